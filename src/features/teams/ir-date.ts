import { noonOf } from "../../domain/shared/plain-date.ts";
import { teamMessages } from "./team-messages.ts";

const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
});

/** "Nov 21, 2026"; null without a day. A plain date is read at noon (P §5). */
export function irDay(date: string | null): string | null {
  const noon = date === null ? null : noonOf(date);
  return noon === null ? null : format.format(noon);
}

/** "IR since Nov 21, 2026" (P §2). */
export function irSince(date: string | null): string {
  const day = irDay(date);
  return day === null ? teamMessages.card.irNoDate : teamMessages.card.irSince(day);
}
