import { plus } from "../../../domain/game/fold-lines.ts";
import type { GameState } from "../../../domain/game/game-state.ts";
import { gameStatsOf } from "../../../domain/game/game-stats.ts";
import type { Player } from "../../../domain/game/player.ts";
import { STAT_KEYS, type StatCounts, zeroCounts } from "../../../domain/game/stats.ts";
import { plainName, UNKNOWN_PLAYER } from "../../../domain/roster/player-label.ts";
import { compareByJersey } from "../../../domain/roster/player-order.ts";
import type { ScoringProfile } from "../../../domain/scoring/scoring-profile.ts";

/** A player's line in the review. */
export interface PlayerRow {
  readonly playerId: string;
  readonly teamId: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
  readonly counts: StatCounts;
  readonly fantasyPoints: number;
  /** Sum of the corrections over the player's teams; null without any that tells (D37). */
  readonly corrections: StatCounts | null;
  /** A correction was made by somebody who saw other figures (D37). */
  readonly outdatedBase: boolean;
}

type Context = {
  readonly state: GameState;
  readonly profile: ScoringProfile;
  readonly playersById: ReadonlyMap<string, Player>;
};

export function hasAnyStat(counts: StatCounts): boolean {
  return STAT_KEYS.some((key) => counts[key] !== 0);
}

/**
 * In: a folded game. Out: everyone with a figure or a correction, by fantasy points, then jersey
 * (P §9). Somebody whom no roster knows is "Unknown Player", "??" (P §8).
 */
export function playerRows({ state, profile, playersById }: Context): PlayerRow[] {
  const rows = gameStatsOf(state, profile).map(({ playerId, teamId, counts, points }) => ({
    ...nameOf(playerId, playersById),
    playerId,
    teamId,
    counts,
    fantasyPoints: points.total,
    corrections: correctionsOf(state, playerId),
    outdatedBase: state.corrections.some(
      (correction) => correction.playerId === playerId && correction.outdatedBase,
    ),
  }));
  return rows
    .filter(({ counts, corrections }) => hasAnyStat(counts) || corrections !== null)
    .sort(
      (a, b) =>
        b.fantasyPoints - a.fantasyPoints ||
        compareByJersey({ ...a, id: a.playerId }, { ...b, id: b.playerId }),
    );
}

/** A row of zeros, for the first correction of somebody without a stat. */
export function emptyRow(player: Player, teamId: string): PlayerRow {
  return {
    playerId: player.id,
    teamId,
    name: plainName(player.name),
    jerseyNumber: player.jerseyNumber,
    counts: zeroCounts(),
    fantasyPoints: 0,
    corrections: null,
    outdatedBase: false,
  };
}

function nameOf(playerId: string, players: Context["playersById"]) {
  const { name, jerseyNumber } = players.get(playerId) ?? UNKNOWN_PLAYER;
  return { name: plainName(name), jerseyNumber };
}

function correctionsOf(state: GameState, playerId: string): StatCounts | null {
  let sum = zeroCounts();
  for (const line of state.lines.values()) {
    if (line.playerId === playerId) sum = plus(sum, line.corrected);
  }
  return hasAnyStat(sum) ? sum : null;
}
