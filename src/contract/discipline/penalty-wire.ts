import * as v from "valibot";
import { INCIDENT_TYPES, type NewPenalty } from "../../domain/discipline/penalty.ts";
import { answerReader } from "../answer-reader.ts";
import { cleanText } from "../clean-text.ts";
import { toWireKeys } from "../key-case.ts";

const penaltySchema = v.object({
  playerId: v.string(),
  gameId: v.nullable(v.string()),
  seasonId: v.nullable(v.string()),
  incidentType: v.picklist(INCIDENT_TYPES),
  incidentDescription: v.string(),
});

/** Reads the stored payload of a queued `add_penalty`; null if it does not fit or was sent. */
export const readNewPenalty = answerReader<NewPenalty>(penaltySchema);

export function toPenaltyWire(penalty: NewPenalty): unknown {
  const incidentDescription = cleanText(penalty.incidentDescription);
  return toWireKeys({ ...penalty, incidentDescription });
}
