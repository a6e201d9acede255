import type { StatFields } from "../events.ts";
import type { GameState, StatLine } from "../game-state.ts";
import { STAT_KEYS, type StatCounts, zeroCounts } from "../stat-catalogue.ts";
import { contributionsOf } from "./contributions.ts";

/** The key of a player's line for one team: a moved player has one line per team (D46b). */
export function lineKey(playerId: string, teamId: string): string {
  return `${playerId}|${teamId}`;
}

export function lineOf(state: GameState, playerId: string, teamId: string): StatLine {
  return (
    state.lines.get(lineKey(playerId, teamId)) ?? {
      playerId,
      teamId,
      counted: zeroCounts(),
      corrected: zeroCounts(),
      liveEntries: 0,
      latestCorrection: -1,
      latestImport: -1,
    }
  );
}

/** Returns new counts with every delta added; figures may become negative. */
export function plus(counts: StatCounts, deltas: Partial<StatCounts>): StatCounts {
  const sum = { ...counts };
  for (const key of STAT_KEYS) sum[key] += deltas[key] ?? 0;
  return sum;
}

/** Stores a line, or deletes it when no entry, import or correction names it any more. */
export function putLine(state: GameState, line: StatLine): void {
  const key = lineKey(line.playerId, line.teamId);
  const isNamed = line.liveEntries > 0 || line.latestCorrection >= 0 || line.latestImport >= 0;
  if (!isNamed) state.lines.delete(key);
  else state.lines.set(key, line);
}

export function countEntry(
  state: GameState,
  fields: StatFields,
  points: number,
  sign: 1 | -1,
): void {
  const { teamId } = fields;
  state.points.set(teamId, (state.points.get(teamId) ?? 0) + sign * points);
  state.liveEntryCount += sign;
  const contributions = contributionsOf(fields);
  for (const { playerId, key, amount } of contributions) {
    if (playerId === null) {
      const counts = state.teamLevel.get(teamId) ?? zeroCounts();
      state.teamLevel.set(teamId, plus(counts, { [key]: sign * amount }));
    } else {
      const line = lineOf(state, playerId, teamId);
      const counted = plus(line.counted, { [key]: sign * amount });
      putLine(state, { ...line, counted, liveEntries: line.liveEntries + sign });
    }
  }
}
