import { providerMessages as words } from "./provider-messages.ts";

/** An import's list shows this many errors (A §9). */
const SHOWN = 5;

/**
 * Returns the first five different sentences with their frequency, and how many more there are (A
 * §8). `count` is the total if `texts` are only the first.
 */
export function firstTexts(
  texts: readonly string[],
  count = texts.length,
): { readonly shown: readonly string[]; readonly more: string | null } {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  const first = [...times].slice(0, SHOWN);
  const rest = count - first.reduce((sum, [, of]) => sum + of, 0);
  return {
    shown: first.map(([text, of]) => (of === 1 ? text : words.times(text, of))),
    more: rest > 0 ? words.more(rest) : null,
  };
}
