import type { Game } from "../game/game.ts";
import { gameStatus } from "../game/game-status.ts";
import { groupBy } from "../shared/group-by.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import { byDayAndTime } from "./game-order.ts";
import { isLiveNow, isOff } from "./game-stage.ts";

/** The fields that a short list of games shows. */
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
  /** The latest day first. */
  readonly live: readonly ShownGame[];
  /** Games played today, the latest first. */
  readonly results: readonly ShownGame[];
  /** Games from today on without called-off ones (D46a), the next first. */
  readonly coming: readonly ShownGame[];
}

/** `today` is the visitor's date. Cancelled and forfeited games are left out. */
export function shownGames(games: readonly ShownGame[], today: PlainDate): ShownGames {
  const inOrder = games.filter((game) => !isOff(game)).toSorted(byDayAndTime);
  const at = (status: ReturnType<typeof gameStatus>) =>
    inOrder.filter((game) => gameStatus(game) === status);
  return {
    live: inOrder
      .filter((game) => isLiveNow(game, today))
      .toSorted((a, b) => Number(a.gameDate < b.gameDate) - Number(a.gameDate > b.gameDate)),
    results: at("completed")
      .filter(({ gameDate }) => gameDate === today)
      .toReversed(),
    coming: at("scheduled").filter(({ gameDate }) => gameDate >= today),
  };
}

/** Groups the first `most` games by day. */
export function firstDays(inOrder: readonly ShownGame[], most: number): readonly ShownDay[] {
  const byDate = groupBy(inOrder.slice(0, most), ({ gameDate }) => gameDate);
  return [...byDate].map(([date, games]) => ({ date, games }));
}
