import * as v from "valibot";
import { type Discipline, INCIDENT_TYPES } from "../../domain/discipline/penalty.ts";
import { answerReader } from "../answer-reader.ts";
import { count, optionalText, shapeSchema, text } from "../rows/row-shape.ts";

const person = {
  personId: text,
  playerName: text,
  jerseyNumber: optionalText,
  teamName: text,
  seasonCount: count,
};

const penalty = shapeSchema({
  ...person,
  penaltyId: text,
  gameId: optionalText,
  weekNumber: v.nullable(count),
  gameDate: optionalText,
  visitorName: optionalText,
  homeName: optionalText,
  gameCount: count,
  incidentType: v.picklist(INCIDENT_TYPES),
  incidentDescription: text,
  createdAt: text,
  recordedBy: optionalText,
  removedAt: optionalText,
  removedBy: optionalText,
});

const checkIn = shapeSchema({
  gameId: text,
  gameDate: text,
  visitorName: text,
  homeName: text,
  reason: optionalText,
});

const suspension = shapeSchema({
  ...person,
  periods: v.array(v.object({ from: text, until: optionalText })),
  isOpen: v.boolean(),
  decision: v.nullable(v.picklist(["ended", "until", "stands"])),
  decidedAt: optionalText,
  decidedBy: optionalText,
  note: optionalText,
  checkIns: v.array(checkIn),
});

const schema = v.object({ penalties: v.array(penalty), suspensions: v.array(suspension) });

/** Reads the answer of `list_penalties`; null unless it is the whole list (I23). */
export const readDiscipline = answerReader<Discipline>(schema);
