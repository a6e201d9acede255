import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, runAs } from "./actors.ts";

export type WireEvent = Readonly<Record<string, unknown>>;

export interface Receipt {
  readonly event_id: unknown;
  readonly outcome: string;
  readonly of?: string;
  readonly game_seq?: number;
  readonly reason?: string;
}

export interface PushAnswer {
  readonly receipts: readonly Receipt[];
  readonly head_seq: number;
  readonly epoch: number;
  readonly state: string;
  readonly missing_device_seqs: readonly number[];
}

/** Calls push_game_events. A string as `events` is sent as a JSON string instead of an array. */
export function push(
  database: SqlDatabase,
  actor: Actor,
  gameId: string,
  deviceId: string,
  events: readonly unknown[] | string,
): Promise<PushAnswer> {
  return runAs(database, actor, async (tx) => {
    const [row] = await tx.query<{ answer: PushAnswer }>(
      "select push_game_events($1, $2, $3::jsonb) as answer",
      [gameId, deviceId, JSON.stringify(events)],
    );
    if (row === undefined) throw new Error("the call answered no row");
    return row.answer;
  });
}

/** A phone that numbers its events; it says what a scorekeeper did and pushes when told. */
export class PushingDevice {
  readonly id = crypto.randomUUID();
  #seq = 0;

  event(type: string, payload: unknown, epoch = 0): WireEvent {
    this.#seq += 1;
    return {
      event_id: crypto.randomUUID(),
      device_id: this.id,
      device_seq: this.#seq,
      epoch,
      type,
      payload,
    };
  }

  stat(teamId: string, playerId: string | null, fields: WireEvent, epoch = 0): WireEvent {
    const entry = {
      entry_id: crypto.randomUUID(),
      team_id: teamId,
      player_id: playerId,
      ...fields,
    };
    return this.event("stat.recorded.v1", { entries: [entry] }, epoch);
  }

  tackle(teamId: string, playerId: string | null, epoch = 0): WireEvent {
    return this.stat(teamId, playerId, { stat_type: "tackle" }, epoch);
  }

  rush(teamId: string, playerId: string | null, epoch = 0): WireEvent {
    return this.stat(teamId, playerId, { stat_type: "touchdown", stat_subtype: "rush" }, epoch);
  }
}

/** The entry id of an act with one entry. */
export function entryIdOf(event: WireEvent): string {
  const { entries } = event.payload as { entries: readonly { entry_id: string }[] };
  const [entry] = entries;
  if (entry === undefined) throw new Error("the act has no entry");
  return entry.entry_id;
}
