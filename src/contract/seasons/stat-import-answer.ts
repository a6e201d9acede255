import * as v from "valibot";
import type { StatImportNumbers } from "../../domain/imports/stat-import.ts";
import { count } from "../rows/row-shape.ts";

type StatImportRefusal = v.InferOutput<typeof reason>;

type StatImportAnswer =
  | {
      readonly outcome: "applied" | "unchanged" | "kept" | "planned";
      readonly numbers: StatImportNumbers;
      readonly batchId: string | null;
    }
  /** This import was made earlier. */
  | { readonly outcome: "duplicate"; readonly batchId: string }
  | { readonly outcome: "rejected"; readonly reason: StatImportRefusal };

const reason = v.picklist(["id_reused", "unknown_game", "unknown_team", "unknown_player"]);

const schema = v.variant("outcome", [
  v.object({
    outcome: v.picklist(["applied", "unchanged", "kept", "planned"]),
    is_collected: v.boolean(),
    is_completed: v.boolean(),
    is_archived: v.boolean(),
    players: count,
    figures: count,
    corrections: v.nullable(count),
    players_dropped: v.nullable(count),
    roster_added: count,
    roster_removed: count,
    suspended: count,
    replaces: v.nullable(v.string()),
    batch_id: v.optional(v.nullable(v.string())),
  }),
  v.object({ outcome: v.literal("duplicate"), batch_id: v.string() }),
  v.object({ outcome: v.literal("rejected"), reason }),
]);

/** Reads the answer of `import_stats`; null if a part is missing (I23). */
export function readStatImportAnswer(body: unknown): StatImportAnswer | null {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return null;
  const answer = parsed.output;
  if (answer.outcome === "rejected") return answer;
  if (answer.outcome === "duplicate") return { outcome: "duplicate", batchId: answer.batch_id };
  return {
    outcome: answer.outcome,
    batchId: answer.batch_id ?? null,
    numbers: {
      isCollected: answer.is_collected,
      isCompleted: answer.is_completed,
      isArchived: answer.is_archived,
      players: answer.players,
      figures: answer.figures,
      corrections: answer.corrections ?? 0,
      playersDropped: answer.players_dropped ?? 0,
      rosterAdded: answer.roster_added,
      rosterRemoved: answer.roster_removed,
      suspended: answer.suspended,
      replaces: answer.replaces,
    },
  };
}
