import { foldText } from "../shared/search-text.ts";
import { divisionLabels } from "./divisions.ts";
import { sortedByName } from "./name-order.ts";
import type { PlayerFigures, PlayerSeason } from "./player-season.ts";
import { type PlayerStat, playerStat } from "./player-stat.ts";
import { figuresOfStage, type SeasonStage } from "./season-stage.ts";
import { sharedRanks } from "./shared-ranks.ts";

export interface PlayerLine {
  readonly player: PlayerSeason;
  /** The name that these players use; null if there is none. */
  readonly division: string | null;
  readonly figures: PlayerFigures;
  readonly searchText: string;
}

export interface RankedPlayer extends PlayerLine {
  /** Ranked within this list; players that only the name separates share a rank. */
  readonly rank: number;
  readonly value: number;
}

/** Sorts by name and id, the last tie-breaks (D46); a part of a season has only its players. */
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

/** Fewer games break ties, then the name (D46); players without a game come last. */
export function rankPlayers(lines: readonly PlayerLine[], stat: PlayerStat): RankedPlayer[] {
  const sorted = lines
    .map((line) => ({ line, value: playerStat(line.figures, stat) }))
    .sort((a, b) => b.value - a.value || moreGames(a.line, b.line));
  const ranks = sharedRanks(
    sorted,
    (above, row) => above.value === row.value && moreGames(above.line, row.line) === 0,
  );
  return sorted.map(({ line, value }, index) => ({
    ...line,
    rank: ranks[index] ?? index + 1,
    value,
  }));
}

function moreGames(a: PlayerLine, b: PlayerLine): number {
  return gamesForTies(a.figures) - gamesForTies(b.figures);
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
