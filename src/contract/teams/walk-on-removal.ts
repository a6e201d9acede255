import * as v from "valibot";
import { sequence, shapeSchema } from "../rows/row-shape.ts";

interface WalkOnRemoval {
  /** The players who are, or would be, taken off the lists. */
  readonly playerIds: readonly string[];
  /** The number of players who stay because they have a play in some game or were merged. */
  readonly staying: number;
}

const schema = shapeSchema({ playerIds: v.array(v.pipe(v.string(), v.uuid())), staying: sequence });

export function readWalkOnRemoval(body: unknown): WalkOnRemoval | null {
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : null;
}
