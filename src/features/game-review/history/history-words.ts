import { gameClockText, momentAt } from "../../../domain/game/clock/game-clock.ts";
import { type Doer, doerOf } from "../../../domain/game/doer.ts";
import type {
  GameEvent,
  PayloadByType,
  StatEntry,
  StatFields,
} from "../../../domain/game/events.ts";
import { type PlayNames, playLine } from "../../../parts/stats/play-words.ts";
import { reviewMessages } from "../review-messages.ts";

export interface HistoryRow {
  readonly eventId: string;
  readonly what: string;
  /** For example what a changed entry said before. */
  readonly detail: string | null;
  readonly doer: Doer;
  /** ISO 8601 for display, by the device's clock if known, else the server's (I10). */
  readonly at: string | null;
  /** The event is still on this device only. */
  readonly isWaiting: boolean;
  /** A finalize, re-open or reset of this device that did not count (D31). */
  readonly isRefused: boolean;
}

const { what: words } = reviewMessages.history;

/**
 * Describes each fact in log order. Changes and deletions name what the entry said before, and
 * admins read why a suspended player was checked in.
 */
export function historyRows(
  events: readonly GameEvent[],
  names: PlayNames,
  readsReasons = false,
): HistoryRow[] {
  const entries = new Map<string, StatFields>();
  return events.map((event) => {
    const { what, detail } = describeEvent(event, names, entries);
    return {
      eventId: event.eventId,
      what,
      detail: detail ?? (readsReasons ? reasonsOf(event, names) : null),
      doer: doerOf(event),
      at: event.clientTimestamp ?? event.receivedAt,
      isWaiting: event.gameSeq === null,
      isRefused: false,
    };
  });
}

function reasonsOf(event: GameEvent, names: PlayNames): string | null {
  const { overrides = [] } = event.type === "roster.changed.v1" ? event.payload : {};
  if (overrides.length === 0) return null;
  return overrides
    .map(({ playerId, reason }) => words.suspendedPlays(names.player(playerId), reason))
    .join(", ");
}

/** `entries` holds what the events so far have said. */
export function describeEvent(
  event: GameEvent,
  names: PlayNames,
  entries: Map<string, StatFields>,
): { readonly what: string; readonly detail: string | null } {
  const line = (fields: StatFields | undefined) =>
    fields === undefined ? words.anEntry : playLine(fields, names);
  switch (event.type) {
    case "stat.recorded.v1": {
      for (const entry of event.payload.entries) entries.set(entry.entryId, entry);
      return say(actLine(event.payload.entries, names));
    }
    case "stat.changed.v1": {
      const { entryId, to } = event.payload;
      const before = entries.get(entryId);
      entries.set(entryId, to);
      return say(
        `${words.changed} ${line(to)}`,
        before === undefined ? null : words.was(line(before)),
      );
    }
    case "stat.removed.v1":
      return say(
        `${words.removed} ${event.payload.entryIds.map((id) => line(entries.get(id))).join(", ")}`,
      );
    case "game.confirmed.v1":
      return say(words.captain(event.payload), event.payload.note);
    default:
      return say(otherEvent(event, names));
  }
}

function say(what: string, detail: string | null = null) {
  return { what, detail };
}

/** Names the entries of one act on one line, without a sack's automatic tackle (D25). */
function actLine(entries: readonly StatEntry[], names: PlayNames): string {
  const named = entries.filter((entry) => entry.automatic !== true);
  return (named.length > 0 ? named : entries).map((entry) => playLine(entry, names)).join(", ");
}

function shownAt(clock: PayloadByType["clock.set.v1"]): string {
  return gameClockText(momentAt({ ...clock, isRunning: false }, clock.atMs));
}

type OtherEvent = Exclude<
  GameEvent,
  { type: "stat.recorded.v1" | "stat.changed.v1" | "stat.removed.v1" | "game.confirmed.v1" }
>;

function otherEvent(event: OtherEvent, names: PlayNames): string {
  switch (event.type) {
    case "timeout.used.v1":
      return words.timeoutUsed(names.team(event.payload.teamId));
    case "timeout.returned.v1":
      return words.timeoutReturned(names.team(event.payload.teamId));
    case "clock.started.v1":
      return words.clockStarted(shownAt(event.payload));
    case "clock.stopped.v1":
      return words.clockStopped(shownAt(event.payload));
    case "clock.set.v1":
      return words.clockSet(shownAt(event.payload));
    case "roster.changed.v1": {
      const { teamId, add, remove } = event.payload;
      const team = names.team(teamId);
      const parts = [
        ...(add.length > 0 ? [words.rosterAdded(team, add.length)] : []),
        ...(remove.length > 0 ? [words.rosterRemoved(team, remove.length)] : []),
      ];
      return parts.length > 0 ? parts.join(", ") : words.rosterChanged(team);
    }
    case "player.added.v1":
      return words.walkOn(names.player(event.payload.playerId), names.team(event.payload.teamId));
    case "stats.corrected.v1": {
      const { batchId, playerId } = event.payload;
      const said = batchId === undefined ? words.corrected : words.correctedByImport;
      return said(names.player(playerId));
    }
    case "stats.imported.v1":
      return event.payload.undone === true
        ? words.importUndone
        : words.imported(event.payload.rows.length);
    case "score.overridden.v1":
      return words.overridden(event.payload);
    case "score.override_cleared.v1":
      return words.overrideCleared;
    case "game.finalized.v1":
      return words.finalized;
    case "game.reopened.v1":
      return words.reopened;
    case "game.reset.v1":
      return words.reset;
    case "held.applied.v1":
      return words.applied(event.payload.eventIds.length);
    case "held.set_aside.v1":
      return words.setAside(event.payload.eventIds.length);
    default:
      return words.newer;
  }
}
