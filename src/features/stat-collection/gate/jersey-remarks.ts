import {
  cleanJersey,
  isJerseyTaken,
  jerseyProblem,
  suggestJerseys,
} from "../../../domain/roster/jersey.ts";
import type { TakenNumber } from "../entry/taken-number.tsx";
import { messages } from "../messages.ts";

/** Why a typed number cannot stand: words, or the number that a teammate wears. */
export type JerseyRemark = string | TakenNumber;

/**
 * Why a number typed in a row cannot stand (P §5, inline variant), or null. In: as typed, and the
 * numbers of the teammates without the player's own.
 */
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
