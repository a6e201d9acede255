import { foldGame } from "../../../src/domain/game/fold/fold.ts";
import type { GameState } from "../../../src/domain/game/game-state.ts";
import { gameStatsOf } from "../../../src/domain/game/game-stats.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import type { TestGame } from "../../helpers/database/league.ts";
import { advance, type GameRow, type Incoming, type PushState } from "./judge.ts";
import type { GameLimits, PlayCaller } from "./play-server.ts";
import { type LoggedEvent, readBack } from "./stored-events.ts";

export interface MemoryGame {
  readonly game: TestGame;
  readonly limits: GameLimits;
  row: GameRow;
  log: LoggedEvent[];
  isShown: boolean;
}

export const UNTOUCHED: GameRow = {
  epoch: 0,
  state: "open",
  headSeq: 0,
  digest: 0,
  lastTransition: null,
  everFinalized: false,
};

/** The state of a game before a push, with what its limits leave room for. */
export function pushState(
  { game, limits, row, log }: MemoryGame,
  { role }: PlayCaller,
  isReset: boolean,
): PushState {
  const isOurs = (team: unknown) => team === game.visitor.id || team === game.home.id;
  const walkOns = log
    .filter(({ type, payload }) => type === "player.added.v1" && isOurs(payload?.team_id))
    .map(({ payload }) => payload?.player_id);
  return {
    row,
    // Only a reset asks, and a fold of the whole log takes its time.
    hasStats: isReset && hasStats(foldOfLog(game, log)),
    eventRoom: limits.events - row.headSeq,
    walkOnRoom: limits.walkOns - new Set(walkOns).size,
    isAdmin: role === "admin",
    isServer: role === "server",
  };
}

/** The fold of the log by the product's own rules. */
export function foldOfLog(game: TestGame, log: readonly LoggedEvent[]): GameState {
  const teams = { visitorTeamId: game.visitor.id, homeTeamId: game.home.id };
  return foldGame(
    game.id,
    teams,
    log.map((one) => readBack(game.id, one)),
  );
}

export function isResetEvent(wire: unknown): boolean {
  return (
    typeof wire === "object" && wire !== null && "type" in wire && wire.type === "game.reset.v1"
  );
}

export function hasStats(state: GameState): boolean {
  return state.liveEntryCount > 0 || gameStatsOf(state, SCORING_PROFILES.guide).length > 0;
}

/** The event at its place in the log. */
export function appendEvent(event: Incoming, state: PushState, epoch?: number): LoggedEvent {
  event.gameSeq = state.row.headSeq + 1;
  const isWalkOn = event.type === "player.added.v1" && epoch === undefined;
  event.appliedEpoch = isWalkOn ? event.epoch : state.row.epoch;
  advance(state, event);
  return { ...event, digest: state.row.digest };
}
