import type { Player } from "../../../domain/game/player.ts";
import { cleanJersey, jerseyProblem, suggestJerseys } from "../../../domain/roster/jersey.ts";
import { plainName } from "../../../domain/roster/player-label.ts";
import { isolated } from "../../../domain/shared/isolated.ts";
import { playerMessages as words } from "./editing-messages.ts";

/** Explains why a number cannot be saved, in the dialog's words (P §5); undefined if it can. */
export function jerseyError(typed: string): string | undefined {
  const problem = jerseyProblem(typed, "dialog");
  return problem === null ? undefined : words.problems[problem];
}

/** Warns about duplicates among a team's active players, which are allowed (P §5, D33). */
export function jerseyHint(typed: string, teammates: readonly Player[]): string {
  const number = cleanJersey(typed);
  if (number === null) return words.jerseyHint;
  const wearers = teammates.filter(({ jerseyNumber }) => jerseyNumber === number);
  if (wearers.length === 0) return words.jerseyHint;
  const free = suggestJerseys(
    number,
    teammates.map(({ jerseyNumber }) => jerseyNumber),
  );
  const names = new Intl.ListFormat("en", { type: "conjunction" });
  return words.jerseyTaken(
    names.format(wearers.map(({ name }) => isolated(plainName(name)))),
    free,
  );
}
