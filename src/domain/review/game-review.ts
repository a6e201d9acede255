import type { Score } from "../game/events.ts";
import type { StatCounts, TeamCounts } from "../game/stat-catalogue.ts";
import type { ImportedFigure, PlayRow } from "../game/timeline.ts";

/** A player's figures in one game, as the row of `game_stats` has them (D46b). */
export interface ReviewPlayer {
  readonly playerId: string;
  readonly teamId: string;
  readonly counts: StatCounts;
  readonly fantasyPoints: number;
}

export interface ReviewTeam {
  readonly teamId: string;
  readonly counts: TeamCounts;
}

/**
 * Everything that a review draws of a game besides its schedule, whichever of its two sources it
 * comes from: the fold of the log on this device, or the tables that visitors read. A test proves
 * both equal over every scripted game (docs/decisions/review-from-two-sources.md).
 */
export interface GameReview {
  /** Live entries in log order with the running score. */
  readonly plays: readonly PlayRow[];
  /** What came without play-by-play (D34). */
  readonly imports: readonly ImportedFigure[];
  /** Everybody whom an entry, import or correction names, corrections included. */
  readonly players: readonly ReviewPlayer[];
  readonly visitor: ReviewTeam;
  readonly home: ReviewTeam;
  /** teamId → who was checked in, in order of adding. */
  readonly rosters: ReadonlyMap<string, readonly string[]>;
  /** The score that was set by hand (D37). */
  readonly override: Score | null;
}

/** The score of the recorded plays alone (D40). */
export function recordedScore({ plays }: Pick<GameReview, "plays">): Score {
  return plays.at(-1)?.score ?? { visitor: 0, home: 0 };
}
