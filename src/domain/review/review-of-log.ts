import type { StatFields } from "../game/events.ts";
import { standingImports } from "../game/fold/fold-imports.ts";
import type { GameState } from "../game/game-state.ts";
import { gameStatsOf } from "../game/game-stats.ts";
import { touchdownKindOf } from "../game/play-of.ts";
import { TEAM_STAT_KEYS, type TeamCounts } from "../game/stat-catalogue.ts";
import { type TeamGameStats, teamStatsOf } from "../game/team-stats.ts";
import { importedFigures, type PlayRow, playsOf } from "../game/timeline.ts";
import type { ScoringProfile } from "../scoring/scoring-profile.ts";
import type { GameReview, ReviewTeam } from "./game-review.ts";

export function reviewOfLog(state: GameState, profile: ScoringProfile): GameReview {
  const { visitor, home } = teamStatsOf(state);
  return {
    plays: playsOf(state).map(plainPlay),
    imports: importedFigures(standingImports(state)),
    players: gameStatsOf(state, profile).map(({ points, ...player }) => ({
      ...player,
      fantasyPoints: points.total,
    })),
    visitor: reviewTeam(visitor),
    home: reviewTeam(home),
    rosters: new Map(
      [...state.rosters]
        .filter(([, players]) => players.size > 0)
        .map(([teamId, players]) => [teamId, [...players]]),
    ),
    override: state.override,
  };
}

function reviewTeam({ teamId, counts }: TeamGameStats): ReviewTeam {
  const own = TEAM_STAT_KEYS.map((key) => [key, counts[key]]);
  return { teamId, counts: Object.fromEntries(own) as TeamCounts };
}

function plainPlay(play: PlayRow): PlayRow {
  const { entryId, eventId, clientTimestamp, gameClock, fields } = play.entry;
  const entry = { entryId, eventId, clientTimestamp, fields: plainFields(fields) };
  return { ...play, entry: gameClock === undefined ? entry : { ...entry, gameClock } };
}

/** Keeps kind and passer only where they count, as `stat_events` does. */
function plainFields(fields: StatFields): StatFields {
  const { statType, teamId, playerId, passerPlayerId, extraPointType } = fields;
  const plain = { statType, teamId, playerId };
  if (statType === "extra_point" && extraPointType) return { ...plain, extraPointType };
  if (statType !== "touchdown") return plain;
  const statSubtype = touchdownKindOf(fields);
  if (statSubtype === "rush") return { ...plain, statSubtype };
  return { ...plain, statSubtype, passerPlayerId: passerPlayerId ?? null };
}
