import * as v from "valibot";
import { columnsOf } from "./columns-of.ts";

export const widgetSeasonRowSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    live_on_widget: v.boolean(),
    created_at: v.string(),
  }),
  v.transform((row) => ({
    id: row.id,
    name: row.name,
    isLive: row.live_on_widget,
    createdAt: row.created_at,
  })),
);

export const WIDGET_SEASON_COLUMNS = columnsOf("seasons", widgetSeasonRowSchema);

/** A season without its leagues. */
export type WidgetSeasonRow = v.InferOutput<typeof widgetSeasonRowSchema>;

const answerSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["applied", "unchanged"]) }),
  v.object({ outcome: v.literal("rejected"), reason: v.literal("unknown_season") }),
]);

/**
 * Reads the answer of `set_live_season`: `isDone` says whether the season now has the requested
 * state.
 */
export function readLiveSeasonAnswer(body: unknown): { readonly isDone: boolean } | null {
  const parsed = v.safeParse(answerSchema, body);
  return parsed.success ? { isDone: parsed.output.outcome !== "rejected" } : null;
}
