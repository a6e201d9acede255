import { dayText } from "../../parts/page/day-text.ts";
import { penaltyMessages } from "./penalty-messages.ts";

const { list: words } = penaltyMessages;

interface PlayedGame {
  readonly weekNumber: number | null;
  readonly gameDate: string | null;
  readonly visitorName: string | null;
  readonly homeName: string | null;
}

/** Returns "Week 3 · Sat, Nov 21 · Falcons – Storm", or "Season-wide" without a game. */
export function penaltyGame({ weekNumber, gameDate, visitorName, homeName }: PlayedGame): string {
  if (gameDate === null) return words.seasonWide;
  return [
    weekNumber === null ? null : words.week(weekNumber),
    dayText(gameDate, "weekday"),
    visitorName === null || homeName === null ? null : words.teams(visitorName, homeName),
  ]
    .filter(Boolean)
    .join(" · ");
}
