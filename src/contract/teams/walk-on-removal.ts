import * as v from "valibot";
import { sequence, shapeSchema } from "../rows/row-shape.ts";

export interface WalkOnRemoval {
  /** The players who are taken off the lists, or would be. */
  readonly playerIds: readonly string[];
  /** How many stay: they have a play in some game, or were merged. */
  readonly staying: number;
}

const schema = shapeSchema({ playerIds: v.array(v.pipe(v.string(), v.uuid())), staying: sequence });

export function readWalkOnRemoval(body: unknown): WalkOnRemoval | null {
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : null;
}
