import { type ClockRules, momentAt } from "../../domain/game/clock/game-clock.ts";
import { type ClockAction, decideClock } from "../../domain/game/decide/decide-clock.ts";
import {
  decideConfirmation,
  type SaidByCaptain,
} from "../../domain/game/decide/decide-confirmation.ts";
import { decideCorrection, type StatEdit } from "../../domain/game/decide/decide-correction.ts";
import { decideChange, type EntryDraft } from "../../domain/game/decide/decide-entry-change.ts";
import { decideRemoval, decideUndo } from "../../domain/game/decide/decide-entry-removal.ts";
import * as rosters from "../../domain/game/decide/decide-roster.ts";
import * as scores from "../../domain/game/decide/decide-score.ts";
import { decideStat, type StatChoice } from "../../domain/game/decide/decide-stat.ts";
import * as timeouts from "../../domain/game/decide/decide-timeout.ts";
import type { Decision } from "../../domain/game/decide/decision.ts";
import type { GameFact, Score } from "../../domain/game/events.ts";
import type { GameState } from "../../domain/game/game-state.ts";
import type { MakeId } from "../../domain/shared/clock.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { browserStorageManager, requestPersistence } from "../../local/db/storage-health.ts";
import { openGame } from "../bootstrap/open-game.ts";
import { serverNow } from "../bootstrap/server-clock.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure, isKept } from "./command-failure.ts";

interface RecordOptions {
  /** Receives the event's id before it is stored, so that Undo never means an older play (D24). */
  readonly onShown?: (eventId: string) => void;
  readonly keepsClock?: boolean;
}

export function recordStat(
  gameId: string,
  choice: StatChoice,
  { onShown = () => {}, keepsClock = false }: RecordOptions = {},
): Promise<Result<Written, CommandFailure>> {
  keepRecordedWork();
  const decide = ({ clock }: GameState, makeId: MakeId) =>
    decideStat(choice, makeId, clock && keepsClock ? momentAt(clock, serverNow()) : null);
  return writeFacts(gameId, decide, ([eventId]) => onShown(eventId ?? ""));
}

/** The other half of a compound act follows the change (D26). */
export function changeEntry(gameId: string, entryId: string, draft: EntryDraft) {
  return writeFacts(gameId, (state) => decideChange(state, entryId, draft));
}

/** A sack takes its automatic tackle along (D25). */
export function removeEntry(gameId: string, entryId: string) {
  return writeFacts(gameId, (state) => decideRemoval(state, [entryId]));
}

export function undoAct(gameId: string, eventId: string) {
  return writeFacts(gameId, (state) => decideUndo(state, eventId));
}

export function markTimeoutUsed(gameId: string, teamId: string) {
  return writeFacts(gameId, (state) => timeouts.takeTimeout(state, teamId));
}

export function giveTimeoutBack(gameId: string, teamId: string) {
  return writeFacts(gameId, (state) => timeouts.returnTimeout(state, teamId));
}

export function saveRosters(gameId: string, selection: rosters.RosterSelection) {
  return writeFacts(gameId, (state) => rosters.decideRosters(state, selection));
}

/** Checks one player in or out and stores it at once, because a check-in has no Save (D69). */
export function checkIn(gameId: string, teamId: string, playerId: string, isPresent: boolean) {
  return writeFacts(gameId, (state) => rosters.decideCheckIn(state, teamId, playerId, isPresent));
}

export async function addWalkOn(
  gameId: string,
  walkOn: rosters.NewWalkOn,
): Promise<Result<{ readonly playerId: string }, CommandFailure>> {
  let playerId = "";
  const written = await writeFacts(gameId, (_, makeId) => {
    const decided = rosters.decideWalkOn(walkOn, makeId);
    const [added] = decided.ok ? decided.value : [];
    if (added?.type === "player.added.v1") playerId = added.payload.playerId;
    return decided;
  });
  // A walk-on who waits in the journal stands on the roster all the same (I1).
  return !written.ok && !isKept(written) ? written : ok({ playerId });
}

export function overrideScore(gameId: string, score: Score) {
  return writeFacts(gameId, (state) => scores.decideOverride(state, score));
}

/** A game without a live entry is final with it, and counts everywhere (D46a). */
export function setFinalScore(gameId: string, score: Score) {
  return writeFacts(gameId, (state) => scores.decideFinalScore(state, score));
}

export function clearScoreOverride(gameId: string) {
  return writeFacts(gameId, (state) => scores.clearOverride(state));
}

export function moveClock(gameId: string, action: ClockAction, rules: ClockRules) {
  return writeFacts(gameId, (state) => decideClock(state, action, rules, serverNow()));
}

/** Records a captain's word (D70); a game can be finalized without it. */
export function confirmGame(gameId: string, said: SaidByCaptain) {
  return writeFacts(gameId, (state) => decideConfirmation(state, said));
}

/** Deltas survive everything later (D22, I16). */
export function correctStats(gameId: string, edits: readonly StatEdit[]) {
  return writeFacts(gameId, (state) => {
    const facts: GameFact[] = [];
    for (const edit of edits) {
      const decided = decideCorrection(state, edit);
      if (!decided.ok) return decided;
      facts.push(...decided.value);
    }
    return ok(facts);
  });
}

export interface Written {
  readonly eventIds: readonly string[];
}

/** Resolves when the facts are durable on this device (I1); it needs no network (I5). */
export async function writeFacts(
  gameId: string,
  decide: (state: GameState, makeId: MakeId) => Decision<string>,
  onPainted: (eventIds: readonly string[]) => void = () => {},
): Promise<Result<Written, CommandFailure>> {
  const { store, session, makeId, clock, appVersion } = await services();
  const game = await openGame(gameId);
  if (!game.ok) {
    return commandFailure(game.error.code === "game-unknown" ? "game-unknown" : "game-unreadable");
  }
  const decided = decide(game.value.state, makeId);
  if (!decided.ok) return commandFailure("refused", decided.error.code);
  if (decided.value.length === 0) return ok({ eventIds: [] });
  const appended = await store.log.append(gameId, decided.value, {
    authorId: session.knownUserId(),
    epoch: game.value.state.epoch,
    appVersion,
    now: new Date(clock.now()).toISOString(),
    makeId,
    onPainted,
  });
  if (!appended.ok) return commandFailure("storage");
  return ok({ eventIds: appended.value.events.map((event) => event.eventId) });
}

let hasAskedForPersistence = false;

/** Asks the browser once, at the first recorded stat (docs/decisions/device-storage.md). */
function keepRecordedWork(): void {
  if (hasAskedForPersistence) return;
  hasAskedForPersistence = true;
  void requestPersistence(browserStorageManager());
}
