import * as fc from "fast-check";
import { EXTRA_POINT_TYPES, PLAYS, type Play } from "../../../src/domain/game/plays.ts";
import { STAT_KEYS } from "../../../src/domain/game/stat-catalogue.ts";
import { columnName } from "../scripted-games.ts";
import { type Actor, SERVICE } from "./actors.ts";
import type { TestGame } from "./league.ts";

/** One generated fact; numbers are indexes into small pools, so that facts meet each other. */
export interface Wish {
  readonly type: string;
  readonly entry: number;
  readonly stat: number;
  readonly team: number;
  readonly player: number;
  readonly passer: number;
  readonly amount: number;
}

type StatFields = Readonly<Record<string, unknown>>;

/** Every play in each of its kinds, and two older spellings of a touchdown. */
const STATS: readonly StatFields[] = [
  { stat_type: "touchdown" },
  { stat_type: "touchdown", stat_subtype: "receiving" },
  ...Object.values<Play>(PLAYS).flatMap(({ statType, touchdownKind, points }): StatFields[] => {
    if (points !== "by distance") return [{ stat_type: statType, stat_subtype: touchdownKind }];
    return EXTRA_POINT_TYPES.map((type) => ({ stat_type: statType, extra_point_type: type }));
  }),
];
const CORRECTABLE = STAT_KEYS.map(columnName);

const index = (max: number) => fc.integer({ min: 0, max });
/** Logs of up to 60 facts of all kinds. */
export const wishes = fc.array(
  fc.record({
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant("stat.recorded") },
      { weight: 4, arbitrary: fc.constantFrom("stat.changed", "stat.removed") },
      { weight: 6, arbitrary: fc.constant("roster.changed") },
      {
        weight: 3,
        arbitrary: fc.constantFrom("timeout.used", "timeout.returned", "stats.corrected"),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom("clock.started", "clock.stopped", "clock.set"),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom("score.overridden", "score.override_cleared", "stats.imported"),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom("game.finalized", "game.reopened", "game.reset"),
      },
      { weight: 2, arbitrary: fc.constant("game.confirmed") },
    ),
    entry: index(15),
    stat: index(STATS.length - 1),
    team: index(2),
    player: index(5),
    passer: index(5),
    amount: fc.integer({ min: -3, max: 3 }),
  }),
  { minLength: 5, maxLength: 60 },
);

const CLOCK_FACTS = ["clock.started", "clock.stopped", "clock.set"];
const CLOCK_PERIODS = ["H1", "H2", "Q1", "Q4", "OT"];

function clockOf({ stat, player, passer, entry, amount }: Wish, told: readonly string[]) {
  return {
    period: CLOCK_PERIODS[stat % 5],
    remaining_ms: entry * 60_000 + passer,
    at_ms: 1_790_000_000_000 + (amount + 3) * 60_000 + player,
    ...(amount > 1 ? {} : { seen_clock: told.at(amount) ?? null }),
  };
}

/** Sometimes an unreadable clock, which the folds must ignore. */
function momentOf({ stat, entry, amount }: Wish): unknown {
  if (amount === -3) return { period: "Q5", seconds: entry };
  if (amount === 3) return { period: "Q1", seconds: 3_600 + stat };
  return { period: CLOCK_PERIODS[stat % 5], seconds: entry * 60 };
}

/** Facts of imports are the server's own; whatever else stands beside them goes along. */
export function senderOf(events: readonly Record<string, unknown>[], scorer: Actor): Actor {
  const isOfImport = events.some(({ payload }) => "batch_id" in (payload as object));
  return isOfImport ? SERVICE : scorer;
}

