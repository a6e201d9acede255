import * as v from "valibot";

type CopyRefusal = v.InferOutput<typeof reason>;

/** `seasonId` is the new season's, and null if `refusal` says why there is none. */
type CopyAnswer =
  | {
      readonly refusal: null;
      readonly seasonId: string;
      readonly teams: number;
      readonly players: number;
    }
  | { readonly refusal: CopyRefusal };

const reason = v.picklist(["unknown_season", "dates_reversed", "unknown_profile"]);
const schema = v.variant("outcome", [
  v.object({
    outcome: v.literal("applied"),
    season_id: v.string(),
    teams: v.number(),
    players: v.number(),
  }),
  v.object({ outcome: v.literal("rejected"), reason }),
]);

export function readCopyAnswer(body: unknown): CopyAnswer | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  if (parsed.output.outcome === "rejected") return { refusal: parsed.output.reason };
  const { season_id: seasonId, teams, players } = parsed.output;
  return { refusal: null, seasonId, teams, players };
}
