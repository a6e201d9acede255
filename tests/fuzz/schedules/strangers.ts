import type { TestGame } from "../../helpers/database/league.ts";
import type { SeededRandom } from "../../helpers/seeded-random.ts";
import { seededId } from "./seeded-ids.ts";

type Wire = Readonly<Record<string, unknown>>;

/** What a stranger knows: the game, and the log that every member may read. */
export interface Stranger {
  readonly game: TestGame;
  readonly random: SeededRandom;
  readonly log: readonly Wire[];
  /** A device that belongs to somebody else. */
  readonly deviceId: string;
  /** Somebody else's account. */
  readonly victim: string | null;
}

/** What strangers push, each a way that was tried against the server once. */
export const STRANGE_PUSHES = {
  "no object": () => ["play", 7, null],
  "no id": (s) => [
    { ...honest(s), event_id: undefined },
    { ...honest(s), event_id: "17" },
  ],
  "a field is gone": (s) => [without(s, honest(s))],
  "a field is another": (s) => [mangled(s, honest(s))],
  "the payload is another": (s) => [{ ...honest(s), payload: mangled(s, honest(s).payload) }],
  "an unknown type": (s) => [{ ...honest(s), type: "game.exploded.v1" }],
  "too large": (s) => [{ ...honest(s), note: "x".repeat(5_000) }],
  "far too large": (s) => [{ ...honest(s), note: "x".repeat(20_000) }],
  "a known id with another play": (s) => s.log.slice(-2).map((event) => reused(s, event)),
  "a known event once more": (s) => s.log.slice(-2).map(copied),
  "twice in one call": (s) => {
    const event = honest(s);
    return [event, event, { ...event, payload: { entries: [] } }, mangled(s, event), event];
  },
  "an epoch that is to come": (s) => [{ ...honest(s), epoch: 7 }],
  "the server's own facts": (s) => [
    { ...honest(s), type: "held.applied.v1", payload: { event_ids: [seededId(s.random)] } },
    {
      ...honest(s),
      type: "stats.imported.v1",
      payload: { batch_id: seededId(s.random), rows: [] },
    },
  ],
  "77:0 in another's name": (s) => [
    {
      ...honest(s),
      type: "score.overridden.v1",
      payload: { visitor: 77, home: 0 },
      author_id: s.victim,
    },
  ],
  "a far number under another's device": (s) => [
    { ...honest(s), device_id: s.deviceId, device_seq: 4_000 + s.random.below(9) },
  ],
} satisfies Readonly<Record<string, (stranger: Stranger) => readonly unknown[]>>;

export type StrangePush = keyof typeof STRANGE_PUSHES;

function honest({ game, random }: Stranger) {
  const player = random.pick(game.home.players);
  const entry = { entry_id: seededId(random), stat_type: "tackle", team_id: game.home.id };
  return {
    event_id: seededId(random),
    device_seq: 1 + random.below(3),
    epoch: random.below(2),
    type: "stat.recorded.v1",
    payload: { entries: [{ ...entry, player_id: player }] },
  };
}

function without({ random }: Stranger, wire: Wire): Wire {
  const gone = random.pick(Object.keys(wire));
  return Object.fromEntries(Object.entries(wire).filter(([key]) => key !== gone));
}

function mangled({ random }: Stranger, wire: Wire): Wire {
  const other = random.pick([-1, 1.5, "", "x", true, [], {}, [[]], 1e15]);
  return { ...wire, [random.pick(Object.keys(wire))]: other };
}

function copied(event: Wire): Wire {
  const { game_seq: _, recorded_by: __, received_at: ___, game_id: ____, ...wire } = event;
  return wire;
}

function reused({ random, game }: Stranger, event: Wire): Wire {
  return {
    ...copied(event),
    type: "timeout.used.v1",
    payload: { team_id: random.pick([game.home.id, game.id]) },
  };
}
