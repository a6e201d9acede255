import * as v from "valibot";
import { type GamePass, PASS_STATES } from "../../domain/access/scorer.ts";
import { answerReader } from "../answer-reader.ts";
import { optionalText, shapeSchema, text } from "../rows/row-shape.ts";

/** The passes that an anonymous session has opened (D69). */
interface OwnPasses {
  /** The name that others see; null before the first pass. */
  readonly name: string | null;
  readonly passes: readonly GamePass[];
}

const passSchema = shapeSchema({
  gameId: text,
  checkInTeamId: optionalText,
  expiresAt: text,
  state: v.picklist(PASS_STATES),
});
const schema = v.object({ name: optionalText, passes: v.array(passSchema) });

/** null: the answer does not fit the contract. */
export const readOwnPasses = answerReader<OwnPasses>(schema);

const REFUSALS = [
  "unknown_pass",
  "expired",
  "withdrawn",
  "switched_off",
  "full",
  "unknown_game",
  "no_name",
  "too_many_tries",
] as const;
export type PassRefusal = (typeof REFUSALS)[number];

const openedSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("applied"), game_id: text, check_in_team_id: optionalText }),
  v.object({ outcome: v.literal("rejected"), reason: v.picklist(REFUSALS) }),
]);

export type OpenedPass = Pick<GamePass, "gameId"> & { readonly checkInTeamId: string | null };

/** Returns the pass's game or the reason why it opens none; null if the answer has another form. */
export function readOpenedPass(
  body: unknown,
): OpenedPass | { readonly refusal: PassRefusal } | null {
  const parsed = v.safeParse(openedSchema, body);
  if (!parsed.success) return null;
  const answer = parsed.output;
  return answer.outcome === "applied"
    ? { gameId: answer.game_id, checkInTeamId: answer.check_in_team_id }
    : { refusal: answer.reason };
}
