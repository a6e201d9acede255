import {
  cleanJersey,
  isJerseyTaken,
  jerseyProblem,
  suggestJerseys,
} from "../../../domain/roster/jersey.ts";
import { messages } from "../messages.ts";
import type { TakenNumber } from "./taken-number.tsx";

/**
 * What to say beside the number of a walk-on. In: as typed, and the numbers the team wears. Out:
 * a problem that stops, or a warning that does not (D33: a clash warns and suggests).
 */
export function walkOnRemarks(
  typed: string,
  taken: readonly (string | null)[],
): { readonly problem: string | null; readonly warning: TakenNumber | null } {
  if (jerseyProblem(typed, "inline") !== null) {
    return { problem: messages.jersey.rangeShort, warning: null };
  }
  const number = cleanJersey(typed);
  if (number === null || !isJerseyTaken(number, taken)) return { problem: null, warning: null };
  return { problem: null, warning: { number, free: suggestJerseys(number, taken) } };
}
