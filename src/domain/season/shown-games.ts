import type { Game } from "../game/game.ts";
import { gameStatus } from "../game/game-status.ts";
import { groupBy } from "../shared/group-by.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import { byDayAndTime } from "./game-order.ts";
import { isOff } from "./game-stage.ts";

/** What a page of a few games shows of each. */
export type ShownGame = Pick<
  Game,
  | "id"
  | "weekNumber"
  | "gameDate"
  | "gameTime"
  | "fieldLocation"
  | "isPlayoff"
  | "isCompleted"
  | "liveEntries"
  | "outcome"
  | "winnerTeamId"
  | "visitorTeamId"
  | "homeTeamId"
  | "visitorScore"
  | "homeScore"
>;

export interface ShownDay {
  readonly date: PlainDate;
  readonly games: readonly ShownGame[];
}

export interface ShownGames {
  /** Games in progress, whatever their date, the latest day first. */
  readonly live: readonly ShownGame[];
  /** Played today, the latest first. */
  readonly results: readonly ShownGame[];
  /** From today on, the next first; called-off games are none (D46a). */
  readonly coming: readonly ShownGame[];
}

/** `today` by the visitor's clock. A cancelled or forfeited game has no result to watch for. */
export function shownGames(games: readonly ShownGame[], today: PlainDate): ShownGames {
  const inOrder = games.filter((game) => !isOff(game)).toSorted(byDayAndTime);
  const at = (status: ReturnType<typeof gameStatus>) =>
    inOrder.filter((game) => gameStatus(game) === status);
  return {
    live: at("in_progress").toSorted(
      (a, b) => Number(a.gameDate < b.gameDate) - Number(a.gameDate > b.gameDate),
    ),
    results: at("completed")
      .filter(({ gameDate }) => gameDate === today)
      .toReversed(),
    coming: at("scheduled").filter(({ gameDate }) => gameDate >= today),
  };
}

/** The first so many, under their days. */
export function firstDays(inOrder: readonly ShownGame[], most: number): readonly ShownDay[] {
  const byDate = groupBy(inOrder.slice(0, most), ({ gameDate }) => gameDate);
  return [...byDate].map(([date, games]) => ({ date, games }));
}
