import { fail, ok } from "../../shared/result.ts";
import { actEntries } from "../acts.ts";
import type { GameFact, StatFields } from "../events.ts";
import type { EntryState, GameState } from "../game-state.ts";
import { touchdownKindOf } from "../play-of.ts";
import type { ExtraPointType, StatType, TouchdownKind } from "../plays.ts";
import type { Decision } from "./decision.ts";

/** A field is `undefined` until it is chosen; a player of `null` is "Unknown player" (D28). */
export interface EntryDraft {
  readonly statType: StatType | undefined;
  readonly teamId: string | undefined;
  readonly playerId: string | null | undefined;
  readonly touchdownKind?: TouchdownKind | undefined;
  readonly passerPlayerId?: string | null | undefined;
  readonly extraPointType?: ExtraPointType | undefined;
}

/** P §5 "Edit stat entry"; `entry_gone`: somebody has removed the entry meanwhile (I11). */
type EntryRefusal = "entry_gone" | "required_fields" | "passer_and_receiver";

export function draftOf(fields: StatFields): EntryDraft {
  const { statType, teamId, playerId, passerPlayerId, extraPointType } = fields;
  const touchdownKind = statType === "touchdown" ? touchdownKindOf(fields) : undefined;
  return { statType, teamId, playerId, touchdownKind, passerPlayerId, extraPointType };
}

function fieldsOf(draft: EntryDraft): StatFields | EntryRefusal {
  const { statType, teamId, playerId, passerPlayerId, extraPointType } = draft;
  if (!statType || !teamId) return "required_fields";
  if (statType === "touchdown" && draft.touchdownKind === "pass") {
    if (playerId === undefined || passerPlayerId === undefined) return "passer_and_receiver";
    // Nobody catches their own pass, but two unknown players may be two people (D28).
    if (playerId !== null && playerId === passerPlayerId) return "passer_and_receiver";
    return { statType, statSubtype: "pass", teamId, playerId, passerPlayerId };
  }
  if (playerId === undefined) return "required_fields";
  if (statType === "touchdown") {
    return draft.touchdownKind === undefined
      ? "required_fields"
      : { statType, statSubtype: draft.touchdownKind, teamId, playerId };
  }
  if (statType !== "extra_point") return { statType, teamId, playerId };
  if (extraPointType === undefined) return "required_fields";
  return { statType, extraPointType, teamId, playerId };
}

function same(a: StatFields, b: StatFields): boolean {
  return (
    a.statType === b.statType &&
    a.statSubtype === b.statSubtype &&
    a.teamId === b.teamId &&
    a.playerId === b.playerId &&
    (a.passerPlayerId ?? null) === (b.passerPlayerId ?? null) &&
    a.extraPointType === b.extraPointType
  );
}

function changed(entry: EntryState, to: StatFields): GameFact {
  const keepsMark = entry.fields.automatic === true && to.statType === "tackle";
  return {
    type: "stat.changed.v1",
    payload: {
      entryId: entry.entryId,
      to: keepsMark ? { ...to, automatic: true } : to,
      seenVersion: entry.version,
    },
  };
}

/** Changes the act's other entries that still name the same player of the same team (D26). */
function followers(state: GameState, entry: EntryState, to: StatFields): GameFact[] {
  const { teamId, playerId } = entry.fields;
  if (to.playerId === playerId && to.teamId === teamId) return [];
  return actEntries(state, entry.eventId)
    .filter((half) => half.entryId !== entry.entryId && !half.removed)
    .filter(({ fields }) => fields.teamId === teamId && fields.playerId === playerId)
    .map((half) => changed(half, { ...half.fields, teamId: to.teamId, playerId: to.playerId }));
}

/** Replaces all fields; the act's other half follows when the player changes (D26). */
export function decideChange(
  state: GameState,
  entryId: string,
  draft: EntryDraft,
): Decision<EntryRefusal> {
  const entry = state.entries.get(entryId);
  if (entry === undefined || entry.removed) return fail({ code: "entry_gone" });
  const to = fieldsOf(draft);
  if (typeof to === "string") return fail({ code: to });
  if (same(entry.fields, to)) return ok([]);
  return ok([changed(entry, to), ...followers(state, entry, to)]);
}
