import {
  cleanJersey,
  isJerseyTaken,
  jerseyProblem,
  suggestJerseys,
} from "../../../domain/roster/jersey.ts";
import { messages } from "../messages.ts";
import type { TakenNumber } from "./taken-number.tsx";

export type JerseyRemark = string | TakenNumber;

function takenNumber(typed: string, others: readonly (string | null)[]): TakenNumber | null {
  const number = cleanJersey(typed);
  if (number === null || !isJerseyTaken(number, others)) return null;
  return { number, free: suggestJerseys(number, others) };
}

/** A problem blocks; a taken number only warns and suggests others (D33). */
export function walkOnRemarks(
  typed: string,
  taken: readonly (string | null)[],
): { readonly problem: string | null; readonly warning: TakenNumber | null } {
  return jerseyProblem(typed, "inline") === null
    ? { problem: null, warning: takenNumber(typed, taken) }
    : { problem: messages.jersey.rangeShort, warning: null };
}

/** Explains why a typed number is refused (P §5), or null. `teammates` excludes the player. */
export function jerseyRemark(
  typed: string,
  teammates: readonly (string | null)[],
): JerseyRemark | null {
  const problem = jerseyProblem(typed, "inline");
  if (problem === null) return takenNumber(typed, teammates);
  const isNumber = /^\d+$/.test(typed.trim());
  return isNumber ? messages.jersey.range : messages.jersey.invalid;
}

/** The field accepts at most 2 digits while typing (P §5). */
export function typedJersey(text: string): string {
  return text.replace(/\D/g, "").slice(0, 2);
}
