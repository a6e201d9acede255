import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { waitForLocks } from "../../helpers/database/lock-waits.ts";
import { wireEventsOf, wishes } from "../../helpers/database/random-log.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Answer = Readonly<Record<string, unknown>> & { readonly outcome: string };

onEachEngine("a season changes its scoring profile (D42, I15, I17)", (database) => {
  let admin: Actor;
  beforeAll(async () => {
    admin = await insertAccount(database(), "season admin", { profile: { role: "admin" } });
  });

  const read = (sql: string, ...values: unknown[]) => database().query(sql, values);

  async function asAdmin(call: string, values: unknown[]): Promise<Answer | undefined> {
    const [row] = await runAs(database(), admin, (tx) =>
      tx.query<{ answer: Answer }>(`select ${call} as answer`, values),
    );
    return row?.answer;
  }

  const choose = (seasonId: string, profile: string) =>
    asAdmin("update_season($1, $2::text::jsonb)", [
      seasonId,
      JSON.stringify({ scoring_profile_id: profile }),
    ]);
  const goOn = (seasonId: string) => asAdmin("continue_recount($1)", [seasonId]);

  async function chooseAndCount(seasonId: string, profile: string): Promise<void> {
    await choose(seasonId, profile);
    while ((await goOn(seasonId))?.games_to_recount !== 0);
  }

  /** Games with a log and figures of the guide: two tackles each, 2 points there and 0 in the other. */
  async function collectedGames(count: number): Promise<TestGame> {
    const game = await createGame(database());
    await read(
      `insert into games (league_id, game_date, team_visitor_id, team_home_id)
       select $1, '2026-11-21', $2, $3 from generate_series(2, $4)`,
      game.leagueId,
      game.visitor.id,
      game.home.id,
      count,
    );
    await read("update games set head_seq = 1 where season_id = $1", game.seasonId);
    await read(
      `insert into game_stats (game_id, player_id, team_id, tackles, total_fantasy_points, updated_at)
       select g.id, p.id, p.team_id, 2, 2, '2026-01-01' from games g
       join players p on p.team_id in (g.team_visitor_id, g.team_home_id) where g.season_id = $1`,
      game.seasonId,
    );
    return game;
  }

  async function left(seasonId: string): Promise<unknown> {
    const [season] = await read("select games_to_recount from seasons where id = $1", seasonId);
    return season?.games_to_recount;
  }

  const rowsWritten = async (seasonId: string) =>
    (
      await read(
        `select from game_stats c join games g on g.id = c.game_id
         where g.season_id = $1 and c.updated_at > '2026-01-01'`,
        seasonId,
      )
    ).length;

  const pointsOf = (game: TestGame) =>
    read(
      `select player_id, total_fantasy_points, offensive_points from game_stats
       where game_id = $1 order by player_id`,
      game.id,
    );
  const differing = (game: TestGame) => read("select * from verify_totals($1)", game.id);

  test("one statement gives the figures that a fold of the log gives, and says of how many games", async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (wished) => {
        const game = await createGame(database());
        const other = await createGame(database());
        const device = new PushingDevice();
        await push(database(), SERVICE, game.id, device.id, wireEventsOf(wished, game));
        await push(database(), SERVICE, other.id, device.id, wireEventsOf(wished, other));
        const before = await pointsOf(game);
        const elsewhere = await pointsOf(other);
        expect(await choose(game.seasonId, "review_beta")).toEqual({
          outcome: "applied",
          games_to_recount: 1,
        });
        expect(await pointsOf(game)).toEqual(before);
        expect(await differing(game)).toEqual([]);
        expect(await goOn(game.seasonId)).toEqual({
          outcome: "applied",
          recounted_games: 1,
          games_to_recount: 0,
        });
        const counted = await pointsOf(game);
        expect(await differing(game)).toEqual([]);
        await read("select private.refold_game($1)", game.id);
        expect(await pointsOf(game)).toEqual(counted);
        expect(await pointsOf(other)).toEqual(elsewhere);
        expect(await choose(game.seasonId, "review_beta")).toEqual({ outcome: "unchanged" });
        await chooseAndCount(game.seasonId, "guide");
        expect(await pointsOf(game)).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  test("a portion counts at most fifty games and writes no row of another; what is left stands in the season until none is", async () => {
    const game = await collectedGames(120);
    const other = await collectedGames(1);
    expect(await choose(game.seasonId, "review_beta")).toMatchObject({ games_to_recount: 120 });
    expect(await rowsWritten(game.seasonId)).toBe(0);
    for (const [recounted, rest] of [
      [50, 70],
      [50, 20],
      [20, 0],
    ]) {
      expect(await goOn(game.seasonId)).toEqual({
        outcome: "applied",
        recounted_games: recounted,
        games_to_recount: rest,
      });
      expect(await left(game.seasonId)).toBe(rest);
      expect(await rowsWritten(game.seasonId)).toBe((120 - Number(rest)) * 14);
    }
    expect(await goOn(game.seasonId)).toMatchObject({ outcome: "unchanged", recounted_games: 0 });
    expect(await rowsWritten(other.seasonId)).toBe(0);
  });

  test("a second change in the middle counts every game under the last profile", async () => {
    const game = await collectedGames(60);
    await choose(game.seasonId, "review_beta");
    await goOn(game.seasonId);
    expect(await choose(game.seasonId, "guide")).toMatchObject({ games_to_recount: 60 });
    while ((await goOn(game.seasonId))?.games_to_recount !== 0);
    const wrong = await read(
      `select from game_stats c join games g on g.id = c.game_id
       where g.season_id = $1 and c.total_fantasy_points <> 2`,
      game.seasonId,
    );
    expect(wrong).toEqual([]);
  });

  test("a profile whose values change leaves the games of all its seasons to be counted anew, also of a deleted one", async () => {
    await read("insert into scoring_profiles (id, name) values ('club', 'Club')");
    await read(
      `insert into scoring_values (profile_id, stat, side, points)
       select 'club', stat, side, points from scoring_values where profile_id = 'guide'`,
    );
    const games = [await collectedGames(2), await collectedGames(1)];
    const other = await collectedGames(1);
    for (const { seasonId } of games) {
      await read("update seasons set scoring_profile_id = 'club' where id = $1", seasonId);
      await goOn(seasonId);
    }
    await read("update seasons set deleted_at = now() where id = $1", games[1]?.seasonId);
    await read(
      "update scoring_values set points = 5 where profile_id = 'club' and stat = 'tackles'",
    );
    expect(await Promise.all([...games, other].map(({ seasonId }) => left(seasonId)))).toEqual([
      2, 1, 0,
    ]);
    expect(await goOn(String(games[1]?.seasonId))).toEqual({
      outcome: "rejected",
      reason: "unknown_season",
    });
    await goOn(String(games[0]?.seasonId));
    expect(
      await read(
        "select distinct total_fantasy_points from game_stats c join games g on g.id = c.game_id where g.season_id = $1",
        games[0]?.seasonId,
      ),
    ).toEqual([{ total_fantasy_points: 10 }]);
  });

  /** Only on PostgreSQL does one connection wait for the other. */
  test.each([
    ["the push first", "collected"],
    ["the change first", "collected"],
    ["the push first", "untouched"],
    ["the change first", "untouched"],
  ])(
    "with a push at the same moment, %s, in a game that is %s: no figure is of another profile",
    async (order, state) => {
      const game = await createGame(database());
      const device = new PushingDevice();
      const [player = ""] = game.home.players;
      const send = () =>
        push(database(), SERVICE, game.id, device.id, [device.rush(game.home.id, player)]);
      const isCollected = state === "collected";
      if (isCollected) {
        await push(database(), SERVICE, game.id, device.id, [device.tackle(game.home.id, player)]);
      }
      const change = () => choose(game.seasonId, "review_beta");
      const calls: Promise<unknown>[] = [];
      await database().transaction(async (tx) => {
        await tx.query("select from games where id = $1 for no key update", [game.id]);
        const isPushFirst = order === "the push first";
        for (const call of isPushFirst ? [send, change] : [change, send]) {
          calls.push(call());
          // Only a change that finds no log waits for the game.
          await waitForLocks(
            database(),
            calls.length - Number(isCollected && calls.length > Number(isPushFirst)),
          );
        }
      });
      await Promise.all(calls);
      while ((await goOn(game.seasonId))?.games_to_recount !== 0);
      expect(await pointsOf(game)).toMatchObject([{ total_fantasy_points: 6 }]);
      expect(await differing(game)).toEqual([]);
    },
  );
});
