import type { ProviderPlayer } from "../facts.ts";

/** The player table's limit for a name. */
const MOST_LETTERS = 200;

export function playerName({ firstName, lastName }: ProviderPlayer): string {
  return [...`${firstName} ${lastName}`.trim()].slice(0, MOST_LETTERS).join("").trim();
}
