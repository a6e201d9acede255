import type { StatEdit } from "../../../domain/game/decide/decide-correction.ts";
import type { Player } from "../../../domain/game/player.ts";
import { type StatCounts, zeroCounts } from "../../../domain/game/stat-catalogue.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { hasAnyStat } from "../../../domain/review/review-summary.ts";
import { plainName, UNKNOWN_PLAYER } from "../../../domain/roster/player-label.ts";
import { compareByJersey } from "../../../domain/roster/player-order.ts";
import type { LogMarks } from "../log/log-marks.ts";
import { rowsByPerson } from "./rows-by-person.ts";

/** A player's line in the review. */
export interface PlayerRow {
  readonly playerId: string;
  readonly teamId: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
  /** False: no roster knows this player, so there is no page to lead to. */
  readonly isKnown: boolean;
  readonly counts: StatCounts;
  readonly fantasyPoints: number;
  /** Sum of the corrections over the player's teams; null without any that tells (D37). */
  readonly corrections: StatCounts | null;
  /** A correction was made by somebody who saw other figures (D37). */
  readonly outdatedBase: boolean;
  /** As recorded: several where players were merged (D33). */
  readonly parts: StatEdit["parts"];
}

/**
 * In: a game's review. Out: everyone with a figure or a correction, by fantasy points, then jersey
 * (P §9); merged players are one line (D33). Somebody whom no roster knows is "Unknown Player",
 * "??" (P §8).
 */
export function playerRows(
  { players }: Pick<GameReview, "players">,
  marks: Pick<LogMarks, "corrections"> | null,
  playersById: ReadonlyMap<string, Player>,
): PlayerRow[] {
  const rows = players.map((player): PlayerRow => {
    const { playerId, teamId, counts } = player;
    const correction = marks?.corrections.get(playerId);
    return {
      ...player,
      ...nameOf(playersById.get(playerId)),
      corrections: correction?.deltas ?? null,
      outdatedBase: correction?.outdatedBase ?? false,
      parts: [{ playerId, teamId, base: counts }],
    };
  });
  return rowsByPerson(rows, playersById)
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
    ...nameOf(player),
    counts: zeroCounts(),
    fantasyPoints: 0,
    corrections: null,
    outdatedBase: false,
    parts: [{ playerId: player.id, teamId, base: zeroCounts() }],
  };
}

function nameOf(player: Player | undefined) {
  const { name, jerseyNumber } = player ?? UNKNOWN_PLAYER;
  return { name: plainName(name), jerseyNumber, isKnown: player !== undefined };
}
