import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PLAYER_CAREERS } from "../../../src/contract/rows/log-rows.ts";
import { PLAYER_SEASONS } from "../../../src/contract/rows/player-season-rows.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, ANONYMOUS, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { readView } from "../../helpers/database/read-view.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

/** Two tackles of the first player of the home team, one of the second. */
async function play(database: SqlDatabase, scorer: Actor, game: TestGame): Promise<void> {
  const phone = new PushingDevice();
  const [first = "", second = ""] = game.home.players;
  await push(
    database,
    scorer,
    game.id,
    phone.id,
    [first, first, second].map((player) => phone.tackle(game.home.id, player)),
  );
}

onEachEngine("careers over seasons", (database) => {
  let admin: Actor;
  let scorer: Actor;
  let spring: TestGame;
  let fall: TestGame;
  const sql = (text: string, ...values: unknown[]) => database().query(text, values);
  const first = (game: TestGame) => game.home.players[0] ?? "";
  const second = (game: TestGame) => game.home.players[1] ?? "";

  async function careerOf(playerId: string, actor: Actor = ANONYMOUS) {
    const rows = await readView(
      database(),
      actor,
      PLAYER_CAREERS,
      "player_id = $1 order by games_played, total_fantasy_points, season_player_id",
      playerId,
    );
    return rows.map(({ id, counts }) => [id, counts.tackles]);
  }

  beforeEach(async () => {
    admin = await insertAccount(database(), "career admin", { profile: { role: "admin" } });
    scorer = await insertAccount(database(), "career scorer");
    [spring, fall] = [await createGame(database()), await createGame(database())];
    await play(database(), scorer, spring);
    await play(database(), scorer, fall);
  });
  afterEach(() => sql("update app_settings set public_browsing = 'all'"));

  const known = (playerId: string, providerId: string) =>
    sql("update players set provider_id = $2 where id = $1", playerId, providerId);

  test("the provider's id joins rows to one person; a name alone does not", async () => {
    expect(await careerOf(first(fall))).toEqual([[first(fall), 2]]);
    const id = crypto.randomUUID();
    await known(first(spring), id);
    await known(first(fall), id);
    const both = [
      [first(spring), 2],
      [first(fall), 2],
    ].sort();
    expect((await careerOf(first(fall))).sort()).toEqual(both);
    expect((await careerOf(first(spring))).sort()).toEqual(both);
    expect(await careerOf(second(fall))).toEqual([[second(fall), 1]]);
  });

  test("each row equals the season's list", async () => {
    const [season] = await readView(
      database(),
      ANONYMOUS,
      PLAYER_SEASONS,
      "player_id = $1",
      first(fall),
    );
    const [row] = await readView(
      database(),
      ANONYMOUS,
      PLAYER_CAREERS,
      "player_id = $1",
      first(fall),
    );
    expect(row).toMatchObject({
      ...season?.all,
      seasonId: fall.seasonId,
      teamId: fall.home.id,
      teamName: "Homers",
      lastGameDate: "2026-11-21",
    });
  });

  test("a copied season keeps its people; a season without a game gives no row", async () => {
    const [copy] = await runAs(database(), admin, (tx) =>
      tx.query<{ answer: { season_id: string } }>(
        `select copy_season($1, '{"name": "Next", "year": 2027, "season_type": "spring"}') as answer`,
        [spring.seasonId],
      ),
    );
    const [copied] = await sql(
      "select id from players where season_id = $1 and name = 'Player 0' and career_id = (select career_id from players where id = $2)",
      copy?.answer.season_id,
      first(spring),
    );
    expect(await careerOf(String(copied?.id))).toEqual([[first(spring), 2]]);
  });

  test("merged players are one person in every season and lose their own pages (D33)", async () => {
    const id = crypto.randomUUID();
    await known(first(spring), id);
    // The walk-on of fall, whom the provider knows, turned out to be the second player.
    await known(first(fall), id);
    await sql(
      "insert into player_aliases (from_player_id, into_player_id) values ($1, $2)",
      first(fall),
      second(fall),
    );
    const both = [
      [first(spring), 2],
      [second(fall), 3],
    ].sort();
    expect((await careerOf(second(fall))).sort()).toEqual(both);
    expect((await careerOf(first(spring))).sort()).toEqual(both);
    expect(await careerOf(first(fall))).toEqual([]);
  });

  describe("who sees which season (D10, D65)", () => {
    beforeEach(async () => {
      const id = crypto.randomUUID();
      await known(first(spring), id);
      await known(first(fall), id);
    });
    const seasons = async (actor: Actor) =>
      (await careerOf(first(fall), actor)).map(([id]) => (id === first(fall) ? "fall" : "spring"));

    test("a deleted season is hidden from everybody, admins included, until it is restored", async () => {
      await sql("update seasons set deleted_at = now() where id = $1", spring.seasonId);
      for (const actor of [ANONYMOUS, scorer, admin])
        expect(await seasons(actor)).toEqual(["fall"]);
      await sql("update seasons set deleted_at = null where id = $1", spring.seasonId);
      expect((await seasons(ANONYMOUS)).sort()).toEqual(["fall", "spring"]);
    });

    test("visitors follow public_browsing, members see all", async () => {
      await sql("update seasons set live_on_widget = false");
      await sql("update seasons set live_on_widget = true where id = $1", fall.seasonId);
      await sql("update app_settings set public_browsing = 'live_season'");
      expect(await seasons(ANONYMOUS)).toEqual(["fall"]);
      expect((await seasons(scorer)).sort()).toEqual(["fall", "spring"]);
      await sql("update seasons set live_on_widget = false");
      await sql("update app_settings set public_browsing = 'off'");
      expect(await seasons(ANONYMOUS)).toEqual([]);
    });
  });
});
