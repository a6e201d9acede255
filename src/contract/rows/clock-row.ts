import * as v from "valibot";
import { type GameClock, PERIODS } from "../../domain/game/clock/game-clock.ts";
import { count, shapeSchema, text } from "./row-shape.ts";

const clockSchema = shapeSchema({
  eventId: text,
  period: v.picklist(PERIODS),
  remainingMs: count,
  atMs: count,
  isRunning: v.boolean(),
});

/** The clock of an answer of `/live`; null where the league keeps none (D71). */
export const LIVE_CLOCK: v.GenericSchema<unknown, GameClock | null> = v.optional(
  v.nullable(clockSchema),
  null,
);
