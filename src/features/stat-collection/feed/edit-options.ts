import type { EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import { PLAY_KEYS, PLAYS } from "../../../domain/game/plays.ts";

export const STAT_OPTIONS = PLAY_KEYS.map((key) => {
  const { name, statType, ...play } = PLAYS[key];
  const touchdownKind = "touchdownKind" in play ? play.touchdownKind : undefined;
  return { value: touchdownKind ?? statType, label: name, statType, touchdownKind };
});

export function statOptionOf({ statType, touchdownKind }: EntryDraft): string {
  return statType === "touchdown" ? (touchdownKind ?? "rush") : (statType ?? "");
}

/** Keeps team and player; a new pass still needs its passer. */
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

export function draftWithTeam(teamId: string): Partial<EntryDraft> {
  return { teamId, playerId: undefined, passerPlayerId: undefined };
}
