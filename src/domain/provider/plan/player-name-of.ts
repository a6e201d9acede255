import type { ProviderPlayer } from "../facts.ts";

/** The longest name that the table of players holds. */
const MOST_LETTERS = 200;

/** A person's whole name on one line. */
export function playerName({ firstName, lastName }: ProviderPlayer): string {
  return [...`${firstName} ${lastName}`.trim()].slice(0, MOST_LETTERS).join("").trim();
}
