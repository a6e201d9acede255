import { isolated } from "../shared/isolated.ts";

export interface Named {
  readonly name: string;
  readonly jerseyNumber: string | null;
}

/** Stands for a player who is on no roster (P §8). */
export const UNKNOWN_PLAYER: Named = { name: "Unknown Player", jerseyNumber: "??" };

/** Removes the number that a provider appended to the name: "Ada Reyes 7" → "Ada Reyes" (P §3). */
export function plainName(name: string): string {
  const stripped = name.replace(/\s*#?\d+\s*$/, "").trim();
  return stripped === "" ? name.trim() : stripped;
}

/** Returns "#{jersey or ?} {name}", safe in sentences, without a number after the name (P §3). */
export function playerLabel({ name, jerseyNumber }: Named): string {
  return `#${jerseyNumber ?? "?"} ${isolated(plainName(name))}`.trimEnd();
}
