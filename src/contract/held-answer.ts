import * as v from "valibot";
import type { GameEvent } from "../domain/game/events.ts";
import { readWireEvent } from "./event-wire.ts";
import { mayLack, text } from "./rows/row-shape.ts";

/** An event that the server keeps without counting it (D31). */
export interface HeldEvent {
  readonly event: GameEvent;
  /** `held_late`, `superseded_epoch`, `orphaned`, or a newer server's outcome. */
  readonly outcome: string;
  readonly reason: string | null;
}

const rowSchema = v.looseObject({ held_id: v.number(), outcome: text, reason: mayLack(text) });

/** One page of the list; only an empty page ends it (I23). */
export interface HeldPage {
  readonly events: readonly HeldEvent[];
  /** The next page starts after it; null on an empty page. */
  readonly lastId: number | null;
}

/** Reads a page of `held_events_for_game`; returns null when the body is not such a list. */
export function readHeldPage(gameId: string, body: unknown): HeldPage | null {
  const rows = v.safeParse(v.array(rowSchema), body);
  if (!rows.success) return null;
  const held: HeldEvent[] = [];
  for (const row of rows.output) {
    const event = readWireEvent(gameId, row);
    if (event === null) return null;
    held.push({ event: { ...event, gameSeq: null }, outcome: row.outcome, reason: row.reason });
  }
  return { events: held, lastId: rows.output.at(-1)?.held_id ?? null };
}
