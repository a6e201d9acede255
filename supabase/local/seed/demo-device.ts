import type { SqlDatabase } from "../database/sql-database.ts";
import type { DemoFact } from "./play-by-play.ts";
import { demoId } from "./random.ts";

/** An event on the wire, as a phone sends it. */
export interface DemoEvent {
  readonly event_id: string;
  readonly device_id: string;
  readonly device_seq: number;
  readonly epoch: number;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly author_id: string;
  readonly client_timestamp: string;
  readonly app_version: string;
}

/** A scorekeeper's phone: numbers its events without gaps over all games (I6). */
export interface DemoDevice {
  /** Turns facts into events of this device. */
  toEvents(gameId: string, startedAt: Date, facts: readonly DemoFact[]): DemoEvent[];
  /** Uploads events as the device's owner, through the same call the app makes. */
  push(database: SqlDatabase, gameId: string, events: readonly DemoEvent[]): Promise<void>;
}

/** Every demo event must be applied; any other outcome means that seed and schema disagree. */
const GOOD_OUTCOMES = new Set(["applied", "duplicate", "held_late"]);

export function createDemoDevice(name: string, ownerId: string): DemoDevice {
  const deviceId = demoId(`device ${name}`);
  let deviceSeq = 0;
  return {
    toEvents: (gameId, startedAt, facts) =>
      facts.map((fact) => {
        deviceSeq += 1;
        const atMs = startedAt.getTime() + fact.atSecond * 1_000;
        return {
          event_id: demoId(`event ${gameId} ${name} ${deviceSeq}`),
          device_id: deviceId,
          device_seq: deviceSeq,
          epoch: 0,
          type: fact.type,
          payload: fact.type.startsWith("clock.") ? { ...fact.payload, at_ms: atMs } : fact.payload,
          author_id: ownerId,
          client_timestamp: new Date(atMs).toISOString(),
          app_version: "0.1.0",
        };
      }),
    async push(database, gameId, events) {
      const claims = JSON.stringify({ sub: ownerId, role: "authenticated" });
      const receipts = await database.transaction(async (tx) => {
        await tx.query(
          `select set_config('role', 'authenticated', true),
                  set_config('request.jwt.claims', $1, true)`,
          [claims],
        );
        const [row] = await tx.query<{ answer: { receipts: { outcome: string }[] } }>(
          "select public.push_game_events($1, $2, $3::text::jsonb) as answer",
          [gameId, deviceId, JSON.stringify(events)],
        );
        return row?.answer.receipts ?? [];
      });
      const bad = receipts.find(({ outcome }) => !GOOD_OUTCOMES.has(outcome));
      if (bad !== undefined) throw new Error(`demo game ${gameId}: ${JSON.stringify(bad)}`);
    },
  };
}
