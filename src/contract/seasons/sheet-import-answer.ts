import * as v from "valibot";
import type { ImportStep } from "../../domain/season/sheet/import-plan.ts";
import { mayLack } from "../rows/row-shape.ts";

type SheetRefusal = v.InferOutput<typeof reason>;

/** The reason why one row of an import does not fit the stored data. */
const conflict = v.object({
  row: v.number(),
  thing: v.picklist(["team", "player", "game"]),
  reason: v.picklist(["changed", "collected", "finished", "exists", "no_team", "in_use"]),
});

/** `refusal` is null if the import was made or undone as requested. */
interface SheetImportAnswer {
  readonly refusal: SheetRefusal | null;
  readonly rows: readonly v.InferOutput<typeof conflict>[];
}

const reason = v.picklist([
  "unknown_league",
  "id_reused",
  "changed_meanwhile",
  "unknown_import",
  "collected",
  "changed_since",
]);
const schema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["applied", "unchanged"]) }),
  v.object({
    outcome: v.literal("rejected"),
    reason,
    rows: mayLack(v.array(conflict)),
  }),
]);

export function readSheetImportAnswer(body: unknown): SheetImportAnswer | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  return parsed.output.outcome === "rejected"
    ? { refusal: parsed.output.reason, rows: parsed.output.rows ?? [] }
    : { refusal: null, rows: [] };
}

/** Builds the steps for `import_sheet`, with the fields before and after by column. */
export function toSheetSteps(steps: readonly ImportStep[]) {
  return steps.map(({ row, thing, act, id, fields, beside }) => ({
    row,
    thing,
    act,
    id,
    before: act === "add" ? {} : byField(fields.map(({ field, before }) => [field, before])),
    after: byField(fields.map(({ field, after }) => [field, after])),
    beside,
  }));
}

type Value = string | number | boolean | null;

function byField(pairs: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(pairs);
}
