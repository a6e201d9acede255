import { describe, expect, test } from "vitest";
import { STAT_KEYS } from "../../../src/domain/game/stat-catalogue.ts";
import { type Actor, ANONYMOUS, insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { readSeason } from "../../helpers/database/read-season.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";
import { columnName, type ScriptedGame, scriptedGames } from "../../helpers/scripted-games.ts";

onEachEngine("season views", (database) => {
  /** Another game of the same teams. */
  async function rematch(game: TestGame, columns: Record<string, unknown> = {}): Promise<TestGame> {
    const id = crypto.randomUUID();
    const row = {
      id,
      league_id: game.leagueId,
      game_date: "2026-11-28",
      team_visitor_id: game.visitor.id,
      team_home_id: game.home.id,
      ...columns,
    };
    const names = Object.keys(row).join(", ");
    await database().query(
      `insert into games (${names}) select ${names} from jsonb_populate_record(null::games, $1::jsonb)`,
      [JSON.stringify(row)],
    );
    return { ...game, id };
  }

  const finalize = (device: PushingDevice) =>
    device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" });

  /** A finalized game: the visitors' first player scores, the home's first player tackles. */
  async function playedGame(): Promise<{ game: TestGame; scorer: Actor; device: PushingDevice }> {
    const game = await createGame(database());
    const scorer = await insertAccount(database(), "scorer");
    const device = new PushingDevice();
    await push(database(), scorer, game.id, device.id, [
      device.rush(game.visitor.id, game.visitor.players[0] ?? ""),
      device.tackle(game.home.id, game.home.players[0] ?? ""),
      finalize(device),
    ]);
    return { game, scorer, device };
  }

  const set = (text: string, ...params: unknown[]) => database().query(text, params);

  async function lineOf(game: TestGame, playerId: string | undefined, actor = ANONYMOUS) {
    const { players } = await readSeason(database(), game.seasonId, actor);
    return players.find((player) => player.playerId === playerId);
  }

  async function teamOf(game: TestGame, teamId: string, actor = ANONYMOUS) {
    const { teams } = await readSeason(database(), game.seasonId, actor);
    return teams.find((team) => team.teamId === teamId);
  }

  test.each([
    ["a completed game", { is_completed: true }, 1],
    ["a forfeited game", { is_completed: true, outcome: "forfeit" }, 1],
    ["a game that is open", {}, 0],
    ["a cancelled game", { outcome: "cancelled" }, 0],
    ["a cancelled game that was completed", { is_completed: true, outcome: "cancelled" }, 0],
    ["a postponed game", { is_completed: true, outcome: "postponed" }, 0],
    ["a playoff game", { is_completed: true, is_playoff: true }, 0],
  ])(
    "a roster place in %s, %j, counts %i to what the playoffs demand",
    async (_, columns, games) => {
      const first = await createGame(database());
      const { id, home } = await rematch(first, columns);
      const [playerId] = home.players;
      await set(
        "insert into game_rosters (game_id, team_id, player_id, roster_position) values ($1, $2, $3, 1)",
        id,
        home.id,
        playerId,
      );
      const member = await set(
        "select games_played, regular_games from team_rosters where player_id = $1",
        playerId,
      );
      // For statistics a roster place is a game played (D46).
      expect(member).toEqual([{ games_played: 1, regular_games: games }]);
    },
  );

  test.each(scriptedGames().map((game) => [game.name, game] as const))(
    "%s: twice, once as a playoff game (I15, D44-D46b)",
    async (_, script) => {
      const scorer = await insertAccount(database(), "scorer");
      const teams = (["visitor", "home"] as const).map((side) => ({
        id: script.teams[side].id,
        players: script.teams[side].players.map((player) => (player as { id: string }).id),
      }));
      const [visitor, home] = teams;
      if (visitor === undefined || home === undefined) throw new Error("a game has two teams");
      const first = await createGame(database(), { visitor, home });
      const playoff = await rematch(first, { is_playoff: true });
      await set("update leagues set playoff_min_games = 2 where id = $1", first.leagueId);
      for (const game of [first, playoff]) {
        const events = withNewIds(script);
        await push(database(), scorer, game.id, String(events[0]?.device_id), events);
      }

      const season = await readSeason(database(), first.seasonId);
      const rostered = Object.values(script.expected.rosters).flat();
      for (const player of season.players) {
        const line = script.expected.game_stats[player.playerId];
        const figure = (column: string) => Number(line?.[column] ?? 0);
        const hasStat = STAT_KEYS.some((key) => figure(columnName(key)) > 0);
        const once = {
          gamesPlayed: Number(hasStat || rostered.includes(player.playerId)),
          total: figure("total_fantasy_points"),
          ...Object.fromEntries(STAT_KEYS.map((key) => [key, figure(columnName(key))])),
        };
        const flat = ({ gamesPlayed, points, counts }: typeof player.all) => ({
          gamesPlayed,
          total: points.total,
          ...counts,
        });
        expect(flat(player.playoffs)).toEqual(once);
        expect(flat(player.all)).toEqual(doubled(once));
        // Neither a playoff game nor an open one counts to what the league demands for the playoffs.
        const member = await set(
          "select regular_games, playoff_min_games from team_rosters where player_id = $1",
          player.playerId,
        );
        const regular = script.expected.state === "final" ? once.gamesPlayed : 0;
        expect(member).toEqual([{ regular_games: regular, playoff_min_games: 2 }]);
      }
      expect(season.players.map(({ playerId }) => playerId)).toEqual(
        expect.arrayContaining(Object.keys(script.expected.game_stats)),
      );

      const isFinal = script.expected.state === "final";
      for (const team of season.teams) {
        const line = script.expected.team_game_stats[team.teamId] ?? {};
        expect(team.all.counts.tackles).toBe(2 * Number(line.total_tackles));
        expect(team.all.sacksAllowed).toBe(2 * Number(line.sacks_allowed));
        expect(team.playoffs.counts.passTouchdowns).toBe(Number(line.total_pass_td));
        // Records leave out the playoff game and the open game (D46).
        expect(team.pointsScored).toBe(isFinal ? Number(line.points_scored) : 0);
        expect(team.gamesPlayed).toBe(Number(isFinal));
        expect(team.playoffGamesPlayed).toBe(Number(isFinal));
        expect(team.wins + team.losses + team.draws).toBe(Number(isFinal));
      }
    },
  );

  describe("what counts (D46, D46a)", () => {
    test("an open game counts for statistics at once and for the record when it ends", async () => {
      const { game, scorer } = await playedGame();
      const [rusher] = game.visitor.players;
      const next = await rematch(game);
      const device = new PushingDevice();
      await push(database(), scorer, next.id, device.id, [
        device.rush(game.visitor.id, rusher ?? ""),
      ]);
      expect((await lineOf(game, rusher))?.all.counts.rushTouchdowns).toBe(2);
      expect(await teamOf(game, game.visitor.id)).toMatchObject({ wins: 1, gamesPlayed: 1 });
      await push(database(), scorer, next.id, device.id, [finalize(device)]);
      expect(await teamOf(game, game.visitor.id)).toMatchObject({ wins: 2, pointsScored: 12 });
    });

    test("an override decides the record, the log the statistics (D37)", async () => {
      const { game, scorer, device } = await playedGame();
      await push(database(), scorer, game.id, device.id, [
        device.event("score.overridden.v1", { visitor: 7, home: 7 }),
      ]);
      expect(await teamOf(game, game.visitor.id)).toMatchObject({
        wins: 0,
        draws: 1,
        pointsScored: 7,
        all: { totalTouchdowns: 1 },
      });
    });

    test("a reset takes the game back out; its figures go with its epoch (D31)", async () => {
      const { game } = await playedGame();
      const admin = await insertAccount(database(), "an admin", { profile: { role: "admin" } });
      const device = new PushingDevice();
      await push(database(), admin, game.id, device.id, [
        device.event("game.reset.v1", { word: "RESET", seen_epoch: 0, seen_state: "final" }),
      ]);
      expect(await teamOf(game, game.visitor.id)).toMatchObject({ wins: 0, gamesPlayed: 0 });
      expect(await lineOf(game, game.visitor.players[0])).toMatchObject({
        all: { gamesPlayed: 0, points: { total: 0 } },
      });
    });

    test("an archived game counts nowhere and comes back", async () => {
      const { game } = await playedGame();
      await set("update games set archived_at = now() where id = $1", game.id);
      expect(await teamOf(game, game.visitor.id)).toMatchObject({ wins: 0, gamesPlayed: 0 });
      expect((await lineOf(game, game.visitor.players[0]))?.all.gamesPlayed).toBe(0);
      await set("update games set archived_at = null where id = $1", game.id);
      expect(await teamOf(game, game.visitor.id)).toMatchObject({ wins: 1, gamesPlayed: 1 });
    });

    test("a marked forfeit counts as forfeit only, and puts the provider's count aside", async () => {
      const { game } = await playedGame();
      const given = { forfeitWins: 3, forfeitLosses: 1 };
      await set(
        "update teams set forfeit_wins = 3, forfeit_losses = 1 where id = $1",
        game.visitor.id,
      );
      expect(await teamOf(game, game.visitor.id)).toMatchObject({ wins: 1, ...given });
      await rematch(game, {
        outcome: "forfeit",
        winner_team_id: game.home.id,
        is_completed: true,
        team_home_score: 7,
      });
      expect(await teamOf(game, game.visitor.id)).toMatchObject({
        wins: 1,
        losses: 0,
        forfeitWins: 0,
        forfeitLosses: 1,
        pointsAllowed: 0,
        gamesPlayed: 1,
      });
      expect(await teamOf(game, game.home.id)).toMatchObject({ forfeitWins: 1, losses: 1 });
    });

    test("a roster place is a game played, a line that was corrected away is none", async () => {
      const { game, scorer, device } = await playedGame();
      const [rusher, second] = game.visitor.players;
      await push(database(), scorer, game.id, device.id, [
        device.event("stats.corrected.v1", {
          player_id: rusher,
          team_id: game.visitor.id,
          deltas: { rush_touchdowns: -1 },
        }),
      ]);
      expect((await lineOf(game, rusher))?.all.gamesPlayed).toBe(0);
      const next = await rematch(game);
      await push(database(), scorer, next.id, device.id, [
        device.event("roster.changed.v1", { team_id: game.visitor.id, add: [rusher, second] }),
      ]);
      expect((await lineOf(game, rusher))?.all.gamesPlayed).toBe(1);
      expect((await lineOf(game, second))?.all.gamesPlayed).toBe(1);
    });
  });

  describe("who is listed", () => {
    test("merged players are one, whichever merge came first (D33)", async () => {
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const { game, scorer } = await playedGame();
        const [a = "", b = "", c = ""] = game.visitor.players;
        const next = await rematch(game);
        const device = new PushingDevice();
        await push(database(), scorer, next.id, device.id, [
          device.tackle(game.visitor.id, b),
          device.tackle(game.visitor.id, c),
        ]);
        const merges = [
          [a, b],
          [b, c],
        ];
        for (const index of order) {
          await set("insert into player_aliases values ($1, $2)", ...(merges[index] ?? []));
        }
        expect(await lineOf(game, a)).toBeUndefined();
        expect(await lineOf(game, b)).toBeUndefined();
        expect(await lineOf(game, c)).toMatchObject({
          all: { gamesPlayed: 2, points: { total: 8, offensive: 6, defensive: 2 } },
        });
      }
    });

    test("nobody is merged into themselves by a detour", async () => {
      const { visitor } = await createGame(database());
      const [a, b] = visitor.players;
      await set("insert into player_aliases values ($1, $2)", a, b);
      await expect(set("insert into player_aliases values ($1, $2)", b, a)).rejects.toMatchObject({
        code: "23514",
      });
    });

    test("a moved player keeps the figures and shows today's team (D46b)", async () => {
      const { game } = await playedGame();
      const [rusher] = game.visitor.players;
      await set("update players set team_id = $2 where id = $1", rusher, game.home.id);
      expect(await lineOf(game, rusher)).toMatchObject({
        teamId: game.home.id,
        all: { counts: { rushTouchdowns: 1 } },
      });
      expect((await teamOf(game, game.visitor.id))?.all.counts.rushTouchdowns).toBe(1);
    });

    test("an id that no player has counts for its team and is no line (D28)", async () => {
      const { game, scorer, device } = await playedGame();
      const before = (await readSeason(database(), game.seasonId)).players.length;
      const next = await rematch(game);
      await push(database(), scorer, next.id, device.id, [
        device.rush(game.visitor.id, crypto.randomUUID()),
        device.rush(game.visitor.id, null),
      ]);
      expect((await teamOf(game, game.visitor.id))?.all.totalTouchdowns).toBe(3);
      expect((await readSeason(database(), game.seasonId)).players).toHaveLength(before);
    });

    test("whoever has played stays; whoever left before is not listed", async () => {
      const { game } = await playedGame();
      const [rusher, idle] = game.visitor.players;
      await set("update players set is_active = false where team_id = $1", game.visitor.id);
      await set("update teams set archived_at = now() where id = $1", game.visitor.id);
      expect(await lineOf(game, rusher)).toBeDefined();
      expect(await lineOf(game, idle)).toBeUndefined();
      expect(await teamOf(game, game.visitor.id)).toMatchObject({ wins: 1 });
      const untouched = await createGame(database());
      await set("update teams set is_active = false where id = $1", untouched.home.id);
      expect(await teamOf(untouched, untouched.home.id)).toBeUndefined();
    });
  });

  test("points follow the season's profile, by side too (D41, D42)", async () => {
    const { game, scorer, device } = await playedGame();
    const [passer = "", receiver = ""] = game.visitor.players;
    const next = await rematch(game);
    await push(database(), scorer, next.id, device.id, [
      device.stat(game.visitor.id, receiver, {
        stat_type: "touchdown",
        stat_subtype: "pass",
        passer_player_id: passer,
      }),
      device.stat(game.visitor.id, passer, { stat_type: "safety" }),
    ]);
    const points = async () => (await lineOf(game, passer))?.all.points;
    expect(await points()).toEqual({ total: 16, offensive: 10, defensive: 6 });
    await set("update seasons set scoring_profile_id = 'review_beta' where id = $1", game.seasonId);
    await set("select private.recount_portion($1)", game.seasonId);
    expect(await points()).toEqual({ total: 14, offensive: 12, defensive: 2 });
    const sides = await set(
      "select distinct side, stat from scoring_values where side = 'offense' order by stat",
    );
    expect(sides.map(({ stat }) => stat)).toEqual([
      "extra_points",
      "pass_touchdowns",
      "receiving_touchdowns",
      "rush_touchdowns",
    ]);
  });

  test("search_text finds a player by name or team, a team by name, whatever the case (A §5)", async () => {
    const game = await createGame(database());
    const found = async (view: string, word: string) => {
      const rows = await set(
        `select 1 from ${view} where season_id = $1 and search_text ilike $2`,
        game.seasonId,
        `%${word}%`,
      );
      return rows.length;
    };
    expect(await found("player_season_stats", "pLAYER 3")).toBe(2);
    expect(await found("player_season_stats", "homers")).toBe(7);
    expect(await found("team_season_stats", "HOMERS")).toBe(1);
    expect(await found("team_season_stats", "player")).toBe(0);
    expect(await found("standings", "visit")).toBe(1);
  });

  test("a deleted season is the admins' to see (D65)", async () => {
    const { game, scorer } = await playedGame();
    const admin = await insertAccount(database(), "season admin", { profile: { role: "admin" } });
    await set("update seasons set deleted_at = now() where id = $1", game.seasonId);
    for (const actor of [ANONYMOUS, scorer]) {
      const season = await readSeason(database(), game.seasonId, actor);
      expect(Object.values(season).map((rows) => rows.length)).toEqual([0, 0, 0, 0, 0]);
    }
    const season = await readSeason(database(), game.seasonId, admin);
    expect(Object.values(season).map((rows) => rows.length)).toEqual([14, 2, 2, 1, 1]);
  });

  test("with the live season only, visitors read that one (D10)", async () => {
    const { game } = await playedGame();
    const live = await playedGame();
    await set("update app_settings set public_browsing = 'live_season'");
    await set("update seasons set live_on_widget = true where id = $1", live.game.seasonId);
    try {
      expect((await readSeason(database(), game.seasonId)).players).toEqual([]);
      expect((await readSeason(database(), live.game.seasonId)).players).toHaveLength(14);
    } finally {
      await set("update app_settings set public_browsing = 'all'");
      await set("update seasons set live_on_widget = false where id = $1", live.game.seasonId);
    }
  });
});

/** The script's facts with new event ids, so that another game can hold them too (I8). */
function withNewIds(script: ScriptedGame): Record<string, unknown>[] {
  const events = script.events.map(({ expected_outcome: _, ...event }) => event);
  let text = JSON.stringify(events);
  for (const { event_id } of events) text = text.replaceAll(String(event_id), crypto.randomUUID());
  return JSON.parse(text) as Record<string, unknown>[];
}

function doubled(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, 2 * value]));
}
