import type { StatEdit } from "../../../domain/game/decide/decide-correction.ts";
import { plus } from "../../../domain/game/fold/fold-lines.ts";
import type { Player } from "../../../domain/game/player.ts";
import { type StatCounts, zeroCounts } from "../../../domain/game/stat-catalogue.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { hasAnyStat } from "../../../domain/review/review-summary.ts";
import { personOf } from "../../../domain/roster/merged-players.ts";
import { plainName, UNKNOWN_PLAYER } from "../../../domain/roster/player-label.ts";
import { compareByJersey } from "../../../domain/roster/player-order.ts";
import { groupBy } from "../../../domain/shared/group-by.ts";
import type { LogMarks } from "../log/log-marks.ts";

export interface ReviewedPlayer {
  readonly playerId: string;
  readonly teamId: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
  /** False if no roster knows this player, so that no page can be linked. */
  readonly isKnown: boolean;
  readonly counts: StatCounts;
  readonly fantasyPoints: number;
  /** Corrections by hand, summed over the player's teams; null if there are none (D37). */
  readonly corrections: StatCounts | null;
  /** Figures from a file; null if there are none (D34). */
  readonly imported: StatCounts | null;
  /** Figures that an import added to collected plays; null if there are none (D34). */
  readonly importedChange: StatCounts | null;
  /** A correction was made by somebody who saw other figures (D37). */
  readonly outdatedBase: boolean;
  /** The recorded players, more than one if players were merged (D33). */
  readonly parts: StatEdit["parts"];
}

/** Lists everybody with a figure or correction by fantasy points, then jersey (P §8, P §9, D33). */
export function playerRows(
  { players, imports }: Pick<GameReview, "players" | "imports">,
  marks: Pick<LogMarks, "corrections"> | null,
  playersById: ReadonlyMap<string, Player>,
): ReviewedPlayer[] {
  const imported = importedOf(imports);
  const rows = players.map((player): ReviewedPlayer => {
    const { playerId, teamId, counts } = player;
    const correction = marks?.corrections.get(playerId);
    return {
      ...player,
      ...nameOf(playersById.get(playerId)),
      corrections: correction?.byHand ?? null,
      imported: imported.get(playerId) ?? null,
      importedChange: correction?.byImport ?? null,
      outdatedBase: correction?.outdatedBase ?? false,
      parts: [{ playerId, teamId, base: counts }],
    };
  });
  return rowsByPerson(rows, playersById)
    .filter(
      ({ counts, corrections, importedChange }) =>
        hasAnyStat(counts) || corrections !== null || importedChange !== null,
    )
    .sort(
      (a, b) =>
        b.fantasyPoints - a.fantasyPoints ||
        compareByJersey({ ...a, id: a.playerId }, { ...b, id: b.playerId }),
    );
}

/** Returns a row of zeros, for the first correction of a player without a stat. */
export function emptyRow(player: Player, teamId: string): ReviewedPlayer {
  return {
    playerId: player.id,
    teamId,
    ...nameOf(player),
    counts: zeroCounts(),
    fantasyPoints: 0,
    corrections: null,
    imported: null,
    importedChange: null,
    outdatedBase: false,
    parts: [{ playerId: player.id, teamId, base: zeroCounts() }],
  };
}

function nameOf(player: Player | undefined) {
  const { name, jerseyNumber } = player ?? UNKNOWN_PLAYER;
  return { name: plainName(name), jerseyNumber, isKnown: player !== undefined };
}

/** Merged players share one line; its parts keep each one's figures, with the own first (D33). */
function rowsByPerson(
  rows: readonly ReviewedPlayer[],
  playersById: ReadonlyMap<string, Pick<Player, "mergedInto">>,
): ReviewedPlayer[] {
  const byPerson = groupBy(rows, ({ playerId }) => personOf(playersById, playerId));
  return [...byPerson].flatMap(([playerId, recorded]) => {
    const isOwn = (row: ReviewedPlayer) => row.playerId === playerId;
    const [first, ...others] = [
      ...recorded.filter(isOwn),
      ...recorded.filter((row) => !isOwn(row)),
    ];
    return first === undefined ? [] : [others.reduce(added, { ...first, playerId })];
  });
}

function added(one: ReviewedPlayer, other: ReviewedPlayer): ReviewedPlayer {
  return {
    ...one,
    parts: [...one.parts, ...other.parts],
    counts: plus(one.counts, other.counts),
    fantasyPoints: one.fantasyPoints + other.fantasyPoints,
    corrections: sumOf(one.corrections, other.corrections),
    imported: sumOf(one.imported, other.imported),
    importedChange: sumOf(one.importedChange, other.importedChange),
    outdatedBase: one.outdatedBase || other.outdatedBase,
  };
}

function sumOf(one: StatCounts | null, other: StatCounts | null): StatCounts | null {
  return one === null || other === null ? (one ?? other) : plus(one, other);
}

function importedOf(figures: GameReview["imports"]): ReadonlyMap<string, StatCounts> {
  const sums = new Map<string, StatCounts>();
  for (const { playerId, key, count } of figures) {
    sums.set(playerId, plus(sums.get(playerId) ?? zeroCounts(), { [key]: count }));
  }
  return sums;
}
