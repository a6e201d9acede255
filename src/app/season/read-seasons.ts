import { activeSeason, selectedSeason } from "../../domain/season/active-season.ts";
import type { Season } from "../../domain/season/season.ts";
import { latestSeasonFirst } from "../../domain/season/season-label.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import { type Reach, type WhyMissing, whyAbsent, whyUnknown } from "./why-absent.ts";

export type SeasonsQuery =
  | { readonly status: "loading" }
  /** No season is on this device; words in `message` (P §4). */
  | { readonly status: "error"; readonly message: string }
  | {
      readonly status: "ready";
      /** The latest first; deleted ones are not among them. */
      readonly seasons: readonly Season[];
      /** What was asked for; null: the active one. */
      readonly askedId: string | null;
      /** Why what was asked for is not among them, so that the active one shows in its place. */
      readonly missing: WhyMissing | null;
      /** What the screens show; null where no season is active and none was chosen. */
      readonly selected: Season | null;
      readonly active: Season | null;
    };

export const SEASONS_FAILED = "Failed to load seasons";

/** The seasons on this device, and which of them shows (P §4 "Selected season", D60). */
export async function readSeasons(
  { reference }: Pick<LocalStore, "reference">,
  reach: Reach,
  askedId: string | null,
): Promise<SeasonsQuery> {
  const [stored, readAt] = await Promise.all([
    reference.list("seasons", ""),
    reference.readAt("seasons", ""),
  ]);
  if (!stored.ok || !readAt.ok) return { status: "error", message: SEASONS_FAILED };
  if (readAt.value === null) {
    return whyAbsent(reach) === "loading"
      ? { status: "loading" }
      : { status: "error", message: SEASONS_FAILED };
  }
  const isHere = askedId === null || stored.value.some(({ id }) => id === askedId);
  const missing = isHere ? null : whyUnknown(reach);
  // A link may be newer than what this device knows: no other season shows before that is known.
  if (missing === "loading") return { status: "loading" };
  return {
    status: "ready",
    seasons: stored.value.toSorted(latestSeasonFirst),
    askedId,
    missing,
    selected: selectedSeason(stored.value, askedId),
    active: activeSeason(stored.value),
  };
}
