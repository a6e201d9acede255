import type { GameTeamView, GameView } from "../../../app/queries/game/game-view.ts";
import { SIDES, type Side } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Player } from "../../../domain/game/player.ts";
import {
  canSelectMore,
  isSelectable,
  ROSTER_MAX,
  ROSTER_MIN,
} from "../../../domain/roster/roster-rules.ts";

/** Keeps the order of choosing, which is the roster position. */
export interface GateSelection {
  readonly visitor: readonly string[];
  readonly home: readonly string[];
  /** Maps a player to the reason why a suspended one plays (D28). */
  readonly reasons?: Readonly<Record<string, string>>;
}

/** A selection that was not saved, and who was checked in when it was written. */
interface GateDraft extends GateSelection {
  readonly base?: Pick<GateSelection, Side>;
}

/** Returns each team's checked-in players, as this device knows them. */
export function checkedInBoth({ visitor, home }: Pick<GameView, "visitor" | "home">) {
  return { visitor: visitor.rosterIds, home: home.rosterIds };
}

/** A 21st player is not ticked (P §5). */
export function toggled(selection: GateSelection, side: Side, playerId: string): GateSelection {
  const chosen = selection[side];
  if (chosen.includes(playerId)) {
    return { ...selection, [side]: chosen.filter((id) => id !== playerId) };
  }
  return canSelectMore(chosen.length) ? { ...selection, [side]: [...chosen, playerId] } : selection;
}

/** Ticks a suspended player with the given reason. */
export function tickedWithReason(
  selection: GateSelection,
  side: Side,
  playerId: string,
  reason: string,
): GateSelection {
  const reasons = { ...selection.reasons, [playerId]: reason };
  return { ...ticked(selection, side, [playerId]), reasons };
}

/** Ticks as many of the players as still fit. */
export function ticked(
  selection: GateSelection,
  side: Side,
  playerIds: readonly string[],
): GateSelection {
  const chosen = new Set([...selection[side], ...playerIds]);
  return { ...selection, [side]: [...chosen].slice(0, ROSTER_MAX) };
}

/** Adopts another phone's change, or saving would take its walk-on off the roster (D36). */
export function withChanges(
  selection: GateSelection,
  before: GateSelection,
  after: GateSelection,
): GateSelection {
  const left = {
    visitor: missingIn(after, before, "visitor"),
    home: missingIn(after, before, "home"),
  };
  const stayed = {
    ...selection,
    visitor: selection.visitor.filter((id) => !left.visitor.includes(id)),
    home: selection.home.filter((id) => !left.home.includes(id)),
  };
  const visitors = ticked(stayed, "visitor", missingIn(before, after, "visitor"));
  return ticked(visitors, "home", missingIn(before, after, "home"));
}

function missingIn(part: GateSelection, whole: GateSelection, side: Side): string[] {
  return whole[side].filter((id) => !part[side].includes(id));
}

/** Compares without regard to order. */
export function isSameSelection(a: GateSelection, b: GateSelection): boolean {
  return SIDES.every(
    (side) => missingIn(a, b, side).length === 0 && missingIn(b, a, side).length === 0,
  );
}

export function stillNeeded(count: number): number {
  return Math.max(0, ROSTER_MIN - count);
}

/** A player checked in before an injury stays in the list, to be taken out (P §4). */
export function listedPlayers({ players, rosterIds }: GameTeamView): readonly Player[] {
  return players.filter((player) => isSelectable(player) || rosterIds.includes(player.id));
}

/** Counts chosen players who can play: one injured after check-in does not count (P §4). */
export function countPlaying({ players }: GameTeamView, chosen: readonly string[]): number {
  return players.filter((player) => isSelectable(player) && chosen.includes(player.id)).length;
}

/** The number of players who can play for each team. */
export type RosterCounts = Readonly<Record<Side, number>>;

export function countBoth(
  { visitor, home }: Pick<GameView, Side>,
  chosen: GateSelection,
): RosterCounts {
  return {
    visitor: countPlaying(visitor, chosen.visitor),
    home: countPlaying(home, chosen.home),
  };
}

export function isComplete({ visitor, home }: RosterCounts): boolean {
  return stillNeeded(visitor) === 0 && stillNeeded(home) === 0;
}

/** Keeps only listed players, because a draft may be older than the roster. */
export function onlyListed(
  selection: GateDraft,
  listed: Readonly<Record<Side, ReadonlySet<string>>>,
): GateDraft {
  return {
    ...selection,
    visitor: selection.visitor.filter((id) => listed.visitor.has(id)),
    home: selection.home.filter((id) => listed.home.has(id)),
  };
}

/** Lays changes of others since the draft, and taps before it was read, over the stored draft. */
export function underTaps(
  { base, ...draft }: GateDraft,
  opened: GateSelection,
  now: GateSelection,
): GateSelection {
  const tapped = withChanges(draft, base ?? opened, now);
  return now.reasons === undefined
    ? tapped
    : { ...tapped, reasons: { ...draft.reasons, ...now.reasons } };
}

/** Reads a stored draft; null if it has another shape. */
export function parseSelection(value: unknown): GateDraft | null {
  if (!isBothTeams(value)) return null;
  const { visitor, home, reasons, base } = value;
  return {
    visitor,
    home,
    ...(areTexts(reasons) && { reasons }),
    ...(isBothTeams(base) && { base: { visitor: base.visitor, home: base.home } }),
  };
}

function isBothTeams(
  value: unknown,
): value is Pick<GateSelection, Side> & Readonly<Record<"reasons" | "base", unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const { visitor, home } = value as Readonly<Record<string, unknown>>;
  return isIdList(visitor) && isIdList(home);
}

function areTexts(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((text) => typeof text === "string");
}

function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === "string");
}

/** True if a team has nobody checked in, or is incomplete before the first entry (P §2, D36). */
export function needsGate(view: Pick<GameView, Side | "state">): boolean {
  const { visitor, home, state } = view;
  if (visitor.rosterIds.length === 0 || home.rosterIds.length === 0) return true;
  return state.liveEntryCount === 0 && !isComplete(countBoth(view, checkedInBoth(view)));
}
