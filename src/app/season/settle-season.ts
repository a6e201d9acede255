import type { KnownBrowsing } from "../session/use-public-browsing.ts";
import type { SeasonsQuery } from "./read-seasons.ts";

/** What brings a tab's season and its address together. */
export type SeasonStep =
  | { readonly kind: "settled" }
  /** The address gets this season; null: none, which is the active one's. */
  | { readonly kind: "write"; readonly seasonId: string | null }
  /** The active season was asked for by its id; whoever looks at it sees the next one too (D60). */
  | { readonly kind: "unpin" }
  /** There is no such season for this reader. */
  | { readonly kind: "forget" }
  /** Not known yet, or not without a sign-in: it is left as it stands. */
  | { readonly kind: "wait" };

/**
 * In: the seasons of the tab's choice, the season that the address names (null: none), and how much
 * is open to visitors, where one has met a season that the server does not name to them. An address
 * then keeps a season that may show after the sign-in (D4, D10); a choice of an earlier visit goes.
 */
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
