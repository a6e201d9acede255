import * as v from "valibot";
import type { StatImportNumbers } from "../../domain/imports/stat-import.ts";
import { answerReader } from "../answer-reader.ts";
import { count, mayLack, optionalText, shapeSchema, text } from "../rows/row-shape.ts";

const countOrNone = v.pipe(
  v.nullable(count),
  v.transform((counted) => counted ?? 0),
);

const numbers = {
  isCollected: v.boolean(),
  isCompleted: v.boolean(),
  isArchived: v.boolean(),
  players: count,
  figures: count,
  corrections: countOrNone,
  playersDropped: countOrNone,
  rosterAdded: count,
  rosterRemoved: count,
  suspended: count,
  replaces: optionalText,
} satisfies Record<keyof StatImportNumbers, v.GenericSchema>;

const made = shapeSchema({
  outcome: v.picklist(["applied", "unchanged", "kept", "planned"]),
  numbers,
  batchId: mayLack(text),
});
/** This import was made earlier. */
const repeated = shapeSchema({ outcome: v.literal("duplicate"), batchId: text });
const refused = shapeSchema({
  outcome: v.literal("rejected"),
  reason: v.picklist(["id_reused", "unknown_game", "unknown_team", "unknown_player"]),
});

/** Reads the answer of `import_stats`; null if a part is missing (I23). */
export const readStatImportAnswer = answerReader(v.union([made, repeated, refused]));
