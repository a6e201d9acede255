import type { PlayerSeason } from "../player-season.ts";
import { type PlayerStat, playerStat } from "../player-stat.ts";
import { type PlayerAtStage, playersAt } from "../season-figures.ts";
import type { SeasonStage } from "../season-stage.ts";
import { type LeaderLine, leaderLines } from "./leader-line.ts";

export interface PlayerLeaders {
  readonly subject: "player";
  /** Extra points rank as points, and a returned conversion as a defensive TD (D45). */
  readonly id: PlayerStat;
  readonly shape: "bar";
  readonly lines: readonly LeaderLine<PlayerSeason>[];
}

const LIMIT = 8;

/** Returns the lists without players who have 0; an empty list is left out (P §2). */
export function playerLeaders(
  players: readonly PlayerSeason[],
  lists: readonly PlayerStat[],
  stage: SeasonStage,
): PlayerLeaders[] {
  const rows = playersAt(players, stage);
  return lists
    .map((id): PlayerLeaders => {
      return { subject: "player", id, shape: "bar", lines: topPlayers(rows, id, LIMIT) };
    })
    .filter(({ lines }) => lines.length > 0);
}

export function topPlayers(
  rows: readonly PlayerAtStage[],
  stat: PlayerStat,
  limit: number,
): LeaderLine<PlayerSeason>[] {
  return leaderLines(rows, {
    value: ({ figures }) => playerStat(figures, stat),
    gamesPlayed: ({ figures }) => figures.gamesPlayed,
    name: ({ player }) => player.playerName,
    id: ({ player }) => player.playerId,
    leads: "most",
    limit,
    atLeast: 1,
  }).map(({ row, ...line }) => ({ ...line, row: row.player }));
}
