import {
  cleanJersey,
  isJerseyTaken,
  jerseyProblem,
  suggestJerseys,
} from "../../../domain/roster/jersey.ts";
import type { TakenNumber } from "../entry/taken-number.tsx";
import { messages } from "../messages.ts";

export type JerseyRemark = string | TakenNumber;

/** Why a number typed in a row is refused (P §5), or null. `teammates`: without the player's own. */
export function jerseyRemark(
  typed: string,
  teammates: readonly (string | null)[],
): JerseyRemark | null {
  const problem = jerseyProblem(typed, "inline");
  if (problem === "not_digits") {
    return /^\d+$/.test(typed.trim()) ? messages.jersey.range : messages.jersey.invalid;
  }
  if (problem === "out_of_range") return messages.jersey.range;
  const number = cleanJersey(typed);
  if (number === null || !isJerseyTaken(number, teammates)) return null;
  return { number, free: suggestJerseys(number, teammates) };
}

/** What the field accepts while typing: at most 2 digits (P §5). */
export function typedJersey(text: string): string {
  return text.replace(/\D/g, "").slice(0, 2);
}
