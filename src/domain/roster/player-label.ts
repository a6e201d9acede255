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

/** "#{jersey or ?} {name}" with a trailing number stripped from the name (P §3). */
export function playerLabel({ name, jerseyNumber }: Named): string {
  return `#${jerseyNumber ?? "?"} ${plainName(name)}`.trimEnd();
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** The last name, as chips show it; a suffix stays with it: "Sam Hill Jr." → "Hill Jr.". */
export function lastName(name: string): string {
  const words = plainName(name).split(/\s+/);
  const last = words.at(-1) ?? "";
  const before = words.length > 2 ? words.at(-2) : undefined;
  return SUFFIX.test(last) && before !== undefined ? `${before} ${last}` : last;
}

/** First initial and last name, as feed rows show it: "Jonas Okafor" → "J. Okafor". */
export function shortName(name: string): string {
  const plain = plainName(name);
  const last = lastName(name);
  return last === plain ? plain : `${[...plain][0] ?? ""}. ${last}`;
}
