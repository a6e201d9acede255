import type { PlayerFigures, PlayerSeason } from "../standings/player-season.ts";
import { type PlayerStat, playerStat } from "../standings/player-stat.ts";
import type { ExportColumn } from "./export-table.ts";

export interface ExportedPlayer {
  readonly player: PlayerSeason;
  readonly figures: PlayerFigures;
}

const stat = (name: string, of: PlayerStat): ExportColumn<ExportedPlayer> => ({
  name,
  value: ({ figures }) => playerStat(figures, of),
});

/** Exactly these columns (A §7 "CSV export"); what a player lacks is empty. */
export const PLAYER_EXPORT: readonly ExportColumn<ExportedPlayer>[] = [
  { name: "Name", value: ({ player }) => player.playerName },
  { name: "Jersey", value: ({ player }) => player.jerseyNumber ?? "" },
  { name: "Team", value: ({ player }) => player.teamName },
  { name: "Division", value: ({ player }) => player.divisionName ?? "" },
  stat("Fantasy Points", "fantasy_points"),
  stat("Pass TDs", "pass_td"),
  stat("Rush TDs", "rush_td"),
  stat("Receiving TDs", "receiving_td"),
  stat("Extra Points", "extra_points"),
  stat("Defensive TDs", "defensive_td"),
  stat("Tackles", "tackles"),
  stat("Interceptions", "interceptions"),
  stat("Sacks", "sacks"),
  stat("Safeties", "safeties"),
  { name: "Games Played", value: ({ figures }) => figures.gamesPlayed },
];
