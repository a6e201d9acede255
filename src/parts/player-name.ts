import { type Named, plainName } from "../domain/roster/player-label.ts";

/**
 * What stands on chips and tiles: all but the first name, "Ada Reyes" → "Reyes"; one word stays as
 * it is. A number that a provider has put behind the name is left out (P §3).
 */
export function shortPlayerName(name: string): string {
  const [first = "", ...others] = plainName(name).split(/\s+/);
  return others.length > 0 ? others.join(" ") : first;
}

/** How a player is spoken of: "number 7 Ada Reyes", "Sam Lee" without a number. */
export function spokenPlayer({ name, jerseyNumber }: Named): string {
  const said =
    jerseyNumber === null ? plainName(name) : `number ${jerseyNumber} ${plainName(name)}`;
  return said.trimEnd();
}
