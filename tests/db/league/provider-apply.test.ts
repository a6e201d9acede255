import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { waitForLocks } from "../../helpers/database/lock-waits.ts";
import {
  type Answer,
  applyRows,
  beginRun,
  callAs,
  createProviderLeague,
  type Fields,
  nextProviderId,
  type ProviderLeague,
  type Run,
  type WireChange,
} from "../../helpers/database/provider-run.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const refused = (reason: string) => ({ outcome: "refused", reason });
const CHANGED = { outcome: "changed_meanwhile" };
/** What somebody else does to a row between the plan and its change. */
const MEANWHILE: Readonly<Record<string, string>> = {
  "a league": "sport = 'Soccer'",
  "a team": "name = 'By hand'",
  "a standing": "forfeit_wins = 4",
  "a team that is gone": "provider_id = null",
  "a player": "name = 'By hand'",
  "a player that is gone": "provider_id = null",
  "a game": "game_date = '2026-12-01'",
  "a forfeit": "outcome = 'cancelled'",
  "a game that is gone": "provider_id = null",
};

onEachEngine("applying what a run has planned (A §4, D31a, D46a, D49, D62)", (database) => {
  let admin: Actor;
  let league: ProviderLeague;
  let run: Run;

  beforeEach(async () => {
    admin = await insertAccount(database(), "sync admin", { profile: { role: "admin" } });
    league = await createProviderLeague(database());
    run = await beginRun(database(), league.seasonId);
  });

  const read = (sql: string, ...values: unknown[]) => database().query<Fields>(sql, values);
  const call = (name: string, ...args: unknown[]) => callAs(database(), admin, name, ...args);
  const apply = async (...rows: readonly WireChange[]) => applyRows(database(), run, rows);
  const one = async (row: WireChange) => (await apply(row))[0];
  const rowOf = async (table: string, id: unknown) =>
    (await read(`select to_jsonb(t) as row from ${table} t where id = $1`, id))[0]?.row as Fields;

  const change = (
    entity: string,
    row_id: string | null,
    provider_id: string,
    before: Fields,
    after: Fields,
    action = "change",
  ): WireChange => ({ entity, action, provider_id, row_id, before, after });
  const add = (entity: string, after: Fields, provider_id = nextProviderId()) =>
    change(entity, null, provider_id, {}, after, "add");
  const team = (before: Fields, after: Fields, action = "change") =>
    change("team", league.home.id, league.ids.home, before, after, action);
  const standing = (before: Fields, after: Fields) => ({
    ...team(before, after),
    entity: "standing",
  });
  const firstPlayer = () => league.visitor.players[0] ?? "";
  const player = (before: Fields, after: Fields, action = "change") =>
    change("player", firstPlayer(), league.ids.players[0] ?? "", before, after, action);
  const game = (before: Fields, after: Fields, action = "change") =>
    change("game", league.id, league.ids.game, before, after, action);
  const ofLeague = (before: Fields, after: Fields) =>
    change("league", league.leagueId, league.ids.league, before, after);

  async function touchdown(): Promise<void> {
    const device = new PushingDevice();
    await push(database(), admin, league.id, device.id, [
      device.rush(league.visitor.id, firstPlayer()),
    ]);
  }
  const differences = () =>
    runAs(database(), admin, (tx) => tx.query("select * from verify_totals($1)", [league.id]));

  /** Everything that a second run must not touch, with the versions of the rows. */
  async function everything(): Promise<unknown> {
    const tables = [
      "seasons",
      "leagues",
      "teams",
      "players",
      "games",
      "team_contacts",
      "audit_log",
    ];
    const found: unknown[] = [];
    for (const table of tables) {
      found.push(await read(`select t.xmin::text, t.* from ${table} t order by t::text`));
    }
    return found;
  }

  describe("a row of each kind", () => {
    const cases: Readonly<Record<string, () => { row: WireChange; table: string; after: Fields }>> =
      {
        "a league": () => ({
          row: ofLeague(
            { name: "Coed", sport: null, regular_season_weeks: null, divisions_data: [] },
            {
              name: "Coed A",
              sport: "Flag",
              regular_season_weeks: 8,
              divisions_data: [{ id: "1", name: "A" }],
            },
          ),
          table: "leagues",
          after: {
            name: "Coed A",
            divisions_data: [{ id: "1", name: "A" }],
            regular_season_weeks: 8,
          },
        }),
        "a team": () => ({
          row: team(
            { name: "Homers", captain_name: null },
            { name: "Home Runs", captain_name: "Ana" },
          ),
          table: "teams",
          after: { name: "Home Runs", captain_name: "Ana" },
        }),
        "a standing": () => ({
          row: standing(
            { forfeit_wins: 0, forfeit_losses: 0 },
            { forfeit_wins: 1, forfeit_losses: 2 },
          ),
          table: "teams",
          after: { forfeit_wins: 1, forfeit_losses: 2 },
        }),
        "a team that is gone": () => ({
          row: team({}, {}, "archive"),
          table: "teams",
          after: { archived_at: expect.any(String) },
        }),
        "a player": () => ({
          row: player({ name: "Player 0" }, { name: "Ana O'Neil" }),
          table: "players",
          after: { name: "Ana O'Neil" },
        }),
        "a player that is gone": () => ({
          row: player({}, {}, "archive"),
          table: "players",
          after: { is_active: false, deactivated_by_hand: false },
        }),
        "a game": () => ({
          row: game(
            {
              game_date: "2026-11-21",
              game_time: null,
              provider_visitor_score: null,
              provider_home_score: null,
              provider_completed: false,
            },
            {
              game_date: "2026-11-22",
              game_time: "18:30",
              provider_visitor_score: 21,
              provider_home_score: 7,
              provider_completed: true,
            },
          ),
          table: "games",
          after: {
            game_date: "2026-11-22",
            game_time: "18:30",
            team_visitor_score: 21,
            team_home_score: 7,
            is_completed: true,
          },
        }),
        "a forfeit": () => ({
          row: game(
            { outcome: "normal", winner_team_id: null, provider_completed: false },
            { outcome: "forfeit", winner_team_id: league.ids.home, provider_completed: true },
          ),
          table: "games",
          after: { outcome: "forfeit", winner_team_id: league.home.id, is_completed: true },
        }),
        "a game that is gone": () => ({
          row: game({}, {}, "archive"),
          table: "games",
          after: { archived_at: expect.any(String) },
        }),
      };

    test("a team that the provider renames keeps the short name and code that an admin entered", async () => {
      await read(
        "update teams set short_name = 'Homes', code = 'HOM' where id = $1",
        league.home.id,
      );
      const renamed = team({ name: "Homers" }, { name: "Home Runs" });
      expect(await one(renamed)).toMatchObject({ outcome: "applied" });
      expect(await rowOf("teams", league.home.id)).toMatchObject({
        name: "Home Runs",
        short_name: "Homes",
        code: "HOM",
      });
    });

    test.each(Object.keys(cases))(
      "%s is written once, audited, and nothing the second time",
      async (title) => {
        const { row, table, after } = cases[title]?.() ?? {
          row: team({}, {}),
          table: "",
          after: {},
        };
        expect(await one(row)).toMatchObject({ outcome: "applied", row_id: row.row_id });
        expect(await rowOf(table, row.row_id)).toMatchObject({ ...after, set_by_hand: [] });
        const audited = await read(
          "select action, actor_kind, before, after from audit_log where object_id = $1",
          row.row_id,
        );
        expect(audited).toMatchObject([
          { action: expect.stringMatching(/\.provider$/), actor_kind: "server" },
        ]);
        const before = await everything();
        expect(await one(row)).toMatchObject({ outcome: "unchanged" });
        expect(await everything()).toEqual(before);
        expect(await differences()).toEqual([]);
      },
    );

    test.each(Object.keys(cases))(
      "%s that somebody changed meanwhile is named and left alone",
      async (title) => {
        const { row, table } = cases[title]?.() ?? { row: team({}, {}), table: "" };
        await read(`update ${table} set ${MEANWHILE[title]} where id = $1`, row.row_id);
        const before = await everything();
        expect(await one(row)).toMatchObject({ ...CHANGED, provider_id: row.provider_id });
        expect(await everything()).toEqual(before);
      },
    );
  });

  describe("what is new", () => {
    test("a league with teams, players and a game in one call, by the provider's ids", async () => {
      const [made] = [await call("create_season", { name: "New", year: 2026 })];
      const seasonId = String(made?.season_id);
      const fresh = await beginRun(database(), seasonId, "import");
      const ids = Array.from({ length: 6 }, nextProviderId) as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      const rows = [
        add("league", { name: "Sunday", status: "Upcoming", max_teams: 16 }, ids[0]),
        add("team", { name: "The Brotherhood", division_name: "A" }, ids[1]),
        add("team", { name: "Bulls", captain_name: "Ana" }, ids[2]),
        add("player", { name: "José", team_id: ids[1] }, ids[3]),
        add(
          "game",
          {
            team_visitor_id: ids[1],
            team_home_id: ids[2],
            game_date: "2026-09-13",
            week_number: 1,
          },
          ids[4],
        ),
      ];
      const answers = await applyRows(database(), fresh, rows);
      expect(answers.map(({ outcome }) => outcome)).toEqual(rows.map(() => "applied"));
      expect(
        await read(
          `select l.max_teams, l.divisions_data -> 0 ->> 'name' as division, t.name, t.forfeited_season, t.max_players, t.max_ir_slots,
             p.name as player, p.jersey_number, p.is_active, p.is_ir, g.game_date::text, g.is_completed, g.team_visitor_score
           from leagues l join teams t on t.league_id = l.id and t.provider_id = $2
           join players p on p.team_id = t.id join games g on g.team_visitor_id = t.id where l.season_id = $1`,
          seasonId,
          ids[1],
        ),
      ).toEqual([
        {
          max_teams: 16,
          division: "A",
          name: "The Brotherhood",
          forfeited_season: true,
          max_players: 20,
          max_ir_slots: 2,
          player: "José",
          jersey_number: null,
          is_active: true,
          is_ir: false,
          game_date: "2026-09-13",
          is_completed: false,
          team_visitor_score: 0,
        },
      ]);
      const before = await everything();
      const again = await applyRows(database(), fresh, rows);
      expect(again.map(({ outcome }) => outcome)).toEqual(rows.map(() => "unchanged"));
      expect(await everything()).toEqual(before);
    });

    test("a standing of a team that the same plan makes finds it by the provider's id", async () => {
      const id = nextProviderId();
      const row = { ...add("standing", { forfeit_losses: 2 }, id), action: "change" };
      const counts = { ...row, before: { forfeit_losses: 0 } };
      const answers = await apply(add("team", { name: "Owls" }, id), counts);
      expect(answers.map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
      expect(await rowOf("teams", answers[0]?.row_id)).toMatchObject({ forfeit_losses: 2 });
      expect(await one(counts)).toMatchObject({ outcome: "unchanged" });
      expect(await one({ ...counts, provider_id: nextProviderId() })).toMatchObject(CHANGED);
    });

    test("what somebody made meanwhile under the same id is left alone", async () => {
      const before = await everything();
      expect(await one(add("team", { name: "Others" }, league.ids.home))).toMatchObject(CHANGED);
      expect(
        await one(
          add(
            "game",
            {
              team_visitor_id: league.home.id,
              team_home_id: league.visitor.id,
              game_date: "2026-11-21",
            },
            league.ids.game,
          ),
        ),
      ).toMatchObject(CHANGED);
      expect(await everything()).toEqual(before);
    });

    test("brotherhood is marked on creation only (D49)", async () => {
      await one(team({ name: "Homers" }, { name: "Brotherhood" }));
      expect(await rowOf("teams", league.home.id)).toMatchObject({ forfeited_season: false });
      expect(await one(team({ name: "Brotherhood" }, { forfeited_season: true }))).toMatchObject(
        refused("malformed"),
      );
    });

    test("a team needs to know its league where there are two", async () => {
      const [second] = await apply(add("league", { name: "Second" }));
      expect(await one(add("team", { name: "Owls" }))).toMatchObject(refused("unknown_league"));
      const named = { ...add("team", { name: "Owls" }), league_id: second?.provider_id };
      expect(await one(named)).toMatchObject({ outcome: "applied" });
      expect(
        await read(
          "select league_id from teams where name = 'Owls' and season_id = $1",
          league.seasonId,
        ),
      ).toEqual([{ league_id: second?.row_id }]);
    });
  });

  describe("orphans come back", () => {
    test.each([
      [
        "team",
        () => team({}, {}, "archive"),
        () => team({ captain_name: null }, { captain_name: "Bo" }, "restore"),
        { captain_name: "Bo", archived_at: null },
      ],
      [
        "player",
        () => player({}, {}, "archive"),
        () => player({}, {}, "restore"),
        { is_active: true },
      ],
      [
        "game",
        () => game({}, {}, "archive"),
        () => game({ game_time: null }, { game_time: "20:00" }, "restore"),
        { game_time: "20:00", archived_at: null },
      ],
    ] as const)("a %s", async (entity, archive, restore, after) => {
      await one(archive());
      expect(await one(restore())).toMatchObject({ outcome: "applied" });
      expect(await rowOf(`${entity}s`, restore().row_id)).toMatchObject(after);
      expect(await one(restore())).toMatchObject({ outcome: "unchanged" });
    });

    test("a change alone does not bring a game back", async () => {
      await one(game({}, {}, "archive"));
      expect(await one(game({ game_time: null }, { game_time: "20:00" }))).toMatchObject(CHANGED);
      expect(await rowOf("games", league.id)).toMatchObject({ archived_at: expect.any(String) });
    });

    test("a rescheduled game keeps its row under its new id", async () => {
      const id = nextProviderId();
      const moved = change(
        "game",
        league.id,
        league.ids.game,
        { provider_id: league.ids.game, game_date: "2026-11-21" },
        { provider_id: id, game_date: "2026-12-05" },
      );
      expect(await one(moved)).toMatchObject({ outcome: "applied" });
      expect(await rowOf("games", league.id)).toMatchObject({
        provider_id: id,
        game_date: "2026-12-05",
      });
      const before = await everything();
      expect(await one(moved)).toMatchObject({ outcome: "unchanged" });
      expect(await everything()).toEqual(before);
    });
  });

  describe("players", () => {
    test("move with their history, and stand on two teams as two rows", async () => {
      await one(player({ team_id: league.visitor.id }, { team_id: league.ids.home }));
      expect(await rowOf("players", firstPlayer())).toMatchObject({
        team_id: league.home.id,
        teams_before: [{ team_id: league.visitor.id }],
        jersey_number: "0",
      });
      const twice = add(
        "player",
        { name: "Player 0", team_id: league.visitor.id },
        league.ids.players[0],
      );
      expect(await one(twice)).toMatchObject({ outcome: "applied" });
      expect(
        await one(player({ team_id: league.home.id }, { team_id: league.visitor.id })),
      ).toMatchObject(refused("already_on_team"));
    });

    test("do not leave the league", async () => {
      const other = await createProviderLeague(database());
      await read(
        "update leagues set season_id = $2 where id = $1",
        other.leagueId,
        league.seasonId,
      );
      expect(
        await one(player({ team_id: league.visitor.id }, { team_id: other.home.id })),
      ).toMatchObject(refused("unknown_team"));
      expect(
        await one(player({ team_id: league.visitor.id }, { team_id: crypto.randomUUID() })),
      ).toMatchObject(refused("unknown_team"));
    });

    test.each([
      ["a walk-on", "update players set is_walk_on = true where id = $1"],
      [
        "deactivated by hand",
        "update players set is_active = false, deactivated_by_hand = true where id = $1",
      ],
      [
        "merged",
        "insert into player_aliases (from_player_id, into_player_id) values ($1, gen_random_uuid())",
      ],
    ])("one that is %s is left alone (D33, D62)", async (_title, sql) => {
      await read(sql, firstPlayer());
      const before = await everything();
      expect(await one(player({ name: "Player 0" }, { name: "Other" }))).toMatchObject(
        refused("left_alone"),
      );
      expect(await everything()).toEqual(before);
    });

    test.each(["jersey_number", "is_ir", "ir_date", "is_walk_on", "teams_before", "set_by_hand"])(
      "%s is never written",
      async (field) => {
        const row = player({ [field]: "2" }, { [field]: "1" });
        expect(await one(row)).toMatchObject({
          ...refused("malformed"),
          message: expect.stringContaining(field),
        });
      },
    );
  });

  describe("what a person set by hand", () => {
    test.each([
      [
        "a team",
        () => call("update_team", league.home.id, { captain_name: "Cy" }),
        () => team({ captain_name: "Cy" }, { captain_name: "Ana" }),
      ],
      [
        "a team's division",
        async () => {
          await call("create_division", league.leagueId, "A");
          await call("set_team_division", league.home.id, "A");
        },
        () => standing({ division_name: "A" }, { division_name: "B" }),
      ],
      [
        "a league",
        () => call("update_league", league.leagueId, { name: "Ours" }),
        () => ofLeague({ name: "Ours" }, { name: "Theirs" }),
      ],
      [
        "a player",
        () => call("update_player", firstPlayer(), { name: "Ours" }),
        () => player({ name: "Ours" }, { name: "Theirs" }),
      ],
      [
        "a game",
        () => call("update_game", league.id, { game_time: "20:00" }),
        () =>
          game(
            { game_time: "20:00", field_location: null },
            { game_time: "18:00", field_location: "1" },
          ),
      ],
      [
        "an outcome",
        () => call("set_game_outcome", league.id, "postponed"),
        () => game({ outcome: "postponed" }, { outcome: "normal" }),
      ],
      ["an archived game", () => call("archive_game", league.id), () => game({}, {}, "restore")],
      [
        "an archived team",
        () => call("archive_team", league.home.id),
        () => team({}, {}, "restore"),
      ],
      [
        "a game with an outcome by hand",
        () => call("set_game_outcome", league.id, "cancelled"),
        () => game({}, {}, "archive"),
      ],
    ] as const)("%s stays (D62)", async (_title, byHand, row) => {
      await byHand();
      const before = await everything();
      expect(await one(row())).toMatchObject(refused("set_by_hand"));
      expect(await everything()).toEqual(before);
    });
  });

  describe("collected games (D31a, D62)", () => {
    test("only the provider's own result is kept, beside the game's", async () => {
      await touchdown();
      const result = game(
        { provider_visitor_score: null, provider_home_score: null, provider_completed: false },
        { provider_visitor_score: 30, provider_home_score: 20, provider_completed: true },
      );
      expect(await one(result)).toMatchObject({ outcome: "applied" });
      expect(await rowOf("games", league.id)).toMatchObject({
        team_visitor_score: 6,
        is_completed: false,
        provider_visitor_score: 30,
        provider_completed: true,
      });
      expect(await differences()).toEqual([]);
    });

    test.each([
      ["another day", () => game({ game_date: "2026-11-21" }, { game_date: "2026-12-01" })],
      ["a week", () => game({ week_number: null }, { week_number: 3 })],
      [
        "a forfeit",
        () =>
          game(
            { outcome: "normal", winner_team_id: null },
            { outcome: "forfeit", winner_team_id: league.home.id },
          ),
      ],
      ["the archive", () => game({}, {}, "archive")],
    ])("%s is refused, and nothing of it is written", async (_title, row) => {
      await touchdown();
      const before = await everything();
      expect(await one(row())).toMatchObject(refused("collected"));
      expect(await everything()).toEqual(before);
    });

    test("one that was archived as missing comes back with its plays", async () => {
      await one(game({}, {}, "archive"));
      await touchdown();
      expect(await one(game({}, {}, "restore"))).toMatchObject({ outcome: "applied" });
      expect(await rowOf("games", league.id)).toMatchObject({
        archived_at: null,
        team_visitor_score: 6,
      });
      expect(await differences()).toEqual([]);
    });

    const newDay = () =>
      game(
        { game_date: "2026-11-21", provider_visitor_score: null },
        { game_date: "2026-12-01", provider_visitor_score: 30 },
      );

    test("a push in the middle of an apply, the push first: the game keeps its day and its score", async () => {
      const device = new PushingDevice();
      const event = device.rush(league.visitor.id, firstPlayer());
      const applying: Promise<readonly Answer[]>[] = [];
      await runAs(database(), admin, async (tx) => {
        await tx.query("select push_game_events($1, $2, $3::jsonb)", [
          league.id,
          device.id,
          JSON.stringify([event]),
        ]);
        applying.push(apply(newDay(), team({ name: "Homers" }, { name: "Home Runs" })));
        await waitForLocks(database());
      });
      const [answers] = await Promise.all(applying);
      expect(answers).toMatchObject([refused("collected"), { outcome: "applied" }]);
      expect(await rowOf("games", league.id)).toMatchObject({
        game_date: "2026-11-21",
        team_visitor_score: 6,
        provider_visitor_score: null,
      });
      expect(await differences()).toEqual([]);
    });

    test("the apply first: the push counts on the new day", async () => {
      const pushes: Promise<void>[] = [];
      await runAs(database(), SERVICE, async (tx) => {
        await tx.query("select apply_sync_rows($1, $2, $3::text::jsonb)", [
          run.run_id,
          run.lease_id,
          JSON.stringify([newDay()]),
        ]);
        pushes.push(touchdown());
        await waitForLocks(database());
      });
      await Promise.all(pushes);
      expect(await rowOf("games", league.id)).toMatchObject({
        game_date: "2026-12-01",
        team_visitor_score: 6,
        provider_visitor_score: 30,
      });
      expect(await differences()).toEqual([]);
    });
  });

  describe("a call", () => {
    test("leaves a row that cannot be written as it was, and writes the others", async () => {
      const answers = await apply(
        team({ name: "Homers" }, { name: "x".repeat(201) }),
        game({ game_date: "2026-11-21" }, { game_date: "2026-02-30" }),
        game({ team_home_id: league.home.id }, { team_home_id: "999999999999" }),
        { ...team({}, {}), entity: "season" },
        { ...team({}, { name: "Asked" }), action: "ask" },
        team({}, { name: "Not read before" }),
        player({ name: "Player 0" }, { name: "Ana" }),
      );
      expect(answers).toMatchObject([
        refused("malformed"),
        refused("malformed"),
        refused("unknown_team"),
        refused("malformed"),
        refused("not_answered"),
        refused("malformed"),
        { outcome: "applied" },
      ]);
      const [row] = await read(
        "select counts, errors, rows_done from sync_runs where id = $1",
        run.run_id,
      );
      expect(row).toMatchObject({ counts: { player_change: 1, refused: 6 }, rows_done: 7 });
      expect(row?.errors).toHaveLength(6);
    });

    test.each([0, 51])("takes 1 to 50 changes, not %i", async (count) => {
      const rows = Array.from({ length: count }, () => team({}, { name: "A" }));
      await expect(apply(...rows)).rejects.toMatchObject({ code: "22023" });
    });

    test("writes into its own season only", async () => {
      const other = await createProviderLeague(database());
      const before = await everything();
      expect(
        await apply(
          change("team", other.home.id, other.ids.home, { name: "Homers" }, { name: "Taken" }),
          change(
            "player",
            other.home.players[0] ?? "",
            other.ids.players[7] ?? "",
            { name: "Player 0" },
            { name: "Taken" },
          ),
          change("game", other.id, other.ids.game, { game_time: null }, { game_time: "10:00" }),
          change("league", other.leagueId, other.ids.league, { name: "Coed" }, { name: "Taken" }),
        ),
      ).toMatchObject([CHANGED, CHANGED, CHANGED, CHANGED]);
      expect(await everything()).toEqual(before);
    });
  });

  test("provider_season gives a plan all that it is held against", async () => {
    await touchdown();
    const season = await call("provider_season", league.seasonId);
    expect(season).toMatchObject({
      outcome: "read",
      leagues: [
        {
          id: league.leagueId,
          provider_id: league.ids.league,
          archived_at: false,
          set_by_hand: [],
        },
      ],
      teams: expect.arrayContaining([
        expect.objectContaining({
          id: league.home.id,
          provider_id: league.ids.home,
          forfeit_wins: 0,
          archived_at: false,
        }),
      ]),
      games: [
        { id: league.id, is_collected: true, game_date: "2026-11-21", provider_completed: false },
      ],
    });
    expect(season.players).toHaveLength(14);
    expect(await call("provider_season", crypto.randomUUID())).toEqual({
      outcome: "rejected",
      reason: "unknown_season",
    });
  });
});
