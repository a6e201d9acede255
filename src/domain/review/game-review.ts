import type { Score } from "../game/events.ts";
import type { StatCounts, TeamCounts } from "../game/stat-catalogue.ts";
import type { ImportedFigure, PlayRow } from "../game/timeline.ts";

interface ReviewPlayer {
  readonly playerId: string;
  readonly teamId: string;
  readonly counts: StatCounts;
  readonly fantasyPoints: number;
}

export interface ReviewTeam {
  readonly teamId: string;
  readonly counts: TeamCounts;
}

/** Built from the log or from the published tables (docs/decisions/review-from-two-sources.md). */
export interface GameReview {
  readonly plays: readonly PlayRow[];
  readonly imports: readonly ImportedFigure[];
  /** Everybody whom an entry, import or correction names; their figures include corrections. */
  readonly players: readonly ReviewPlayer[];
  readonly visitor: ReviewTeam;
  readonly home: ReviewTeam;
  /** Maps a team's id to its game roster, in order of adding. */
  readonly rosters: ReadonlyMap<string, readonly string[]>;
  readonly override: Score | null;
}

/** True if nobody was checked in and nothing was counted, as in a game that was not played. */
export function isNothingRecorded({ plays, imports, players, rosters }: GameReview): boolean {
  const isNobodyIn = [...rosters.values()].every((roster) => roster.length === 0);
  return plays.length + imports.length + players.length === 0 && isNobodyIn;
}

export function recordedScore({ plays }: Pick<GameReview, "plays">): Score {
  return plays.at(-1)?.score ?? { visitor: 0, home: 0 };
}
