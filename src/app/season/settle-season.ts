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
  /** Not known yet: it is left as it stands. */
  | { readonly kind: "wait" };

/** In: the seasons of the tab's choice, and the season that the address names; null: none. */
export function settleSeason(
  query: Extract<SeasonsQuery, { status: "ready" }>,
  inAddress: string | null,
): SeasonStep {
  const { askedId, missing, selected, active } = query;
  if (missing === "gone") return { kind: "forget" };
  if (missing === "unreachable") return { kind: "wait" };
  if (askedId !== null && askedId === active?.id) return { kind: "unpin" };
  const seasonId = askedId === null ? null : (selected?.id ?? null);
  return inAddress === seasonId ? { kind: "settled" } : { kind: "write", seasonId };
}
