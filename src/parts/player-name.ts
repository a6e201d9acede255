/** The family name, for chips and tiles: "Ada Reyes" → "Reyes"; one word stays as it is. */
export function shortPlayerName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? words.slice(1).join(" ") : name.trim();
}

/** How a player is spoken of: "number 7 Ada Reyes", "Sam Lee" without a number. */
export function spokenPlayer(player: { name: string; jerseyNumber: string | null }): string {
  return player.jerseyNumber === null
    ? player.name
    : `number ${player.jerseyNumber} ${player.name}`;
}
