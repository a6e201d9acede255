import { noonOf } from "../../domain/shared/plain-date.ts";
import { teamMessages } from "./team-messages.ts";

const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
});

/** "IR since Nov 21, 2026"; a plain date is read at noon (P §5). */
export function irSince(date: string | null): string {
  const noon = date === null ? null : noonOf(date);
  return noon === null
    ? teamMessages.card.irNoDate
    : teamMessages.card.irSince(format.format(noon));
}