/** Turns generated facts into wire events of one device that follow the game's epoch and state. */
export function wireEventsOf(wished: readonly Wish[], game: TestGame): Record<string, unknown>[] {
  const device = crypto.randomUUID();
  const entryIds = Array.from({ length: 16 }, () => crypto.randomUUID());
  const teams = [game.visitor.id, game.home.id, crypto.randomUUID()];
  const imports = Array.from({ length: 3 }, () => crypto.randomUUID());
  const players = [...game.visitor.players.slice(0, 3), ...game.home.players.slice(0, 2), null];
  let [epoch, state] = [0, "open"];
  // Who was last checked in with a reason is taken out again about as often (D28).
  let allowed: { readonly team: string | undefined; readonly player: string | null } | null = null;
  // The clock facts so far. A phone may have seen any or none of them, and its clock may be slow.
  const told: string[] = [];
  return wished.map((wish, position) => {
    const team = teams[wish.team];
    const player = players[wish.player];
    const passer = STATS[wish.stat]?.stat_type === "touchdown" ? players[wish.passer] : null;
    const fields = {
      ...STATS[wish.stat],
      team_id: team,
      player_id: player,
      ...(passer === null ? {} : { passer_player_id: passer }),
    };
    // Now and then an import wrote the fact, or is taken back.
    const ofImport = wish.entry > 11 ? { batch_id: imports[wish.passer % 3] } : {};
    // Now and then somebody whom this event does not add: such a reason counts for nothing.
    const reasoned = players[(wish.amount > 1 ? wish.player : wish.stat) % 5] ?? null;
    const payloads: Readonly<Record<string, unknown>> = {
      "stat.recorded": {
        entries: [
          { entry_id: entryIds[wish.entry], ...fields },
          ...(wish.amount > 1 ? [{ entry_id: entryIds[wish.passer], ...fields }] : []),
        ],
        ...(wish.amount === 0 ? {} : { game_clock: momentOf(wish) }),
      },
      ...Object.fromEntries(CLOCK_FACTS.map((type) => [type, clockOf(wish, told)])),
      "stat.changed": { entry_id: entryIds[wish.entry], to: fields },
      "stat.removed": { entry_ids: [entryIds[wish.entry], entryIds[wish.passer]] },
      "roster.changed":
        wish.amount < 0 && allowed !== null
          ? { team_id: allowed.team, add: [], remove: [allowed.player] }
          : {
              team_id: team,
              add: [players[wish.player % 5], players[wish.passer % 5]],
              remove: [players[(wish.player + wish.stat) % 5]],
              ...ofImport,
              ...(wish.amount > 0
                ? { overrides: [{ player_id: reasoned, reason: `reason ${wish.entry}` }] }
                : {}),
            },
      "stats.corrected": {
        player_id: players[wish.player % 5],
        team_id: team,
        deltas: { [CORRECTABLE[wish.stat % CORRECTABLE.length] ?? "tackles"]: wish.amount },
        ...ofImport,
      },
      "stats.imported": {
        batch_id: imports[wish.passer % 3],
        ...(wish.amount > 1 ? { undone: true } : {}),
        rows: [wish.player, wish.passer].map((each) => ({
          player_id: players[each % 5],
          team_id: team,
          counts: wish.amount < -1 ? {} : { tackles: wish.entry, extra_points: wish.stat },
        })),
      },
      "score.overridden": { visitor: wish.entry, home: wish.stat },
      "game.confirmed": {
        side: wish.team === 0 ? "visitor" : "home",
        agrees: wish.amount >= 0,
        name: wish.entry > 7 ? `Captain ${wish.entry}` : null,
        ...(wish.amount < -1 ? { note: `note ${wish.stat}` } : {}),
        ...(wish.passer > 2 ? { score: { visitor: wish.entry, home: wish.stat } } : {}),
      },
    };
    const seen = { seen_epoch: epoch, seen_state: state, word: "RESET" };
    const event = {
      event_id: crypto.randomUUID(),
      device_id: device,
      device_seq: position + 1,
      epoch,
      type: `${wish.type}.v1`,
      payload: payloads[wish.type] ?? (wish.type.startsWith("game.") ? seen : { team_id: team }),
    };
    if (CLOCK_FACTS.includes(wish.type)) told.push(event.event_id);
    if (wish.type === "roster.changed" && wish.amount > 0) allowed = { team, player: reasoned };
    if (wish.type === "game.finalized" && state === "open") state = "final";
    else if (wish.type === "game.reopened" && state === "final") state = "open";
    else if (wish.type === "game.reset") [epoch, state] = [epoch + 1, "open"];
    return event;
  });
}
