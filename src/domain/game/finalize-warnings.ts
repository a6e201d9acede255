import { ROSTER_MIN } from "../roster/roster-rules.ts";
import type { Score, StatFields } from "./events.ts";
import type { GameState } from "./game-state.ts";
import { type LikelyDouble, likelyDoubles } from "./likely-doubles.ts";
import { computedScore, overrideDisagrees } from "./live-score.ts";
import { touchdownKindOf } from "./play-of.ts";

/** Events of this game that wait on this device, which the folded log does not show. */
interface WaitingCounts {
  readonly unsent: number;
  /** Events that the server refused; they count on this device only (I14). */
  readonly refused: number;
  readonly otherPersons: number;
}

/** What a person should know before finalizing (D31); no warning prevents it. */
export type FinalizeWarning =
  | { readonly code: "entries_without_player"; readonly entryIds: readonly string[] }
  | { readonly code: "likely_doubles"; readonly doubles: readonly LikelyDouble[] }
  | { readonly code: "small_roster"; readonly teamId: string; readonly count: number }
  | { readonly code: "refused_entries"; readonly count: number }
  | { readonly code: "unsent_entries"; readonly count: number }
  | { readonly code: "other_persons_entries"; readonly count: number }
  /** Scoring was recorded beside an override: the person chooses which score counts (D37). */
  | { readonly code: "override_differs"; readonly override: Score; readonly computed: Score };

/** Nobody got the figures of such a play; on a pass, passer or receiver did not. */
export function lacksPlayer(fields: StatFields): boolean {
  if (fields.playerId === null) return true;
  const isPass = fields.statType === "touchdown" && touchdownKindOf(fields) === "pass";
  return isPass && (fields.passerPlayerId ?? null) === null;
}

function entriesWithoutPlayer(state: GameState): FinalizeWarning[] {
  const open = [...state.entries.values()].filter(
    ({ removed, fields }) => !removed && lacksPlayer(fields),
  );
  const entryIds = open.map((entry) => entry.entryId);
  return open.length === 0 ? [] : [{ code: "entries_without_player", entryIds }];
}

function smallRosters(state: GameState): FinalizeWarning[] {
  return [state.teams.visitorTeamId, state.teams.homeTeamId]
    .map((teamId) => ({ teamId, count: state.rosters.get(teamId)?.size ?? 0 }))
    .filter(({ count }) => count < ROSTER_MIN)
    .map(({ teamId, count }) => ({ code: "small_roster", teamId, count }));
}

/** Returns all warnings for a game, most important first (D31). */
export function finalizeWarnings(
  state: GameState,
  { unsent, refused, otherPersons }: WaitingCounts,
): readonly FinalizeWarning[] {
  const warnings: FinalizeWarning[] = [];
  if (refused > 0) warnings.push({ code: "refused_entries", count: refused });
  warnings.push(...entriesWithoutPlayer(state));
  const doubles = likelyDoubles(state);
  if (doubles.length > 0) warnings.push({ code: "likely_doubles", doubles });
  if (state.override !== null && overrideDisagrees(state)) {
    const computed = computedScore(state);
    warnings.push({ code: "override_differs", override: state.override, computed });
  }
  warnings.push(...smallRosters(state));
  if (unsent > 0) warnings.push({ code: "unsent_entries", count: unsent });
  if (otherPersons > 0) warnings.push({ code: "other_persons_entries", count: otherPersons });
  return warnings;
}
