import * as v from "valibot";
import type { GamePasses, MadePass } from "../../domain/access/game-pass.ts";
import { PASS_STATES } from "../../domain/access/scorer.ts";
import { answerReader } from "../answer-reader.ts";
import { changeAnswer } from "../change-answer.ts";
import { scoringSchema, type ToldDevice } from "../pull-answer.ts";
import { optionalText, shapeSchema, text } from "../rows/row-shape.ts";

const passSchema = shapeSchema({
  passId: text,
  madeAt: text,
  expiresAt: text,
  timeZone: text,
  state: v.picklist(PASS_STATES),
  checkInTeam: optionalText,
  madeBy: optionalText,
  holders: v.array(text),
});

const listSchema = v.object({
  visitor: text,
  home: text,
  passes: v.array(passSchema),
  scoring: scoringSchema,
});

type ToldPasses = Omit<GamePasses, "seen"> & { readonly scoring: readonly ToldDevice[] };

/** null: the answer does not fit the contract, or there is no such game. */
export const readPassList = answerReader<ToldPasses>(listSchema);

const madeSchema = shapeSchema({
  passId: text,
  gameId: text,
  secret: text,
  checkInTeamId: optionalText,
  expiresAt: text,
  timeZone: text,
});

const answerSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("applied"), passes: v.array(madeSchema) }),
  v.object({ outcome: v.literal("rejected"), reason: v.literal("switched_off") }),
]);

/** null: the answer does not fit the contract. Empty while passes are switched off. */
export function readMadePasses(
  body: unknown,
): { readonly passes: readonly MadePass[]; readonly isOff: boolean } | null {
  const parsed = v.safeParse(answerSchema, body);
  if (!parsed.success) return null;
  const answer = parsed.output;
  return answer.outcome === "applied"
    ? { passes: answer.passes, isOff: false }
    : { passes: [], isOff: true };
}

export const readWithdrawal = changeAnswer(["unknown_pass"]);
