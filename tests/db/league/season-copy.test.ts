import { beforeEach, expect, test } from "vitest";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Answer {
  readonly outcome: string;
  readonly reason?: string;
  readonly season_id?: string;
  readonly teams?: number;
  readonly players?: number;
}

const CREST = "c".repeat(32);

onEachEngine("a new season from an old one (D12, D60)", (database) => {
  let admin: Actor;
  let game: TestGame;

  beforeEach(async () => {
    admin = await insertAccount(database(), "copy admin", { profile: { role: "admin" } });
    game = await createGame(database(), { scoringProfile: "review_beta" });
  });

  const sql = (text: string, ...values: unknown[]) => database().query(text, values);

  async function copy(
    season: Readonly<Record<string, unknown>>,
    players: readonly string[] | null = null,
    teams: readonly string[] | null = null,
  ): Promise<Answer> {
    const [row] = await runAs(database(), admin, (tx) =>
      tx.query<{ answer: Answer }>("select copy_season($1, $2::text::jsonb, $3, $4) as answer", [
        game.seasonId,
        JSON.stringify(season),
        players,
        teams,
      ]),
    );
    if (row === undefined) throw new Error("no answer");
    return row.answer;
  }

  const giveCrest = async (id: string) => {
    await sql(
      "insert into private.crests (id, media_type, bytes) values ($1, 'image/png', '\\x89')",
      CREST,
    );
    await sql("update teams set crest = $2 where id = $1", id, CREST);
  };

  const playersOf = (seasonId?: string) =>
    sql(
      `select p.id, t.name as team, p.name, p.jersey_number, p.is_ir, p.is_walk_on, p.injured_before
       from players p join teams t on t.id = p.team_id where p.season_id = $1 order by t.name, p.name`,
      seasonId,
    );

  test("copies leagues, divisions, teams and players under new ids, without what happened", async () => {
    const [injured = "", walkOn = "", gone = ""] = game.home.players;
    await sql("update players set is_ir = true, ir_date = '2026-09-01' where id = $1", injured);
    await sql("update players set is_walk_on = true, provider_id = 'p1' where id = $1", walkOn);
    await sql("update players set is_active = false where id = $1", gone);
    await sql(
      "update teams set forfeited_season = true, forfeit_losses = 3, ir_submissions_used = 1, max_players = 18, captain_name = 'Ada', short_name = 'Homes', code = 'HOM', color = 'teal', division_name = 'East' where id = $1",
      game.home.id,
    );
    await giveCrest(game.home.id);
    await sql("insert into team_contacts values ($1, 'ada@club.example')", game.home.id);
    await sql(
      `update leagues set divisions_data = '[{"id": "e", "name": "East"}]', provider_id = 'l1', playoff_min_games = 3, periods = 'halves', period_minutes = 18 where id = $1`,
      game.leagueId,
    );
    const answer = await copy({ name: "Spring", year: 2027, season_type: "spring" });
    expect(answer).toMatchObject({ outcome: "applied", leagues: 1, teams: 2, players: 13 });
    const id = answer.season_id;
    expect(
      await sql(
        "select name, season_type, scoring_profile_id, live_on_widget from seasons where id = $1",
        id,
      ),
    ).toEqual([
      {
        name: "Spring",
        season_type: "spring",
        scoring_profile_id: "review_beta",
        live_on_widget: false,
      },
    ]);
    expect(
      await sql(
        "select name, divisions_data, provider_id, playoff_min_games, periods, period_minutes from leagues where season_id = $1",
        id,
      ),
    ).toEqual([
      {
        name: "Coed",
        divisions_data: [{ id: "e", name: "East" }],
        provider_id: null,
        playoff_min_games: 3,
        periods: "halves",
        period_minutes: 18,
      },
    ]);
    const [home] = await sql(
      `select t.*, c.captain_email from teams t join team_contacts c on c.team_id = t.id where t.season_id = $1`,
      id,
    );
    expect(home).toMatchObject({
      name: "Homers",
      division_name: "East",
      captain_name: "Ada",
      short_name: "Homes",
      code: "HOM",
      color: "teal",
      crest: CREST,
      captain_email: "ada@club.example",
      max_players: 18,
      forfeited_season: false,
      forfeit_losses: 0,
      ir_submissions_used: 0,
    });
    const players = await playersOf(id);
    expect(players).toHaveLength(13);
    expect(players[0]).toMatchObject({
      team: "Homers",
      name: "Player 0",
      jersey_number: "0",
      is_ir: false,
      is_walk_on: false,
      injured_before: [],
    });
    const old = new Set([...game.home.players, ...game.visitor.players]);
    expect(players.filter((player) => old.has(String(player.id)))).toEqual([]);
    expect(await sql("select 1 from games where season_id = $1", id)).toEqual([]);
    expect(
      await sql(
        "select actor_id, action, after from audit_log where object_id = $1 order by id",
        id,
      ),
    ).toMatchObject([
      { actor_id: admin.userId, action: "season.created" },
      {
        actor_id: admin.userId,
        action: "season.copied",
        after: { leagues: 1, teams: 2, players: 13 },
      },
    ]);
  });

  test("copies the chosen teams and players only", async () => {
    const [one = "", two = ""] = game.home.players;
    const [stranger = ""] = game.visitor.players;
    const answer = await copy({ name: "Spring", year: 2027 }, [one, two, stranger], [game.home.id]);
    expect(answer).toMatchObject({ outcome: "applied", teams: 1, players: 2 });
    expect((await playersOf(answer.season_id)).map(({ name }) => name)).toEqual([
      "Player 0",
      "Player 1",
    ]);
    expect(await copy({ name: "Empty", year: 2027 }, [], [])).toMatchObject({
      teams: 0,
      players: 0,
    });
  });

  test("a season that is refused, unknown or deleted leaves nothing", async () => {
    const count = async () => (await sql("select count(*)::int as n from seasons"))[0]?.n;
    const before = await count();
    await expect(copy({ name: "Spring" })).rejects.toMatchObject({ code: "22023" });
    expect(
      await copy({ name: "Spring", year: 2027, start_date: "2027-05-01", end_date: "2027-04-01" }),
    ).toMatchObject({
      outcome: "rejected",
      reason: "dates_reversed",
    });
    await sql("update seasons set deleted_at = now() where id = $1", game.seasonId);
    expect(await copy({ name: "Spring", year: 2027 })).toEqual({
      outcome: "rejected",
      reason: "unknown_season",
    });
    expect(await count()).toBe(before);
  });
});
