import { foldText } from "../shared/search-text.ts";
import { divisionLabels } from "./divisions.ts";
import { sortedByName } from "./name-order.ts";
import type { PlayerFigures, PlayerSeason } from "./player-season.ts";
import { type PlayerStat, playerStat } from "./player-stat.ts";
import { figuresOfStage, type SeasonStage } from "./season-stage.ts";

export interface PlayerLine {
  readonly player: PlayerSeason;
  /** As it is called among these players; null: none. */
  readonly division: string | null;
  readonly figures: PlayerFigures;
  readonly searchText: string;
}

export interface RankedPlayer extends PlayerLine {
  /** From 1, without gaps, within the players that were ranked together. */
  readonly rank: number;
  readonly value: number;
}

/** Sorts by name and id, the last tie breaks (D46); a part of a season has only its players. */
export function playerLines(players: readonly PlayerSeason[], stage: SeasonStage): PlayerLine[] {
  const divisionOf = divisionLabels(players);
  return sortedByName(
    players,
    ({ playerName }) => playerName,
    ({ playerId }) => playerId,
  )
    .map((player) => ({
      player,
      division: divisionOf(player),
      figures: figuresOfStage(player, stage),
      searchText: foldText(`${player.playerName}\n${player.teamName}`),
    }))
    .filter(({ figures }) => stage === "all" || figures.gamesPlayed > 0);
}

/** Ties are broken by fewer games, then name (D46); who played no game comes last. */
export function rankPlayers(lines: readonly PlayerLine[], stat: PlayerStat): RankedPlayer[] {
  return lines
    .map((line) => ({ line, value: playerStat(line.figures, stat) }))
    .sort(
      (a, b) => b.value - a.value || gamesForTies(a.line.figures) - gamesForTies(b.line.figures),
    )
    .map(({ line, value }, index) => ({ ...line, rank: index + 1, value }));
}

function gamesForTies({ gamesPlayed }: PlayerFigures): number {
  return gamesPlayed === 0 ? Number.MAX_SAFE_INTEGER : gamesPlayed;
}

export function findPlayers<Line extends PlayerLine>(
  lines: readonly Line[],
  typed: string,
): readonly Line[] {
  const wanted = foldText(typed);
  return wanted === "" ? lines : lines.filter(({ searchText }) => searchText.includes(wanted));
}
