import { isolated } from "../shared/isolated.ts";

/** What a label needs of a player or walk-on. */
export interface Named {
  readonly name: string;
  readonly jerseyNumber: string | null;
}

/** A player whom no roster knows (P §8). */
export const UNKNOWN_PLAYER: Named = { name: "Unknown Player", jerseyNumber: "??" };

/** The name without the number that a provider appended: "Ada Reyes 7" → "Ada Reyes" (P §3). */
export function plainName(name: string): string {
  const stripped = name.replace(/\s*#?\d+\s*$/, "").trim();
  return stripped === "" ? name.trim() : stripped;
}

/** "#{jersey or ?} {name}" with a trailing number stripped from the name (P §3), fit for sentences. */
export function playerLabel({ name, jerseyNumber }: Named): string {
  return `#${jerseyNumber ?? "?"} ${isolated(plainName(name))}`.trimEnd();
}
