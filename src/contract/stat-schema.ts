import * as v from "valibot";
import type { StatEntry, StatFields } from "../domain/game/events.ts";
import type { TouchdownKind } from "../domain/game/plays.ts";
import { EXTRA_POINT_TYPES, STAT_TYPES } from "../domain/game/plays.ts";
import type { StatCounts } from "../domain/game/stat-catalogue.ts";
import { STAT_KEYS } from "../domain/game/stat-catalogue.ts";

/**
 * The server ignores what a stat does not need, whatever it is (I7); so does this schema, or an
 * event that counts there would be unknown here.
 */
const rawFields = {
  statType: v.picklist(STAT_TYPES),
  statSubtype: v.exactOptional(v.unknown()),
  teamId: v.string(),
  playerId: v.optional(v.nullable(v.string()), null),
  passerPlayerId: v.exactOptional(v.unknown()),
  extraPointType: v.exactOptional(v.unknown()),
  automatic: v.exactOptional(v.unknown()),
};

const rawFieldsSchema = v.object(rawFields);

/** An entry's fields, keys already in camelCase. */
export const statFieldsSchema: v.GenericSchema<unknown, StatFields> = v.pipe(
  rawFieldsSchema,
  v.transform(readFields),
);

export const statEntrySchema: v.GenericSchema<unknown, StatEntry> = v.pipe(
  v.object({ ...rawFields, entryId: v.string() }),
  v.transform(({ entryId, ...fields }) => ({ ...readFields(fields), entryId })),
);

/** Whole figures by name; a key this version does not know is left out. */
export const statCountsSchema: v.GenericSchema<unknown, Partial<StatCounts>> = v.partial(
  v.object(Object.fromEntries(STAT_KEYS.map((key) => [key, v.pipe(v.number(), v.integer())]))),
);

function readFields(raw: v.InferOutput<typeof rawFieldsSchema>): StatFields {
  const { statType, teamId, playerId, passerPlayerId, automatic } = raw;
  const kind = readTouchdownKind(raw.statSubtype);
  const extraPointType = EXTRA_POINT_TYPES.find((type) => type === raw.extraPointType);
  const isPlayer = typeof passerPlayerId === "string" || passerPlayerId === null;
  return {
    statType,
    teamId,
    playerId,
    ...(kind === null ? {} : { statSubtype: kind }),
    ...(isPlayer ? { passerPlayerId } : {}),
    ...(extraPointType === undefined ? {} : { extraPointType }),
    ...(typeof automatic === "boolean" ? { automatic } : {}),
  };
}

/** Older tools name the receiver's half of a pass "receiving" (D27). */
function readTouchdownKind(subtype: unknown): TouchdownKind | null {
  if (subtype === "pass" || subtype === "receiving") return "pass";
  return subtype === "rush" ? "rush" : null;
}
