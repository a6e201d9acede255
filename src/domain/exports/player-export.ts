import { STAT_KEYS, STATS } from "../game/stat-catalogue.ts";
import type { PlayerFigures, PlayerSeason } from "../standings/player-season.ts";
import { PLAYER_STATS, playerStat } from "../standings/player-stat.ts";
import type { ExportColumn } from "./export-table.ts";

interface ExportedPlayer {
  readonly player: PlayerSeason;
  readonly division: string | null;
  readonly figures: PlayerFigures;
}

const NAMES = new Map<string, string | undefined>(
  STAT_KEYS.map((key) => [STATS[key].short, STATS[key].players?.csv]),
);

/** These are the exact columns of A §7 "CSV export"; missing values stay empty. */
export const PLAYER_EXPORT: readonly ExportColumn<ExportedPlayer>[] = [
  { name: "Name", value: ({ player }) => player.playerName },
  { name: "Jersey", value: ({ player }) => player.jerseyNumber ?? "" },
  { name: "Team", value: ({ player }) => player.teamName },
  { name: "Division", value: ({ division }) => division ?? "" },
  ...PLAYER_STATS.map(
    (stat): ExportColumn<ExportedPlayer> => ({
      name: NAMES.get(stat) ?? "Fantasy Points",
      value: ({ figures }) => playerStat(figures, stat),
    }),
  ),
  { name: "Games Played", value: ({ figures }) => figures.gamesPlayed },
];
