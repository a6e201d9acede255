import { type Named, plainName } from "../domain/roster/player-label.ts";

/** How a player is spoken of: "number 7 Ada Reyes", "Sam Lee" without a number. */
export function spokenPlayer({ name, jerseyNumber }: Named): string {
  const said =
    jerseyNumber === null ? plainName(name) : `number ${jerseyNumber} ${plainName(name)}`;
  return said.trimEnd();
}
