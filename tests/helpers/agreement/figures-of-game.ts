import { toWireKeys } from "../../../src/contract/key-case.ts";
import type { Side } from "../../../src/domain/game/fold/fold-timeouts.ts";
import type { GameState } from "../../../src/domain/game/game-state.ts";
import { gameStatsOf } from "../../../src/domain/game/game-stats.ts";
import { computedScore, finalScore } from "../../../src/domain/game/live-score.ts";
import { STAT_KEYS, STATS, TEAM_STAT_KEYS } from "../../../src/domain/game/stat-catalogue.ts";
import { teamStatsOf } from "../../../src/domain/game/team-stats.ts";
import { isAboutScore } from "../../../src/domain/review/captains-said.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import type { TestGame } from "../database/league.ts";

const COLUMNS = STAT_KEYS.map((key) => STATS[key].column);

/** The figures of a fold under the names of the tables. */
export function figuresOfFold(state: GameState) {
  const sides = teamStatsOf(state);
  return {
    shown: finalScore(state),
    computed: computedScore(state),
    timeouts: state.timeoutsUsed,
    clock: state.clock === null ? null : toWireKeys(state.clock),
    captains: [agreesNow(state, "visitor"), agreesNow(state, "home")],
    game: [state.phase, state.epoch, state.liveEntryCount, state.lastTransition],
    entries: [...state.entries.values()].map((entry) => [
      entry.entryId,
      entry.removed,
      entry.gameClock?.period ?? null,
      entry.gameClock?.seconds ?? null,
    ]),
    rosters: [...state.rosters]
      .flatMap(([team, players]) => [...players].map((player, place) => [team, place + 1, player]))
      .sort(compareText),
    overrides: [...state.rosterOverrides].sort(compareText),
    players: gameStatsOf(state, SCORING_PROFILES.guide)
      .map((row) => ({
        player_id: row.playerId,
        team_id: row.teamId,
        total_fantasy_points: row.points.total,
        ...Object.fromEntries(STAT_KEYS.map((key) => [STATS[key].column, row.counts[key]])),
      }))
      .sort(compareText),
    teams: [sides.visitor, sides.home].map((side) => [
      side.teamId,
      side.pointsScored,
      side.sacksAllowed,
      ...TEAM_STAT_KEYS.map((key) => side.counts[key]),
    ]),
  };
}

function compareText(a: unknown, b: unknown): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** What everybody reads of a captain's word: nothing once it was about another score (D70). */
function agreesNow(state: GameState, side: Side): boolean | null {
  const word = state.captains[side];
  return word !== null && isAboutScore(word, finalScore(state)) ? word.agrees : null;
}

/** The same figures as the tables of the server hold them. */
export async function figuresOfTables(database: SqlDatabase, game: TestGame): Promise<object> {
  const rows = (text: string) => database.query<Record<string, never>>(text, [game.id]);
  const [row = {} as Record<string, never>] = await rows("select * from games where id = $1");
  const entries = await rows(
    "select id, is_deleted, period, clock_seconds from stat_events where game_id = $1 order by event_order",
  );
  const rosters = await rows("select * from game_rosters where game_id = $1");
  const overrides = await rows("select * from roster_overrides where game_id = $1");
  const players = await rows(
    `select player_id, team_id, total_fantasy_points, ${COLUMNS.join(", ")}
     from game_stats where game_id = $1`,
  );
  const teams = await rows("select * from team_game_stats where game_id = $1");
  return {
    shown: { visitor: row.team_visitor_score, home: row.team_home_score },
    computed: { visitor: row.computed_visitor_score, home: row.computed_home_score },
    timeouts: { visitor: row.team_visitor_timeouts_used, home: row.team_home_timeouts_used },
    clock: row.game_clock,
    captains: [row.visitor_captain_agrees, row.home_captain_agrees],
    game: [row.state, row.epoch, row.live_entries, row.last_transition],
    entries: entries.map((entry) => [
      entry.id,
      entry.is_deleted,
      entry.period,
      entry.clock_seconds,
    ]),
    rosters: rosters
      .map((place) => [place.team_id, place.roster_position, place.player_id])
      .sort(compareText),
    overrides: overrides
      .map((row) => [`${row.team_id}|${row.player_id}`, row.reason])
      .sort(compareText),
    players: players.sort(compareText),
    teams: [game.visitor.id, game.home.id].map((id) => {
      const team = teams.find((each) => each.team_id === id);
      return [
        team?.team_id,
        team?.points_scored,
        team?.sacks_allowed,
        ...TEAM_STAT_KEYS.map((key) => team?.[`total_${STATS[key].short}`]),
      ];
    }),
  };
}
