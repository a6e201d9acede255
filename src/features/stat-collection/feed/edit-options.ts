import type { EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import { PLAY_KEYS, PLAYS } from "../../../domain/game/plays.ts";

/** What an entry can be made into; the two touchdowns are one choice each. */
export const STAT_OPTIONS = PLAY_KEYS.map((key) => {
  const { name, statType, ...play } = PLAYS[key];
  const touchdownKind = "touchdownKind" in play ? play.touchdownKind : undefined;
  return { value: touchdownKind ?? statType, label: name, statType, touchdownKind };
});

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
