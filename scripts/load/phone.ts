import { setTimeout as pass } from "node:timers/promises";
import { askAs, type LoadApi } from "./api.ts";
import type { Sideline } from "./sidelines.ts";

export interface PhoneLoad {
  readonly plays: number;
  /** null sends as many as the app does at a time (S24). */
  readonly playsPerPush: number | null;
}

/** What one phone has seen of the server. */
export interface PhoneReport {
  readonly sent: readonly string[];
  /** Milliseconds of each push, repeats included. */
  readonly pushes: readonly number[];
  /** Answers that made the phone wait and send again. */
  readonly postponed: number;
}

const MOST_REPEATS = 4;
/** As the app batches (S24): a turn begins with these, and after an answer that came soon the next is longer. */
const FIRST_BATCH = 50;
const LONGEST_BATCH = 500;
const SLOW_ANSWER_MS = 1_000;
const QUICK_ANSWER_MS = 250;

/** Sends all plays in batches, each one to four times, as a phone does whose answers get lost. */
export async function runPhone(
  api: LoadApi,
  sideline: Sideline,
  { plays, playsPerPush }: PhoneLoad,
): Promise<PhoneReport> {
  const deviceId = crypto.randomUUID();
  const sent: string[] = [];
  const pushes: number[] = [];
  let postponed = 0;
  let batchLength = FIRST_BATCH;
  while (sent.length < plays) {
    const length = Math.min(playsPerPush ?? batchLength, plays - sent.length);
    const events = Array.from({ length }, (_, n) =>
      tackle(sideline, deviceId, sent.length + n + 1),
    );
    let left = 1 + Math.floor(Math.random() * MOST_REPEATS);
    while (left > 0) {
      const answer = await askAs(api, "/rest/v1/rpc/push_game_events", sideline.token, {
        p_game_id: sideline.gameId,
        p_device_id: deviceId,
        p_events: events,
      });
      if (answer.status === 429 || answer.status >= 500) {
        postponed += 1;
        await pass(1_000);
        continue;
      }
      if (answer.status !== 200) throw new Error(`A push: ${JSON.stringify(answer.body)}`);
      pushes.push(answer.ms);
      left -= 1;
      if (left === 0 && answer.ms <= SLOW_ANSWER_MS) {
        const times = answer.ms <= QUICK_ANSWER_MS ? 4 : 2;
        batchLength = Math.min(LONGEST_BATCH, batchLength * times);
      }
    }
    sent.push(...events.map(({ event_id: id }) => id));
  }
  return { sent, pushes, postponed };
}

function tackle({ teamId, players }: Sideline, deviceId: string, deviceSeq: number) {
  const entry = {
    entry_id: crypto.randomUUID(),
    stat_type: "tackle",
    team_id: teamId,
    player_id: players[deviceSeq % players.length] ?? null,
  };
  return {
    event_id: crypto.randomUUID(),
    device_id: deviceId,
    device_seq: deviceSeq,
    epoch: 0,
    type: "stat.recorded.v1",
    payload: { entries: [entry] },
    client_timestamp: new Date().toISOString(),
  };
}
