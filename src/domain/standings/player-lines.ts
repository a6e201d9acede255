import { foldText } from "../shared/search-text.ts";
import { sortedByName } from "./name-order.ts";
import type { PlayerFigures, PlayerSeason } from "./player-season.ts";
import { type PlayerStat, playerStat } from "./player-stat.ts";
import { figuresOfStage, type SeasonStage } from "./season-stage.ts";

/** A player with the figures of one stage, ready to be ranked and searched again and again. */
export interface PlayerLine {
  readonly player: PlayerSeason;
  readonly figures: PlayerFigures;
  /** Name and team as searches compare them (A §5). */
  readonly searchText: string;
}

export interface RankedPlayer extends PlayerLine {
  /** From 1, without gaps, among the players that were ranked together. */
  readonly rank: number;
  /** The figure they were ranked by. */
  readonly value: number;
}

/**
 * In: players in any order. Out: a line each, by name, then by id: the last of the ties (D46). A
 * part of the season has those who played in it; the whole season has everybody.
 */
export function playerLines(players: readonly PlayerSeason[], stage: SeasonStage): PlayerLine[] {
  return sortedByName(
    players,
    ({ playerName }) => playerName,
    ({ playerId }) => playerId,
  )
    .map((player) => ({
      player,
      figures: figuresOfStage(player, stage),
      searchText: foldText(`${player.playerName}\n${player.teamName}`),
    }))
    .filter(({ figures }) => stage === "all" || figures.gamesPlayed > 0);
}

/**
 * In: lines as `playerLines` gives them. Out: the same players, the most of a stat first. Ties:
 * fewer games first, then the name (D46); whoever has played no game comes after all who have.
 */
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

/** The players whose name or team has the typed text in it (A §5); they keep their rank. */
export function findPlayers<Line extends PlayerLine>(
  lines: readonly Line[],
  typed: string,
): readonly Line[] {
  const wanted = foldText(typed);
  return wanted === "" ? lines : lines.filter(({ searchText }) => searchText.includes(wanted));
}
