import type { StatKey } from "../game/stat-catalogue.ts";
import { groupBy } from "../shared/group-by.ts";

/** The figures of a file that are ready to be imported. */
export interface ReadyFile {
  readonly fileId: string;
  readonly gameId: string;
  readonly teamId: string;
  /** The same for the same content, whatever the file is called. */
  readonly contentHash: string;
  readonly lines: readonly ReadyLine[];
}

export interface ReadyLine {
  readonly playerId: string;
  /** A 0 says that there was none: of a collected game it corrects what was tapped (D64). */
  readonly counts: Readonly<Partial<Record<StatKey, number>>>;
}

/** What is imported for one game and team. */
export interface TeamImport {
  readonly gameId: string;
  readonly teamId: string;
  readonly fileIds: readonly string[];
  /** Of the first file. */
  readonly contentHash: string;
  /** Files whose content another one has already; they count once. */
  readonly repeatedIds: readonly string[];
  /** One line per player, in the order of the files. */
  readonly lines: readonly ReadyLine[];
}

/** Sums the different files of one game and team per player; equal files count once (A §5, D64). */
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

/** Sums the lines of each player; a player without figures keeps a line, because he was there. */
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

/** Returns how many figures other than 0 the lines hold. */
export function figuresIn(lines: readonly ReadyLine[]): number {
  return lines.flatMap(({ counts }) => Object.values(counts)).filter((count) => count !== 0).length;
}
