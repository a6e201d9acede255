import type { ReviewTeam } from "../../domain/review/game-review.ts";
import type { PublishedGame, PublishedPlayer } from "../../domain/review/published-game.ts";
import { groupBy } from "../../domain/shared/group-by.ts";
import type { GameRosterPlace, StatEventRow, StatImportRow } from "./review-rows.ts";

/** The tables of a published game, without the log position at which they were read. */
export type ReviewTables = Omit<PublishedGame, "headSeq" | "logDigest" | "override">;

/**
 * Combines the rows of a game's five tables, given in any order, and sorts them by the log's order.
 */
export function toReviewTables(rows: {
  readonly plays: readonly StatEventRow[];
  readonly imports: readonly StatImportRow[];
  readonly players: readonly PublishedPlayer[];
  readonly teams: readonly ReviewTeam[];
  readonly rosters: readonly GameRosterPlace[];
}): ReviewTables {
  const places = rows.rosters.toSorted((a, b) => a.position - b.position);
  return {
    plays: rows.plays.toSorted((a, b) => a.order - b.order).map(({ order: _, ...entry }) => entry),
    imports: rows.imports
      .toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
      .map(({ id: _, place: __, ...row }) => row),
    players: rows.players,
    teams: rows.teams,
    rosters: [...groupBy(places, ({ teamId }) => teamId)].map(([teamId, players]) => ({
      teamId,
      playerIds: players.map(({ playerId }) => playerId),
    })),
  };
}
