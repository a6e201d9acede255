import * as v from "valibot";
import { answerReader } from "../answer-reader.ts";
import { sequence, shapeSchema } from "../rows/row-shape.ts";

interface WalkOnRemoval {
  /** The players who are, or would be, taken off the lists. */
  readonly playerIds: readonly string[];
  /** The number of players who stay because they have a play in some game or were merged. */
  readonly staying: number;
}

const schema = shapeSchema({ playerIds: v.array(v.pipe(v.string(), v.uuid())), staying: sequence });

export const readWalkOnRemoval = answerReader<WalkOnRemoval>(schema);
