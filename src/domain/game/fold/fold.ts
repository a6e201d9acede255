import { type GameEvent, TAPPED_IN_PLAY } from "../events.ts";
import type { GameState, GameTeams } from "../game-state.ts";
import { tellClock } from "./fold-clock.ts";
import { hearCaptain, NOBODY_SAID } from "./fold-confirmations.ts";
import { correctLine } from "./fold-corrections.ts";
import { changeRecordedEntry, recordEntries, removeRecordedEntries } from "./fold-entries.ts";
import { importLines } from "./fold-imports.ts";
import { addWalkOnPlayer, changeGameRoster } from "./fold-rosters.ts";
import { countTimeout } from "./fold-timeouts.ts";
import { applyTransition } from "./fold-transitions.ts";

/** What the game's row tells about a log that is not on this device. */
export type KnownRow = Pick<GameState, "epoch" | "phase" | "everFinalized">;

/** It is open in epoch 0, or as in `row`, so that events carry the right epoch without a log. */
export function createGameState(gameId: string, teams: GameTeams, row?: KnownRow): GameState {
  return {
    gameId,
    teams,
    revision: 0,
    throughSeq: 0,
    epoch: row?.epoch ?? 0,
    phase: row?.phase ?? "open",
    lastTransition: null,
    transitionsKnown: row === undefined,
    everFinalized: row?.everFinalized ?? false,
    appliedEvents: new Set(),
    entries: new Map(),
    liveEntryCount: 0,
    parkedChanges: new Map(),
    tombstones: new Set(),
    lines: new Map(),
    teamLevel: new Map(),
    points: new Map(),
    timeoutsUsed: { visitor: 0, home: 0 },
    timeoutsOver: { visitor: 0, home: 0 },
    clock: null,
    rosters: new Map(),
    rosterOverrides: new Map(),
    walkOns: new Map(),
    corrections: [],
    imports: [],
    undoneImports: new Set(),
    rosterMoves: [],
    override: null,
    captains: NOBODY_SAID,
    keepsScore: false,
  };
}

const SILENT_ON_SCORE: ReadonlySet<GameEvent["type"]> = new Set([
  "stats.imported.v1",
  "stats.corrected.v1",
  "game.confirmed.v1",
]);

/** Imports, corrections and captains' words do not set the score (D34, D37, D70). */
function saysScore(event: GameEvent): boolean {
  if (event.type === "roster.changed.v1") return event.payload.batchId === undefined;
  return !SILENT_ON_SCORE.has(event.type);
}

/** The server holds a fact that still waits once the game is final (D31). */
function isHeldLate(state: GameState, event: GameEvent): boolean {
  return state.phase === "final" && event.gameSeq === null && TAPPED_IN_PLAY.has(event.type);
}

function takeEffect(state: GameState, event: GameEvent): boolean {
  switch (event.type) {
    case "stat.recorded.v1":
      recordEntries(state, event, event.payload);
      return true;
    case "stat.changed.v1":
      changeRecordedEntry(state, event.payload);
      return true;
    case "stat.removed.v1":
      removeRecordedEntries(state, event.payload);
      return true;
    case "timeout.used.v1":
      countTimeout(state, event.payload.teamId, 1);
      return true;
    case "timeout.returned.v1":
      countTimeout(state, event.payload.teamId, -1);
      return true;
    case "clock.started.v1":
    case "clock.stopped.v1":
    case "clock.set.v1":
      tellClock(state, event, event.type, event.payload);
      return true;
    case "roster.changed.v1":
      changeGameRoster(state, event.payload);
      return true;
    case "player.added.v1":
      addWalkOnPlayer(state, event.payload);
      return true;
    case "stats.corrected.v1":
      correctLine(state, event, event.payload);
      return true;
    case "stats.imported.v1":
      importLines(state, event.payload);
      return true;
    case "score.overridden.v1":
      state.override = { visitor: event.payload.visitor, home: event.payload.home };
      return true;
    case "score.override_cleared.v1":
      state.override = null;
      return true;
    case "game.finalized.v1":
    case "game.reopened.v1":
    case "game.reset.v1":
      return applyTransition(state, event, event.type, event.payload);
    case "game.confirmed.v1":
      hearCaptain(state, event, event.payload);
      return true;
    case "held.applied.v1":
    case "held.set_aside.v1":
      // The applied events appear in the log with a gameSeq of their own (D31).
      return true;
    case "unknown":
      return false;
  }
}

/**
 * Changes `state` in place, at the same cost for any log; returns false if the event had no effect
 * (I8, D31).
 */
export function applyEvent(state: GameState, event: GameEvent): boolean {
  state.throughSeq = Math.max(state.throughSeq, event.gameSeq ?? 0);
  if (state.appliedEvents.has(event.eventId)) return false;
  if (event.epoch !== state.epoch && event.type !== "player.added.v1") return false;
  if (isHeldLate(state, event) || !takeEffect(state, event)) return false;
  state.appliedEvents.add(event.eventId);
  state.revision += 1;
  state.keepsScore ||= saysScore(event);
  return true;
}

/** Folds a log, given in order (I15). */
export function foldGame(gameId: string, teams: GameTeams, events: Iterable<GameEvent>): GameState {
  const state = createGameState(gameId, teams);
  for (const event of events) applyEvent(state, event);
  return state;
}

/** Makes an independent copy; the immutable values inside (entries, lines) are shared. */
export function cloneGameState(state: GameState): GameState {
  return {
    ...state,
    appliedEvents: new Set(state.appliedEvents),
    entries: new Map(state.entries),
    parkedChanges: new Map(state.parkedChanges),
    tombstones: new Set(state.tombstones),
    lines: new Map(state.lines),
    teamLevel: new Map(state.teamLevel),
    points: new Map(state.points),
    rosters: new Map([...state.rosters].map(([teamId, players]) => [teamId, new Set(players)])),
    rosterOverrides: new Map(state.rosterOverrides),
    walkOns: new Map(state.walkOns),
    corrections: [...state.corrections],
    imports: [...state.imports],
    undoneImports: new Set(state.undoneImports),
    rosterMoves: [...state.rosterMoves],
  };
}
