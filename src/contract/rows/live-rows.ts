import * as v from "valibot";
import type { GameClock } from "../../domain/game/clock/game-clock.ts";
import type { Score } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import { LIVE_CLOCK } from "./clock-row.ts";
import { GAMES } from "./game-rows.ts";
import { PLAYERS, type PlayerRow } from "./player-rows.ts";
import {
  GAME_ROSTERS,
  GAME_STATS,
  type ReviewTables,
  STAT_EVENTS,
  STAT_IMPORTS,
  TEAM_GAME_STATS,
  toReviewTables,
} from "./review-rows.ts";
import { count } from "./row-shape.ts";

/** A game as `/live` returns it, with everything read at one moment. */
export interface LiveGame {
  readonly game: Game;
  readonly timeoutsUsed: Score;
  /** null if the league keeps no clock (D71). */
  readonly clock: GameClock | null;
  readonly tables: ReviewTables;
  /** Walk-ons of both teams, which a device may not have read yet. */
  readonly walkOns: readonly PlayerRow[];
}

const liveGameSchema = v.object({
  game: GAMES.schema,
  timeouts: v.object({ visitor: count, home: count }),
  clock: LIVE_CLOCK,
  plays: v.array(STAT_EVENTS.schema),
  imports: v.array(STAT_IMPORTS.schema),
  players: v.array(GAME_STATS.schema),
  teams: v.array(TEAM_GAME_STATS.schema),
  rosters: v.array(GAME_ROSTERS.schema),
  walk_ons: v.array(PLAYERS.schema),
});

/** null if the body is not a game, or not all of one (I23). */
export function readLiveGame(body: unknown): LiveGame | null {
  const parsed = v.safeParse(liveGameSchema, body);
  if (!parsed.success) return null;
  const { game, timeouts, clock, walk_ons: walkOns, ...rows } = parsed.output;
  return { game, timeoutsUsed: timeouts, clock, walkOns, tables: toReviewTables(rows) };
}
