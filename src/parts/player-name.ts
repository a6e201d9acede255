import { type Named, plainName } from "../domain/roster/player-label.ts";

/** Speaks of a player as "number 7 Ada Reyes", or "Sam Lee" without a number. */
export function spokenPlayer({ name, jerseyNumber }: Named): string {
  const said =
    jerseyNumber === null ? plainName(name) : `number ${jerseyNumber} ${plainName(name)}`;
  return said.trimEnd();
}
