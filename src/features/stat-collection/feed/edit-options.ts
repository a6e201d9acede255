import type { EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import type { StatType, TouchdownKind } from "../../../domain/game/stats.ts";
import { statMessages as stats } from "../../../parts/stats/stat-messages.ts";

interface StatOption {
  readonly value: string;
  readonly label: string;
  readonly statType: StatType;
  readonly touchdownKind?: TouchdownKind;
}

/** What an entry can be made into; the two touchdowns are one choice each. */
export const STAT_OPTIONS: readonly StatOption[] = [
  { value: "pass", label: stats.passTouchdown, statType: "touchdown", touchdownKind: "pass" },
  { value: "rush", label: stats.rushTouchdown, statType: "touchdown", touchdownKind: "rush" },
  { value: "extra_point", label: stats.extraPoint, statType: "extra_point" },
  { value: "tackle", label: stats.tackle, statType: "tackle" },
  { value: "interception", label: stats.interception, statType: "interception" },
  { value: "sack", label: stats.sack, statType: "sack" },
  { value: "safety", label: stats.safety, statType: "safety" },
  {
    value: "defensive_touchdown",
    label: stats.defensiveTouchdown,
    statType: "defensive_touchdown",
  },
  {
    value: "returned_conversion",
    label: stats.returnedConversion,
    statType: "returned_conversion",
  },
  { value: "fumble", label: stats.fumble, statType: "fumble" },
];

/** The option that a draft stands on. */
export function statOptionOf({ statType, touchdownKind }: EntryDraft): string {
  return statType === "touchdown" ? (touchdownKind ?? "rush") : (statType ?? "");
}

/** Another stat keeps team and player; a pass that was none before still needs its passer. */
export function draftWithStat(draft: EntryDraft, value: string): Partial<EntryDraft> {
  const option = STAT_OPTIONS.find((each) => each.value === value);
  if (!option) return {};
  const { statType, touchdownKind } = option;
  const wasPass = draft.touchdownKind === "pass" && draft.statType === "touchdown";
  return {
    statType,
    touchdownKind,
    passerPlayerId: touchdownKind === "pass" && wasPass ? draft.passerPlayerId : undefined,
    extraPointType: statType === "extra_point" ? draft.extraPointType : undefined,
  };
}

/** Another team: its players must be chosen anew. */
export function draftWithTeam(teamId: string): Partial<EntryDraft> {
  return { teamId, playerId: undefined, passerPlayerId: undefined };
}
