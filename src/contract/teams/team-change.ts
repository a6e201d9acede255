import * as v from "valibot";
import { mayLack, optionalText, shapeSchema } from "../rows/row-shape.ts";

const REASONS = [
  "unknown_player",
  "unknown_team",
  "unknown_division",
  "invalid_jersey",
  "already_merged",
  "already_on_team",
  "other_season",
  "not_merged",
  "not_mergeable",
] as const;
export type TeamRefusal = (typeof REASONS)[number] | "jersey_taken";

interface StoredPlayer {
  readonly name: string;
  readonly teamId: string;
  readonly isActive: boolean;
  readonly jerseyNumber: string | null;
  readonly isIr: boolean;
  /** YYYY-MM-DD */
  readonly irDate: string | null;
}

/** `refusal` is null when the row is as requested, whether or not this call changed it. */
export interface TeamChange {
  readonly refusal: TeamRefusal | null;
  /** Only `update_player` returns it. */
  readonly player: StoredPlayer | null;
}

const schema = v.variant("outcome", [
  v.object({
    outcome: v.literal("applied"),
    player: mayLack(
      shapeSchema({
        name: v.string(),
        teamId: v.string(),
        isActive: v.boolean(),
        jerseyNumber: optionalText,
        isIr: v.boolean(),
        irDate: optionalText,
      }),
    ),
  }),
  v.object({ outcome: v.literal("rejected"), reason: v.picklist(REASONS) }),
]);

export function readTeamChange(body: unknown): TeamChange | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  return parsed.output.outcome === "rejected"
    ? { refusal: parsed.output.reason, player: null }
    : { refusal: null, player: parsed.output.player };
}

const UNIQUE_VIOLATION = "23505";

/** An installation may have a unique constraint on numbers (P §5), although ours has none (D33). */
export function readTeamRefusal(json: Readonly<Record<string, unknown>> | null): TeamChange | null {
  return json?.code === UNIQUE_VIOLATION ? { refusal: "jersey_taken", player: null } : null;
}
