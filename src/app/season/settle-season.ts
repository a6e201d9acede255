import type { KnownBrowsing } from "../session/use-public-browsing.ts";
import type { SeasonsQuery } from "./read-seasons.ts";

type SeasonStep =
  | { readonly kind: "settled" }
  /** Writes this season into the address; null stands for the active season. */
  | { readonly kind: "write"; readonly seasonId: string | null }
  /** The active season was requested by its id, so this reader follows the next one too (D60). */
  | { readonly kind: "unpin" }
  | { readonly kind: "forget" }
  /** The season is not known yet or needs a sign-in, so the choice stays. */
  | { readonly kind: "wait" };

/** The address keeps a season that may show after a sign-in (D4, D10); an old choice is dropped. */
export function settleSeason(
  query: Extract<SeasonsQuery, { status: "ready" }>,
  inAddress: string | null,
  browsing: KnownBrowsing | null,
): SeasonStep {
  const { askedId, missing, selected, active } = query;
  if (missing === "gone") return { kind: "forget" };
  if (missing === "hidden") {
    return { kind: browsing === "all" || askedId !== inAddress ? "forget" : "wait" };
  }
  if (missing === "unreachable") return { kind: "wait" };
  if (askedId !== null && askedId === active?.id) return { kind: "unpin" };
  const seasonId = askedId === null ? null : (selected?.id ?? null);
  return inAddress === seasonId ? { kind: "settled" } : { kind: "write", seasonId };
}
