import type { GameState } from "../../src/domain/game/game-state.ts";

const byKey = <Value>([a]: readonly [string, Value], [b]: readonly [string, Value]): number =>
  a < b ? -1 : 1;

/**
 * Everything that a screen could show of a state, as plain values in a fixed order. Left
 * out are times, which decide nothing and which the server may write differently (I10), and reasons of
 * check-ins, which only admins and their writers have (D13).
 */
export function pictureOf(state: GameState): unknown {
  return {
    epoch: state.epoch,
    phase: state.phase,
    lastTransition: state.lastTransition,
    everFinalized: state.everFinalized,
    entries: [...state.entries.values()].map(({ clientTimestamp: _, ...entry }) => entry),
    liveEntryCount: state.liveEntryCount,
    parkedChanges: [...state.parkedChanges].sort(byKey),
    tombstones: [...state.tombstones].sort(),
    lines: [...state.lines].sort(byKey),
    teamLevel: [...state.teamLevel].sort(byKey),
    points: [...state.points].sort(byKey),
    timeoutsUsed: { ...state.timeoutsUsed },
    clock: state.clock,
    captains: { ...state.captains },
    rosters: [...state.rosters].map(([team, players]) => [team, [...players]] as const).sort(byKey),
    walkOns: [...state.walkOns].sort(byKey),
    override: state.override,
  };
}

/** Why suspended players were checked in, as far as this state says. */
export function reasonsOf(state: GameState): unknown {
  return [...state.rosterOverrides].sort(byKey);
}
