import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, SERVICE } from "../../helpers/database/actors.ts";
import { type Answer, callAs, nextProviderId } from "../../helpers/database/provider-run.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const rejected = (reason: string) => ({ outcome: "rejected", reason });

onEachEngine("importing leagues of the provider (A §2, §4, D60)", (database) => {
  let admin: Actor;

  beforeEach(async () => {
    admin = await insertAccount(database(), "import admin", { profile: { role: "admin" } });
  });

  const read = (sql: string, ...values: unknown[]) => database().query(sql, values);
  const call = (name: string, ...args: unknown[]) => callAs(database(), admin, name, ...args);
  const importSeasons = (seasons: readonly object[], anew = false) =>
    call("import_seasons", seasons, anew);

  const league = (more: object = {}) => ({
    provider_id: nextProviderId(),
    name: "Coed Sunday - Fall 2026",
    sport: "Flag Football",
    format: null,
    status: "In Progress",
    start_date: "2026-09-06",
    end_date: null,
    regular_season_weeks: 9,
    ...more,
  });
  const season = <League extends object>(leagues: readonly League[], more: object = {}) => ({
    id: crypto.randomUUID(),
    name: "Coed Sunday - Fall 2026",
    season_type: "fall",
    year: 2026,
    start_date: "2026-09-06",
    end_date: "2026-11-08",
    leagues,
    ...more,
  });
  const idsOf = (answer: Answer) =>
    (answer.seasons as readonly { season_id: string }[]).map(({ season_id }) => season_id);
  const rowsOf = (id: string) =>
    Promise.all(
      [
        "select count(*)::integer as n from seasons where id = $1",
        "select count(*)::integer as n from leagues where season_id = $1",
        "select count(*)::integer as n from sync_runs where season_id = $1",
      ].map(async (sql) => (await read(sql, id))[0]?.n),
    );
  const deleteSeason = (id: string) => call("delete_season", id, "DELETETHISDAMNSEASON");

  test("a season, its leagues and a run that nobody holds are made at once, and recorded", async () => {
    const wanted = season([
      league(),
      league({ name: "Coed Thursday", status: "Upcoming", format: "8v8" }),
    ]);
    const answer = await importSeasons([wanted]);
    expect(answer).toEqual({
      outcome: "applied",
      seasons: [{ season_id: wanted.id, run_id: expect.any(String), status: "running" }],
    });
    expect(await read("select * from seasons where id = $1", wanted.id)).toMatchObject([
      {
        name: "Coed Sunday - Fall 2026",
        year: 2026,
        season_type: "fall",
        status: "In Progress",
        is_active: true,
        live_on_widget: false,
        scoring_profile_id: "guide",
      },
    ]);
    expect(
      await read(
        `select provider_id, name, sport, format, status, start_date::text, end_date, max_teams,
           regular_season_weeks, set_by_hand
         from leagues where season_id = $1 order by provider_id`,
        wanted.id,
      ),
    ).toEqual(
      wanted.leagues.map((each) => ({ ...each, end_date: null, max_teams: 20, set_by_hand: [] })),
    );
    expect(await read("select * from sync_runs where season_id = $1", wanted.id)).toMatchObject([
      { kind: "import", status: "running", lease_id: null, plan: null, started_by: admin.userId },
    ]);
    expect(
      await read(
        "select actor_id, after from audit_log where object_id = $1 and action = 'season.imported'",
        wanted.id,
      ),
    ).toMatchObject([
      {
        actor_id: admin.userId,
        after: { leagues: wanted.leagues.map(({ provider_id }) => provider_id) },
      },
    ]);
  });

  test("several seasons come as a whole or not at all", async () => {
    const taken = season([league()]);
    await importSeasons([taken]);
    const [first, second] = [season([league()]), season(taken.leagues)];
    expect(await importSeasons([first, second])).toMatchObject(rejected("imported_already"));
    expect(await rowsOf(first.id)).toEqual([0, 0, 0]);
    const other = season([league()]);
    expect(idsOf(await importSeasons([first, other]))).toEqual([first.id, other.id]);
    expect(await rowsOf(first.id)).toEqual([1, 1, 1]);
    expect(await rowsOf(other.id)).toEqual([1, 1, 1]);
  });

  describe("twice", () => {
    test("the same ids again make nothing, and say how far the import is", async () => {
      const wanted = [season([league()]), season([league()])];
      const first = await importSeasons(wanted);
      const { lease_id, run_id } = await call(
        "begin_sync_run",
        wanted[0]?.id,
        "import",
        (first.seasons as readonly { run_id: string }[])[0]?.run_id,
      );
      await call("end_sync_run", run_id, lease_id, "partial");
      // The provider may say something else by now.
      const again = wanted.map((each) => ({ ...each, name: "Renamed" }));
      expect(await importSeasons(again)).toMatchObject({
        outcome: "unchanged",
        seasons: [{ run_id, status: "partial" }, { status: "running" }],
      });
      expect(await rowsOf(String(wanted[0]?.id))).toEqual([1, 1, 1]);
      expect(await read("select id from seasons where name = 'Renamed'")).toEqual([]);
    });

    test("five calls at once make one season", async () => {
      const wanted = season([league()]);
      const answers = await Promise.all(Array.from({ length: 5 }, () => importSeasons([wanted])));
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
        "applied",
        ...Array.from({ length: 4 }, () => "unchanged"),
      ]);
      expect(await rowsOf(wanted.id)).toEqual([1, 1, 1]);
    });

    test("two admins who import one league at once: one has it, the other is told where it is", async () => {
      const [one, two] = [league(), league()];
      const answers = await Promise.all([
        importSeasons([season([one]), season([two])]),
        importSeasons([season([two]), season([one])]),
      ]);
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["applied", "rejected"]);
      const applied = answers.find(({ outcome }) => outcome === "applied");
      const refused = answers.find(({ outcome }) => outcome === "rejected");
      expect(refused).toMatchObject({
        reason: "imported_already",
        leagues: [{ provider_id: one.provider_id }, { provider_id: two.provider_id }],
      });
      const places = (refused?.leagues ?? []) as readonly { readonly season_id: string }[];
      const where = places.map(({ season_id }) => season_id);
      expect(where.sort()).toEqual(idsOf(applied as Answer).sort());
    });

    test("ids of another season are refused", async () => {
      const wanted = season([league()]);
      await importSeasons([wanted]);
      const reused = { ...season([league()]), id: wanted.id };
      expect(await importSeasons([reused])).toEqual(rejected("id_reused"));
      expect(await importSeasons([wanted, season([league()])])).toEqual(rejected("id_reused"));
      await deleteSeason(wanted.id);
      expect(await importSeasons([wanted])).toEqual(rejected("id_reused"));
    });
  });

  test("a league that is imported is refused with the season that has it, archived or not", async () => {
    const wanted = season([league()], { name: "Where it is" });
    await importSeasons([wanted]);
    const told = {
      ...rejected("imported_already"),
      leagues: [
        {
          provider_id: wanted.leagues[0]?.provider_id,
          season_id: wanted.id,
          season_name: "Where it is",
        },
      ],
    };
    expect(await importSeasons([season(wanted.leagues)], true)).toEqual(told);
    await call("archive_season", wanted.id);
    expect(await importSeasons([season(wanted.leagues)])).toEqual(told);
  });

  describe("a league of a deleted season", () => {
    test("is offered with its season, which can be restored", async () => {
      const wanted = season([league()], { name: "Deleted one" });
      await importSeasons([wanted]);
      await deleteSeason(wanted.id);
      expect(await importSeasons([season(wanted.leagues)])).toMatchObject({
        ...rejected("in_deleted_season"),
        leagues: [{ season_id: wanted.id, season_name: "Deleted one" }],
      });
      expect(await call("restore_season", wanted.id)).toMatchObject({ outcome: "applied" });
      expect(await importSeasons([season(wanted.leagues)])).toMatchObject({
        ...rejected("imported_already"),
        leagues: [{ season_id: wanted.id }],
      });
    });

    test("can be imported anew; the old season then stays deleted, and is not offered again", async () => {
      const old = season([league()]);
      await importSeasons([old]);
      await deleteSeason(old.id);
      const anew = season(old.leagues);
      expect(await importSeasons([anew], true)).toMatchObject({ outcome: "applied" });
      expect(await call("restore_season", old.id)).toEqual(rejected("imported_anew"));
      await deleteSeason(anew.id);
      expect(await importSeasons([season(old.leagues)])).toMatchObject({
        ...rejected("in_deleted_season"),
        leagues: [{ season_id: anew.id }],
      });
    });
  });

  test("two leagues of one name need a season each", async () => {
    const leagues = [league({ name: "Flag A" }), league({ name: "flag a" })];
    expect(await importSeasons([season(leagues)])).toEqual(rejected("name_taken"));
    const apart = leagues.map((each) => season([each]));
    expect(await importSeasons(apart)).toMatchObject({ outcome: "applied" });
  });

  describe("what was killed", () => {
    const runs = (id: string) =>
      read("select kind, status from sync_runs where season_id = $1 order by started_at", id);
    const isDue = async (id: string) =>
      (await read("select season_id from due_sync_seasons() where season_id = $1", id)).length > 0;

    test("before its first step is due for the server at once, whatever its status, and taken over", async () => {
      const wanted = season([league({ status: "Closed" })]);
      await importSeasons([wanted]);
      expect(await isDue(wanted.id)).toBe(true);
      const begun = await callAs(database(), SERVICE, "begin_sync_run", wanted.id, "daily");
      expect(begun).toMatchObject({ outcome: "applied", kind: "import", is_taken_over: true });
      expect(await isDue(wanted.id)).toBe(false);
      await call("end_sync_run", begun.run_id, begun.lease_id, "succeeded");
      expect(await isDue(wanted.id)).toBe(false);
      expect(await runs(wanted.id)).toEqual([{ kind: "import", status: "succeeded" }]);
    });

    test("in the middle is due when its lease has run out", async () => {
      const wanted = season([league()]);
      await importSeasons([wanted]);
      const begun = await call("begin_sync_run", wanted.id, "import");
      expect(await isDue(wanted.id)).toBe(false);
      await read(
        "update sync_runs set lease_until = clock_timestamp() - interval '1 s' where id = $1",
        begun.run_id,
      );
      expect(await isDue(wanted.id)).toBe(true);
      await call("cancel_sync_run", begun.run_id);
      await call("begin_sync_run", wanted.id, "daily");
      expect(await runs(wanted.id)).toEqual([
        { kind: "import", status: "cancelled" },
        ...(await runs(wanted.id)).slice(1),
      ]);
    });

    test("an hour ago waits for a person, who goes on with it by its id", async () => {
      const wanted = season([league({ status: "Closed" })]);
      await importSeasons([wanted]);
      const [run] = await read(
        "update sync_runs set started_at = now() - interval '61 minutes' where season_id = $1 returning id",
        wanted.id,
      );
      expect(await isDue(wanted.id)).toBe(false);
      expect(await call("begin_sync_run", wanted.id, "import", run?.id)).toMatchObject({
        outcome: "applied",
        run_id: run?.id,
      });
    });

    test("an import that is done is the daily run of its day", async () => {
      const wanted = season([league({ status: "Upcoming" })]);
      await importSeasons([wanted]);
      const begun = await call("begin_sync_run", wanted.id, "import");
      await call("end_sync_run", begun.run_id, begun.lease_id, "failed");
      expect(await isDue(wanted.id)).toBe(false);
      await read(
        "update sync_runs set started_at = started_at - interval '1 day' where season_id = $1",
        wanted.id,
      );
      expect(await isDue(wanted.id)).toBe(true);
    });
  });

  test.each([
    ["no list", null],
    ["no season", []],
    ["no id", [season([league()], { id: "x" })]],
    ["no league", [season([])]],
    ["no id of the provider", [season([league({ provider_id: "85770; drop" })])]],
    ["no name", [season([league()], { name: "" })]],
    ["a league without a name", [season([league({ name: null })])]],
    ["a field of its own", [season([league()], { live_on_widget: true })]],
    ["a field that a sync does not write", [season([league({ season_id: "1" })])]],
    [
      "one league twice",
      [
        season([
          { provider_id: "1", name: "A" },
          { provider_id: "1", name: "B" },
        ]),
      ],
    ],
  ])("%s is no import", async (_what, seasons) => {
    await expect(call("import_seasons", seasons as object)).rejects.toThrow();
  });

  test("nobody but admins and the server imports anything", async () => {
    const member = await insertAccount(database(), "import member");
    const wanted = season([league()]);
    await expect(callAs(database(), member, "import_seasons", [wanted])).rejects.toThrow(
      "Only admins may do this.",
    );
    expect(await rowsOf(wanted.id)).toEqual([0, 0, 0]);
    expect(await callAs(database(), SERVICE, "import_seasons", [wanted])).toMatchObject({
      outcome: "applied",
    });
  });
});
