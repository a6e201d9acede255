import { type Named, plainName } from "../domain/roster/player-label.ts";

/** "Ada Reyes" → "Reyes" for chips; a number that a provider put behind it goes (P §3). */
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
