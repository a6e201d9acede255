import type { GameClock } from "../game/clock/game-clock.ts";
import type { Score } from "../game/events.ts";
import type { GameTeams, ImportedRow } from "../game/game-state.ts";
import { type StatCounts, ZERO_TEAM_COUNTS } from "../game/stat-catalogue.ts";
import { importedFigures, type PlayEntry, scoredPlays } from "../game/timeline.ts";
import { fantasyPointsOf } from "../scoring/fantasy-points.ts";
import type { ScoringProfile } from "../scoring/scoring-profile.ts";
import type { GameReview, ReviewTeam } from "./game-review.ts";

export interface PublishedPlayer {
  readonly playerId: string;
  readonly teamId: string;
  readonly counts: StatCounts;
}

/** The part of a game that everybody may read, at one position of the log (D13). */
export interface PublishedGame {
  readonly headSeq: number;
  readonly logDigest: number;
  readonly override: Score | null;
  /** Missing if the game was read from tables, which have no timeouts. */
  readonly timeoutsUsed?: Score;
  /** null if the league keeps no clock, or the server is older (D71). */
  readonly clock?: GameClock | null;
  readonly plays: readonly PlayEntry[];
  readonly imports: readonly ImportedRow[];
  readonly players: readonly PublishedPlayer[];
  readonly teams: readonly ReviewTeam[];
  readonly rosters: readonly { readonly teamId: string; readonly playerIds: readonly string[] }[];
}

export function reviewOfTables(
  game: PublishedGame,
  teams: GameTeams,
  profile: ScoringProfile,
): GameReview {
  const team = (teamId: string): ReviewTeam =>
    game.teams.find((row) => row.teamId === teamId) ?? { teamId, counts: ZERO_TEAM_COUNTS };
  return {
    plays: scoredPlays(teams, game.plays),
    imports: importedFigures(game.imports),
    players: game.players.map((player) => ({
      ...player,
      fantasyPoints: fantasyPointsOf(player.counts, profile).total,
    })),
    visitor: team(teams.visitorTeamId),
    home: team(teams.homeTeamId),
    rosters: new Map(game.rosters.map(({ teamId, playerIds }) => [teamId, playerIds])),
    override: game.override,
  };
}
