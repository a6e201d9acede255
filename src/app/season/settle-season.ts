import type { KnownBrowsing } from "../session/use-public-browsing.ts";
import type { SeasonsQuery } from "./read-seasons.ts";

export type SeasonStep =
  | { readonly kind: "settled" }
  /** The address gets this season; null: none, which is the active one's. */
  | { readonly kind: "write"; readonly seasonId: string | null }
  /** The active season was asked for by its id; whoever looks at it sees the next one too (D60). */
  | { readonly kind: "unpin" }
  | { readonly kind: "forget" }
  /** The season is unknown yet, or needs a sign-in: keep the choice. */
  | { readonly kind: "wait" };

/** The address keeps a season that may show after a sign-in (D4, D10); an old choice goes. */
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
