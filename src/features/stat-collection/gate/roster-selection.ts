import { canSelectMore, ROSTER_MAX, ROSTER_MIN } from "../../../domain/roster/roster-rules.ts";

/** Chosen players of both teams, in the order of choosing (that is their roster position). */
export interface RosterSelection {
  readonly visitor: readonly string[];
  readonly home: readonly string[];
}
export type RosterSide = keyof RosterSelection;

/** Ticks or unticks one player; a 21st stays out (P §5 "selection stops at 20"). */
export function toggled(
  selection: RosterSelection,
  side: RosterSide,
  playerId: string,
): RosterSelection {
  const chosen = selection[side];
  if (chosen.includes(playerId)) {
    return { ...selection, [side]: chosen.filter((id) => id !== playerId) };
  }
  return canSelectMore(chosen.length) ? { ...selection, [side]: [...chosen, playerId] } : selection;
}

/** Ticks those of the given players that still fit, in their order. */
export function ticked(
  selection: RosterSelection,
  side: RosterSide,
  playerIds: readonly string[],
): RosterSelection {
  const chosen = new Set([...selection[side], ...playerIds]);
  return { ...selection, [side]: [...chosen].slice(0, ROSTER_MAX) };
}

/**
 * An open selection after another phone changed the rosters: who came is ticked while there is
 * room, who left is not, and what this person chose stays (D36). Else saving an older picture
 * would take the other phone's walk-on off the roster. In: the rosters before and after the change.
 */
export function withChanges(
  selection: RosterSelection,
  before: RosterSelection,
  after: RosterSelection,
): RosterSelection {
  const left = {
    visitor: missingIn(after, before, "visitor"),
    home: missingIn(after, before, "home"),
  };
  const stayed = {
    visitor: selection.visitor.filter((id) => !left.visitor.includes(id)),
    home: selection.home.filter((id) => !left.home.includes(id)),
  };
  const visitors = ticked(stayed, "visitor", missingIn(before, after, "visitor"));
  return ticked(visitors, "home", missingIn(before, after, "home"));
}

/** Who of `whole` does not stand in `part`. */
function missingIn(part: RosterSelection, whole: RosterSelection, side: RosterSide): string[] {
  return whole[side].filter((id) => !part[side].includes(id));
}

/** Whether the same players are chosen, in whatever order. */
export function isSameSelection(a: RosterSelection, b: RosterSelection): boolean {
  return (["visitor", "home"] as const).every(
    (side) => missingIn(a, b, side).length === 0 && missingIn(b, a, side).length === 0,
  );
}

/** How many players a team still needs (P §5). */
export function stillNeeded(count: number): number {
  return Math.max(0, ROSTER_MIN - count);
}

/** Whether both teams have their 6 (P §5). */
export function isComplete({ visitor, home }: RosterSelection): boolean {
  return stillNeeded(visitor.length) === 0 && stillNeeded(home.length) === 0;
}

/** Only players who are still listed: a draft may be older than the roster. */
export function onlyListed(
  selection: RosterSelection,
  listed: Readonly<Record<RosterSide, ReadonlySet<string>>>,
): RosterSelection {
  return {
    visitor: selection.visitor.filter((id) => listed.visitor.has(id)),
    home: selection.home.filter((id) => listed.home.has(id)),
  };
}

/** Reads a kept draft; anything of another shape is null. */
export function parseSelection(value: unknown): RosterSelection | null {
  if (typeof value !== "object" || value === null) return null;
  const { visitor, home } = value as { visitor?: unknown; home?: unknown };
  return isIdList(visitor) && isIdList(home) ? { visitor, home } : null;
}

function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === "string");
}

/**
 * Whether the gate stands before the live screen (P §2, D36): a team has nobody checked in, or
 * nothing was recorded yet and a team is not complete (a walk-on was added in the gate).
 */
export function needsGate(game: {
  readonly visitor: number;
  readonly home: number;
  readonly liveEntries: number;
}): boolean {
  const fewest = Math.min(game.visitor, game.home);
  return fewest === 0 || (game.liveEntries === 0 && fewest < ROSTER_MIN);
}
