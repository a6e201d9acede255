import type { StatKey } from "../game/stat-catalogue.ts";
import { groupBy } from "../shared/group-by.ts";

/** A file whose figures are ready for import. */
export interface ReadyFile {
  readonly fileId: string;
  readonly gameId: string;
  readonly teamId: string;
  /** Depends on the content only, not on the file's name. */
  readonly contentHash: string;
  readonly lines: readonly ReadyLine[];
}

export interface ReadyLine {
  readonly playerId: string;
  /** A 0 is kept, because it corrects what was tapped in a collected game (D64). */
  readonly counts: Readonly<Partial<Record<StatKey, number>>>;
}

export interface TeamImport {
  readonly gameId: string;
  readonly teamId: string;
  readonly fileIds: readonly string[];
  /** The hash of the first file. */
  readonly contentHash: string;
  /** Files with the same content as an earlier one; they count once. */
  readonly repeatedIds: readonly string[];
  readonly lines: readonly ReadyLine[];
}

/** Sums files of one game and team per player; files of equal content count once (A §5, D64). */
export function mergeFiles(files: readonly ReadyFile[]): TeamImport[] {
  const groups = groupBy(files, ({ gameId, teamId }) => `${gameId} ${teamId}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const different = new Map<string, ReadyFile>();
    const repeatedIds: string[] = [];
    for (const file of group) {
      if (different.has(file.contentHash)) repeatedIds.push(file.fileId);
      else different.set(file.contentHash, file);
    }
    const counted = [...different.values()];
    return [
      {
        gameId: first.gameId,
        teamId: first.teamId,
        fileIds: counted.map(({ fileId }) => fileId),
        contentHash: first.contentHash,
        repeatedIds,
        lines: mergeLines(counted.flatMap(({ lines }) => lines)),
      },
    ];
  });
}

/** Sums each player's lines. One without figures stays, because the player was there. */
export function mergeLines(lines: readonly ReadyLine[]): ReadyLine[] {
  const sums = new Map<string, Partial<Record<StatKey, number>>>();
  for (const { playerId, counts } of lines) {
    const sum = sums.get(playerId) ?? {};
    for (const [key, count] of Object.entries(counts) as [StatKey, number][]) {
      sum[key] = (sum[key] ?? 0) + count;
    }
    sums.set(playerId, sum);
  }
  return [...sums].map(([playerId, counts]) => ({ playerId, counts }));
}

/** Counts the figures other than 0. */
export function figuresIn(lines: readonly ReadyLine[]): number {
  return lines.flatMap(({ counts }) => Object.values(counts)).filter((count) => count !== 0).length;
}
