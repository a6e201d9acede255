import type { HighlightId } from "../../domain/standings/leaders/highlights.ts";

/** They are separate because a skeleton needs no other words. */
export const highlightMessages = {
  fantasy_leader: { title: "FANTASY LEADER", unit: "PTS", unitInWords: "fantasy points" },
  top_offense: { title: "TOP OFFENSE", unit: "PF", unitInWords: "points scored" },
  best_defense: { title: "BEST DEFENSE", unit: "PA", unitInWords: "points allowed" },
  tackle_leader: { title: "TACKLE LEADER", unit: "TKLS", unitInWords: "tackles" },
} as const satisfies Record<HighlightId, unknown>;
