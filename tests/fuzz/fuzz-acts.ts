import { type ClockRules, momentAt } from "../../src/domain/game/clock/game-clock.ts";
import { type ClockAction, decideClock } from "../../src/domain/game/decide/decide-clock.ts";
import { decideChange } from "../../src/domain/game/decide/decide-entry-change.ts";
import { decideRemoval, decideUndo } from "../../src/domain/game/decide/decide-entry-removal.ts";
import { decideWalkOn } from "../../src/domain/game/decide/decide-roster.ts";
import { decideOverride } from "../../src/domain/game/decide/decide-score.ts";
import {
  DEFENSIVE_TOUCHDOWN_WAYS,
  decideStat,
  type StatAct,
} from "../../src/domain/game/decide/decide-stat.ts";
import { returnTimeout, takeTimeout } from "../../src/domain/game/decide/decide-timeout.ts";
import {
  decideFinalize,
  decideReopen,
  decideReset,
  RESET_WORD,
} from "../../src/domain/game/decide/decide-transition.ts";
import type { Decision } from "../../src/domain/game/decide/decision.ts";
import type { GameFact } from "../../src/domain/game/events.ts";
import type { EntryState, GameState } from "../../src/domain/game/game-state.ts";
import { EXTRA_POINT_TYPES, PLAY_KEYS, STAT_TYPES } from "../../src/domain/game/plays.ts";
import { STAT_KEYS } from "../../src/domain/game/stat-catalogue.ts";
import type { TestGame } from "../helpers/database/league.ts";
import type { SeededRandom } from "../helpers/seeded-random.ts";

/** What scorekeepers do to a game, and how often. */
export const ACT_WEIGHTS = {
  tap: 30,
  undo: 5,
  change: 5,
  remove: 4,
  timeout: 4,
  giveTimeoutBack: 2,
  clock: 4,
  roster: 4,
  /** Checks a suspended player in, with the reason. */
  allow: 2,
  walkOn: 1,
  correct: 2,
  override: 1,
  finalize: 2,
  reopen: 3,
  reset: 0.5,
} as const;
export type FuzzAct = keyof typeof ACT_WEIGHTS;

/** Everything that can be recorded; a new row in `PLAYS` is dealt too. */
export const STAT_ACTS: readonly StatAct[] = PLAY_KEYS.flatMap((key): readonly StatAct[] => {
  switch (key) {
    case "pass_touchdown":
      return [{ stat: key, passerPlayerId: null }];
    case "extra_point":
      return EXTRA_POINT_TYPES.map((extraPointType) => ({ stat: key, extraPointType }));
    case "defensive_touchdown":
      return DEFENSIVE_TOUCHDOWN_WAYS.map((way) => ({ stat: key, way }));
    case "returned_conversion":
      // One of the ways of a defensive touchdown.
      return [];
    default:
      return [{ stat: key }];
  }
});

/** What an edit needs besides for a touchdown or an extra point. */
const DRAFT = { touchdownKind: "rush", extraPointType: "5_yard" } as const;

const QUARTERS: ClockRules = { periods: "quarters", periodMinutes: 12 };
const CLOCK_WISHES: readonly ClockAction[] = [
  { kind: "start" },
  { kind: "stop" },
  { kind: "set", period: "Q3", remainingMs: 61_000 },
];

/** The facts of one act in this state, by the product's own rules; none when it does not apply. */
export function factsOf(
  act: FuzzAct,
  state: GameState,
  game: TestGame,
  random: SeededRandom,
  makeId: () => string = () => crypto.randomUUID(),
): readonly GameFact[] {
  const team = random.pick([game.visitor, game.home]);
  const entry = pickEntry(state, random);
  switch (act) {
    case "tap": {
      const playerId = random.chance(0.1) ? null : random.pick(team.players);
      const act = random.pick(STAT_ACTS);
      const passer = act.stat === "pass_touchdown" && { passerPlayerId: random.pick(team.players) };
      const choice = { ...act, ...passer, teamId: team.id, playerId };
      const at = state.clock === null ? null : momentAt(state.clock, someTime(random));
      return factsIn(decideStat(choice, makeId, at));
    }
    case "undo":
      return entry === null ? [] : factsIn(decideUndo(state, entry.eventId));
    case "change": {
      if (entry === null) return [];
      const playerId = random.pick(team.players);
      const draft = { ...DRAFT, statType: random.pick(STAT_TYPES), teamId: team.id, playerId };
      return factsIn(decideChange(state, entry.entryId, draft));
    }
    case "remove":
      return entry === null ? [] : factsIn(decideRemoval(state, [entry.entryId]));
    case "timeout":
      return factsIn(takeTimeout(state, team.id));
    case "giveTimeoutBack":
      return factsIn(returnTimeout(state, team.id));
    case "clock":
      return factsIn(decideClock(state, random.pick(CLOCK_WISHES), QUARTERS, someTime(random)));
    case "roster": {
      const add = team.players.filter(() => random.chance(0.4));
      const remove = team.players.filter((id) => !add.includes(id) && random.chance(0.3));
      return [{ type: "roster.changed.v1", payload: { teamId: team.id, add, remove } }];
    }
    case "allow": {
      const playerId = random.pick(team.players);
      const add = [...new Set([playerId, random.pick(team.players)])];
      const overrides = [{ playerId, reason: `The board allows it, ${random.below(9)}` }];
      return [
        { type: "roster.changed.v1", payload: { teamId: team.id, add, remove: [], overrides } },
      ];
    }
    case "walkOn":
      return factsIn(decideWalkOn({ teamId: team.id, jerseyNumber: "", name: "Walk On" }, makeId));
    case "correct": {
      const deltas = { [random.pick(STAT_KEYS)]: random.below(5) - 2, safeties: 1 };
      const playerId = random.pick(team.players);
      return [{ type: "stats.corrected.v1", payload: { playerId, teamId: team.id, deltas } }];
    }
    case "override":
      return factsIn(decideOverride(state, { visitor: random.below(40), home: random.below(40) }));
    case "finalize":
      return factsIn(decideFinalize(state));
    case "reopen":
      return factsIn(decideReopen(state));
    case "reset":
      return factsIn(decideReset(state, RESET_WORD));
  }
}

/** Milliseconds: phones' clocks differ by up to ten minutes. */
function someTime(random: SeededRandom): number {
  return 1_790_000_000_000 + random.below(600_000);
}

function pickEntry(state: GameState, random: SeededRandom): EntryState | null {
  const live = [...state.entries.values()].filter((entry) => !entry.removed);
  return live.length === 0 ? null : random.pick(live);
}

function factsIn(decision: Decision<string>): readonly GameFact[] {
  return decision.ok ? decision.value : [];
}
