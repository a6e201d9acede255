import type { EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import { PLAY_KEYS, PLAYS, type PlayKey } from "../../../domain/game/plays.ts";
import { messages } from "../messages.ts";

/** A return and a touchdown of the defense have similar names but other points (D26). */
const LABELS: Readonly<Partial<Record<PlayKey, string>>> = messages.edit.alike;

export const STAT_OPTIONS = PLAY_KEYS.map((key) => {
  const { name, statType, ...play } = PLAYS[key];
  const touchdownKind = "touchdownKind" in play ? play.touchdownKind : undefined;
  const label = LABELS[key] ?? name;
  return { value: touchdownKind ?? statType, label, statType, touchdownKind };
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

type Person = "playerId" | "passerPlayerId";

/** Passer and receiver are two people, so choosing one for the other swaps them. */
export function draftWithPlayer(
  draft: EntryDraft,
  key: Person,
  id: string | null | undefined,
): Partial<EntryDraft> {
  const other: Person = key === "playerId" ? "passerPlayerId" : "playerId";
  return id && draft[other] === id ? { [key]: id, [other]: draft[key] } : { [key]: id };
}
