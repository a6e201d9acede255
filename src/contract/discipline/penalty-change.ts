import * as v from "valibot";

const REASONS = [
  "invalid",
  "id_reused",
  "player_required",
  "season_required",
  "type_invalid",
  "description_required",
  "description_too_long",
  "unknown_player",
  "unknown_game",
  "unknown_season",
  "unknown_penalty",
  "other_season",
  "not_in_game",
  "not_suspended",
  "decision_invalid",
  "until_invalid",
  "note_required",
  "note_too_long",
] as const;
export type PenaltyRefusal = (typeof REASONS)[number];

const reason = v.picklist(REASONS);
const schema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["applied", "unchanged"]) }),
  v.object({ outcome: v.literal("rejected"), reason }),
  // If the call was repeated after a lost answer, this is what the first one said.
  v.object({ outcome: v.literal("duplicate"), of: v.string(), reason: v.optional(reason) }),
]);

/** Reads the answer to a change of a penalty or suspension; null if it has another form. */
export function readPenaltyChange(
  body: unknown,
): { readonly refusal: PenaltyRefusal | null } | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  return { refusal: "reason" in parsed.output ? (parsed.output.reason ?? null) : null };
}
