import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readWireEvent } from "../../../src/contract/event-wire.ts";
import { foldGame } from "../../../src/domain/game/fold/fold.ts";
import type { GameState } from "../../../src/domain/game/game-state.ts";
import { gameStatsOf } from "../../../src/domain/game/game-stats.ts";
import { computedScore, finalScore } from "../../../src/domain/game/live-score.ts";
import { STAT_KEYS, zeroCounts } from "../../../src/domain/game/stat-catalogue.ts";
import { teamStatsOf } from "../../../src/domain/game/team-stats.ts";
import { fantasyPointsOf } from "../../../src/domain/scoring/fantasy-points.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import { createAccount, SERVICE } from "../../helpers/database/actors.ts";
import { push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { eventsOf, wishes } from "../../helpers/database/random-log.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import { columnName } from "../../helpers/scripted-games.ts";

/** The figures of a fold under the names of the tables. */
function figuresOfFold(state: GameState) {
  const sides = teamStatsOf(state);
  return {
    shown: finalScore(state),
    computed: computedScore(state),
    timeouts: state.timeoutsUsed,
    game: [state.phase, state.epoch, state.liveEntryCount, state.lastTransition],
    entries: [...state.entries.values()].map((entry) => [entry.entryId, entry.removed]),
    rosters: [...state.rosters]
      .flatMap(([team, players]) => [...players].map((player, place) => [team, place + 1, player]))
      .sort(compareText),
    players: gameStatsOf(state, SCORING_PROFILES.guide)
      .map((row) => ({
        player_id: row.playerId,
        team_id: row.teamId,
        total_fantasy_points: row.points.total,
        ...Object.fromEntries(
          Object.entries(row.counts).map(([key, value]) => [columnName(key), value]),
        ),
      }))
      .sort(compareText),
    teams: [sides.visitor, sides.home].map((side) => [
      side.teamId,
      side.pointsScored,
      side.sacksAllowed,
      side.counts.passTouchdowns,
      side.counts.extraPoints,
      side.counts.tackles,
      side.counts.fumbles,
    ]),
  };
}

function compareText(a: unknown, b: unknown): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

onEachEngine("the SQL fold and the TypeScript fold", (database) => {
  async function figuresOfTables(game: TestGame): Promise<unknown> {
    const rows = (text: string) => database().query<Record<string, never>>(text, [game.id]);
    const [row = {} as Record<string, never>] = await rows("select * from games where id = $1");
    const entries = await rows(
      "select id, is_deleted from stat_events where game_id = $1 order by event_order",
    );
    const rosters = await rows("select * from game_rosters where game_id = $1");
    const players = await rows(
      `select player_id, team_id, total_fantasy_points, pass_touchdowns, rush_touchdowns,
         receiving_touchdowns, extra_points, receiving_yards, rushing_yards, tackles, interceptions,
         sacks, safeties, returned_conversions, defensive_touchdowns, fumbles
       from game_stats where game_id = $1`,
    );
    const teams = await rows("select * from team_game_stats where game_id = $1");
    return {
      shown: { visitor: row.team_visitor_score, home: row.team_home_score },
      computed: { visitor: row.computed_visitor_score, home: row.computed_home_score },
      timeouts: { visitor: row.team_visitor_timeouts_used, home: row.team_home_timeouts_used },
      game: [row.state, row.epoch, row.live_entries, row.last_transition],
      entries: entries.map((entry) => [entry.id, entry.is_deleted]),
      rosters: rosters
        .map((place) => [place.team_id, place.roster_position, place.player_id])
        .sort(compareText),
      players: players.sort(compareText),
      teams: [game.visitor.id, game.home.id].map((id) => {
        const team = teams.find((each) => each.team_id === id);
        return [
          team?.team_id,
          team?.points_scored,
          team?.sacks_allowed,
          team?.total_pass_td,
          team?.total_extra_points,
          team?.total_tackles,
          team?.total_fumbles,
        ];
      }),
    };
  }

  test("say the same of every log (I15, I11, I17, D26-D46b)", async () => {
    const scorer = await createAccount(database(), "scorer");
    await fc.assert(
      fc.asyncProperty(wishes, fc.integer({ min: 0, max: 9 }), async (wished, cut) => {
        const game = await createGame(database());
        const events = eventsOf(wished, game);
        const device = String(events[0]?.device_id);
        const size = cut + 1;
        for (let start = 0; start < events.length; start += size) {
          const batch = events.slice(start, start + size);
          const isImport = batch.some((event) => event.type === "stats.imported.v1");
          await push(database(), isImport ? SERVICE : scorer, game.id, device, batch);
        }
        const log = await database().query<{ event: unknown }>(
          "select to_jsonb(e) as event from game_events e where game_id = $1 order by game_seq",
          [game.id],
        );
        fc.pre(log.length > 0);
        const facts = log.map(({ event }) => {
          const fact = readWireEvent(game.id, event);
          if (fact === null) throw new Error("the log holds an event that the client cannot read");
          return fact;
        });
        const teams = { visitorTeamId: game.visitor.id, homeTeamId: game.home.id };
        const fold = figuresOfFold(foldGame(game.id, teams, facts));
        expect(await figuresOfTables(game)).toEqual(fold);
        expect(await database().query("select * from verify_totals($1)", [game.id])).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("hold the same scoring profiles (D42)", async () => {
    const stored = await database().query<{ profile_id: string; stat: string; points: number }>(
      "select profile_id, stat, points from scoring_values",
    );
    const pointsIn = (profile: string, stat: string) =>
      stored.find((row) => row.profile_id === profile && row.stat === stat)?.points ?? 0;
    for (const profile of Object.values(SCORING_PROFILES)) {
      for (const key of STAT_KEYS) {
        const one = fantasyPointsOf({ ...zeroCounts(), [key]: 1 }, profile).total;
        const figure = `${profile.name} ${key}`;
        expect([figure, pointsIn(profile.name, columnName(key))]).toEqual([figure, one]);
      }
    }
  });
});
