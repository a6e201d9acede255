import { canonical } from "./event-shape.ts";
import type { Incoming } from "./judge.ts";
import type { HeldRow } from "./stored-events.ts";

/** `held_events` in memory: what was not applied stays here with its reason (I7). */
export class Custody {
  rows: readonly HeldRow[] = [];

  of(gameId: string): readonly HeldRow[] {
    return this.rows.filter((row) => row.gameId === gameId);
  }

  /** What waits for a person's decision (D31). */
  waiting(gameId: string): readonly HeldRow[] {
    return this.of(gameId).filter(
      ({ resolution, outcome }) =>
        resolution === null && (outcome === "held_late" || outcome === "superseded_epoch"),
    );
  }

  /** What came while the season was deleted and was not judged since (D65). */
  orphans(gameId: string): readonly HeldRow[] {
    return this.of(gameId).filter(
      ({ outcome, resolution, givenId }) =>
        outcome === "orphaned" && resolution === null && !this.#isJudged(givenId),
    );
  }

  #isJudged(givenId: string | null): boolean {
    return this.rows.some(
      (row) =>
        row.givenId === givenId && row.outcome !== "orphaned" && row.event.why !== "id_reused",
    );
  }

  /** After a restore, orphans that are in the log wait no longer. */
  settleOrphans(gameId: string, isLogged: (eventId: string) => boolean): void {
    for (const row of this.of(gameId)) {
      if (row.outcome !== "orphaned" || row.resolution !== null) continue;
      if (isLogged(row.givenId ?? "")) row.resolution = "applied";
    }
  }

  /** What is known of an id; its reuse says nothing about the event itself. */
  first(eventId: string): HeldRow | undefined {
    return this.rows.find(({ event }) => event.eventId === eventId && event.why !== "id_reused");
  }

  /** What is here already with the same id and content is not kept again. */
  keep(gameId: string, done: readonly Incoming[]): void {
    const before = this.rows;
    for (const event of done) {
      const { outcome } = event;
      if (outcome === null || outcome === "applied" || outcome === "duplicate") continue;
      const givenId = event.eventId ?? textOf(event.givenId);
      const row = { event: { ...event }, gameId, givenId, outcome, resolution: null };
      const isKept = givenId !== null && before.some((one) => isSameRow(one, row));
      if (!isKept) this.rows = [...this.rows, row];
    }
  }

  /** The answer sets the game's rows back; a decision that its log does not hold is open again. */
  backup(gameId: string): (log: readonly Incoming[]) => void {
    const then = new Set(this.rows);
    return (log) => {
      this.rows = this.rows.filter((row) => row.gameId !== gameId || then.has(row));
      const decided = new Set(log.flatMap(({ type, payload }) => decidedBy(type, payload)));
      for (const row of this.of(gameId)) {
        if (!decided.has(row.event.eventId)) row.resolution = null;
      }
    };
  }
}

function isSameRow(a: HeldRow, b: HeldRow): boolean {
  return (
    a.givenId === b.givenId &&
    a.outcome === b.outcome &&
    a.event.why === b.event.why &&
    a.gameId === b.gameId &&
    a.event.type === b.event.type &&
    a.event.sha256 === b.event.sha256 &&
    canonical(a.event.payload) === canonical(b.event.payload)
  );
}

function textOf(given: unknown): string | null {
  if (given === null || given === undefined) return null;
  return (typeof given === "string" ? given : canonical(given)).slice(0, 200);
}

function decidedBy(type: string | null, payload: Incoming["payload"]): readonly unknown[] {
  const isDecision = type === "held.applied.v1" || type === "held.set_aside.v1";
  return isDecision && Array.isArray(payload?.event_ids) ? payload.event_ids : [];
}
