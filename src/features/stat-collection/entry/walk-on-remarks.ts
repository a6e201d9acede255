import {
  cleanJersey,
  isJerseyTaken,
  jerseyProblem,
  suggestJerseys,
} from "../../../domain/roster/jersey.ts";
import { messages } from "../messages.ts";
import type { TakenNumber } from "./taken-number.tsx";

/** A problem stops; a taken number only warns and suggests others (D33). */
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
