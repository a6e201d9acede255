import { type FantasyPoints, fantasyPointsOf } from "../scoring/fantasy-points.ts";
import type { ScoringProfile } from "../scoring/scoring-profile.ts";
import { groupBy } from "../shared/group-by.ts";
import { contributionsOf } from "./fold/contributions.ts";
import { figuresOf } from "./fold/fold-corrections.ts";
import { plus } from "./fold/fold-lines.ts";
import type { GameState, StatLine } from "./game-state.ts";
import type { StatCounts } from "./stat-catalogue.ts";

interface PlayerGameStats {
  readonly playerId: string;
  /** The team of the latest live entry, else of the latest correction or import (D46b). */
  readonly teamId: string;
  /** Over all teams; each part is clamped at 0 once, after its corrections (D37, I15). */
  readonly counts: StatCounts;
  readonly points: FantasyPoints;
}

/** playerId → team of the newest live entry, for `players` only, who have several lines. */
function latestTeams(state: GameState, players: ReadonlySet<string>): Map<string, string> {
  const latest = new Map<string, string>();
  if (players.size === 0) return latest;
  for (const { removed, fields } of state.entries.values()) {
    if (removed) continue;
    for (const { playerId } of contributionsOf(fields)) {
      if (playerId !== null && players.has(playerId)) latest.set(playerId, fields.teamId);
    }
  }
  return latest;
}

function withoutEntries({ latestCorrection, latestImport }: StatLine): number {
  return Math.max(latestCorrection, latestImport);
}

function newestCorrection(a: StatLine, b: StatLine): StatLine {
  return withoutEntries(b) > withoutEntries(a) ? b : a;
}

/** Returns a row for each player whom an entry, correction or import names (D41, D46b). */
export function gameStatsOf(state: GameState, profile: ScoringProfile): PlayerGameStats[] {
  const linesByPlayer = groupBy(state.lines.values(), (line) => line.playerId);
  const moved = [...linesByPlayer].filter(([, lines]) => lines.length > 1);
  const latest = latestTeams(state, new Set(moved.map(([playerId]) => playerId)));
  return [...linesByPlayer].map(([playerId, lines]) => {
    const counts = lines.map(figuresOf).reduce((sum, figures) => plus(sum, figures));
    const teamId = latest.get(playerId) ?? lines.reduce(newestCorrection).teamId;
    return { playerId, teamId, counts, points: fantasyPointsOf(counts, profile) };
  });
}
