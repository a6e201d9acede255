import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Answer = Readonly<Record<string, unknown>> & { readonly outcome: string };

const rejected = (reason: string) => ({ outcome: "rejected", reason });
const UNCHANGED = { outcome: "unchanged" };
const APPLIED = { outcome: "applied" };

onEachEngine("season work without a provider (A §2-§5, D12, D60, rule 19)", (database) => {
  let admin: Actor;
  let game: TestGame;

  beforeEach(async () => {
    admin = await insertAccount(database(), "season admin", { profile: { role: "admin" } });
    game = await createGame(database());
  });

  const read = (sql: string, ...values: unknown[]) => database().query(sql, values);

  async function call(name: string, ...args: unknown[]): Promise<Answer> {
    const places = args.map((arg, at) =>
      typeof arg === "object" && arg !== null ? `$${at + 1}::text::jsonb` : `$${at + 1}`,
    );
    const values = args.map((arg) =>
      typeof arg === "object" && arg !== null ? JSON.stringify(arg) : arg,
    );
    const [row] = await runAs(database(), admin, (tx) =>
      tx.query<{ answer: Answer }>(`select ${name}(${places.join(", ")}) as answer`, values),
    );
    if (row === undefined) throw new Error("no answer");
    return row.answer;
  }

  const audited = (id: unknown) =>
    read(
      "select actor_id, action, before, after from audit_log where object_id = $1 order by id",
      id,
    );

  const seasonRow = async (id: unknown) =>
    (
      await read(
        `select name, year, season_type, start_date::text, end_date::text, status, is_active,
           scoring_profile_id, archived_at is not null as archived, deleted_at is not null as deleted
         from seasons where id = $1`,
        id,
      )
    )[0];

  const leagueRow = async (id: unknown) =>
    (
      await read(
        "select name, sport, max_teams, playoff_min_games, periods, period_minutes, start_date::text, set_by_hand, archived_at is not null as archived from leagues where id = $1",
        id,
      )
    )[0];

  describe("a season", () => {
    test("is made with what is given, trimmed, and active by its status", async () => {
      const { outcome, season_id } = await call("create_season", {
        name: "  Spring 2027 ",
        year: 2027,
        season_type: "spring",
        start_date: "2027-03-01",
        end_date: "",
        status: "In Progress",
      });
      expect(outcome).toBe("applied");
      expect(await seasonRow(season_id)).toEqual({
        name: "Spring 2027",
        year: 2027,
        season_type: "spring",
        start_date: "2027-03-01",
        end_date: null,
        status: "In Progress",
        is_active: true,
        scoring_profile_id: "guide",
        archived: false,
        deleted: false,
      });
      expect(await audited(season_id)).toMatchObject([
        { actor_id: admin.userId, action: "season.created", before: null, after: { year: 2027 } },
      ]);
    });

    test.each([
      ["in progress", true],
      ["UPCOMING", true],
      ["Active", true],
      ["open", true],
      ["Closed", false],
      ["On hold", false],
      [null, false],
    ])("A §4: status %s means active: %s", async (status, isActive) => {
      const { season_id } = await call("create_season", { name: "S", year: 2026, status });
      expect(await seasonRow(season_id)).toMatchObject({ status, is_active: isActive });
    });

    test("changes only what is named; the same again changes nothing and is not audited", async () => {
      const changes = { name: "Autumn", end_date: "2026-12-01", status: "Closed" };
      const before = await seasonRow(game.seasonId);
      expect(await call("update_season", game.seasonId, changes)).toEqual({
        outcome: "applied",
        games_to_recount: 0,
      });
      expect(await seasonRow(game.seasonId)).toEqual({ ...before, ...changes, is_active: false });
      expect(await call("update_season", game.seasonId, changes)).toEqual(UNCHANGED);
      expect(await audited(game.seasonId)).toMatchObject([
        { action: "season.updated", before: { name: "Fall" }, after: changes },
      ]);
    });

    test("a change that leaves the status alone leaves the activity alone", async () => {
      await read("update seasons set is_active = true where id = $1", game.seasonId);
      await call("update_season", game.seasonId, { name: "Autumn" });
      expect(await seasonRow(game.seasonId)).toMatchObject({ is_active: true });
    });

    test.each([
      [{ nmae: "x" }, "nmae"],
      [{ name: " " }, "name"],
      [{ name: null }, "name"],
      [{ name: "x".repeat(201) }, "name"],
      [{ year: "2026" }, "year"],
      [{ year: 2026.5 }, "year"],
      [{ year: 1899 }, "year"],
      [{ season_type: "winter" }, "season_type"],
      [{ start_date: "2026-02-30" }, "start_date"],
      [{ start_date: "01.02.2026" }, "start_date"],
      [{ start_date: "0000-01-01" }, "start_date"],
      [{ is_active: true }, "is_active"],
      [{ status: ["Open"] }, "status"],
    ])("%j is refused with a sentence that names %s", async (changes, field) => {
      await expect(call("update_season", game.seasonId, changes)).rejects.toMatchObject({
        code: "22023",
        message: expect.stringContaining(`${field}:`),
      });
      expect(await audited(game.seasonId)).toEqual([]);
    });

    test("a name and a year are needed", async () => {
      await expect(call("create_season", { name: "S" })).rejects.toMatchObject({ code: "22023" });
      await expect(call("create_season", { year: 2026 })).rejects.toMatchObject({ code: "22023" });
    });

    test("dates in the wrong order, an unknown profile, an unknown or deleted season are reasons", async () => {
      const dates = { start_date: "2026-09-02", end_date: "2026-09-01" };
      expect(await call("update_season", game.seasonId, dates)).toEqual(rejected("dates_reversed"));
      expect(await call("create_season", { name: "S", year: 2026, ...dates })).toEqual(
        rejected("dates_reversed"),
      );
      const profile = { scoring_profile_id: "none" };
      expect(await call("update_season", game.seasonId, profile)).toEqual(
        rejected("unknown_profile"),
      );
      await read("update seasons set deleted_at = now() where id = $1", game.seasonId);
      for (const id of [crypto.randomUUID(), game.seasonId]) {
        const unknown = rejected("unknown_season");
        expect(await call("update_season", id, { name: "x" })).toEqual(unknown);
        expect(await call("archive_season", id)).toEqual(unknown);
        expect(await call("create_league", id, { name: "x" })).toEqual(unknown);
      }
      expect(await call("update_league", game.leagueId, { name: "x" })).toEqual(
        rejected("unknown_league"),
      );
      expect(await call("create_division", game.leagueId, "x")).toEqual(rejected("unknown_league"));
    });

    test("goes to the archive and comes back, and takes plays all the while (D65)", async () => {
      expect(await call("archive_season", game.seasonId)).toEqual(APPLIED);
      expect(await call("archive_season", game.seasonId)).toEqual(UNCHANGED);
      expect(await seasonRow(game.seasonId)).toMatchObject({ archived: true });
      const device = new PushingDevice();
      const { receipts } = await push(database(), admin, game.id, device.id, [
        device.tackle(game.home.id, game.home.players[0] ?? null),
      ]);
      expect(receipts).toMatchObject([{ outcome: "applied" }]);
      expect(await call("restore_season", game.seasonId)).toMatchObject(APPLIED);
      expect(await call("restore_season", game.seasonId)).toEqual(UNCHANGED);
      expect(await seasonRow(game.seasonId)).toMatchObject({ archived: false });
      expect((await audited(game.seasonId)).map(({ action }) => action)).toEqual([
        "season.archived",
        "season.restored",
      ]);
    });

    describe("follows its leagues (A §4)", () => {
      const leagueOf = async (status: string | null) => {
        const name = crypto.randomUUID();
        const answer = await call("create_league", game.seasonId, { name, status });
        return answer.league_id;
      };

      test("In Progress if one is, else Upcoming if one is, else the newest as it is", async () => {
        const told = async () => (await seasonRow(game.seasonId))?.status;
        await leagueOf("Rained out");
        expect(await seasonRow(game.seasonId)).toMatchObject({
          status: "Rained out",
          is_active: false,
        });
        const upcoming = await leagueOf("upcoming");
        expect(await seasonRow(game.seasonId)).toMatchObject({
          status: "Upcoming",
          is_active: true,
        });
        const playing = await leagueOf("in progress");
        await leagueOf("Closed");
        expect(await told()).toBe("In Progress");
        await call("update_league", playing, { status: "Closed" });
        expect(await told()).toBe("Upcoming");
        await call("archive_league", upcoming);
        expect(await seasonRow(game.seasonId)).toMatchObject({
          status: "Closed",
          is_active: false,
        });
        await call("restore_league", upcoming);
        expect(await told()).toBe("Upcoming");
      });

      test("then no admin sets it; where no league has one, an admin does", async () => {
        await leagueOf(null);
        await call("update_season", game.seasonId, { status: "Open" });
        expect(await seasonRow(game.seasonId)).toMatchObject({ status: "Open", is_active: true });
        await leagueOf("Closed");
        expect(await call("update_season", game.seasonId, { status: "Open" })).toEqual(
          rejected("status_follows_leagues"),
        );
        expect(await call("update_season", game.seasonId, { status: "Closed" })).toEqual(UNCHANGED);
      });
    });
  });

  describe("a league", () => {
    test("is made and changed; what a person set is remembered (D62)", async () => {
      const { league_id } = await call("create_league", game.seasonId, {
        name: "Women",
        sport: "Flag",
      });
      expect(await leagueRow(league_id)).toMatchObject({
        name: "Women",
        sport: "Flag",
        max_teams: 20,
        set_by_hand: ["name", "sport"],
        archived: false,
      });
      const changes = {
        name: "Women",
        max_teams: 12,
        playoff_min_games: 3,
        periods: "quarters",
        period_minutes: 12,
        start_date: "2026-09-01",
      };
      expect(await call("update_league", league_id, changes)).toEqual(APPLIED);
      expect(await call("update_league", league_id, changes)).toEqual(UNCHANGED);
      expect(await leagueRow(league_id)).toMatchObject({
        ...changes,
        set_by_hand: [
          "max_teams",
          "name",
          "period_minutes",
          "periods",
          "playoff_min_games",
          "sport",
          "start_date",
        ],
      });
      expect((await audited(league_id)).map(({ action }) => action)).toEqual([
        "league.created",
        "league.updated",
      ]);
    });

    test("has a name of its own in its season", async () => {
      const taken = rejected("name_taken");
      expect(await call("create_league", game.seasonId, { name: "cOED" })).toEqual(taken);
      const { league_id } = await call("create_league", game.seasonId, { name: "Men" });
      expect(await call("update_league", league_id, { name: "Coed" })).toEqual(taken);
      expect(await call("update_league", game.leagueId, { name: "COED" })).toEqual(APPLIED);
      await call("archive_league", game.leagueId);
      expect(await call("update_league", league_id, { name: "Coed" })).toEqual(APPLIED);
      expect(await call("restore_league", game.leagueId)).toEqual(taken);
    });

    test.each([
      [{ max_teams: 0 }, "max_teams"],
      [{ regular_season_weeks: 61 }, "regular_season_weeks"],
      [{ playoff_min_games: 0 }, "playoff_min_games"],
      [{ periods: "thirds" }, "periods"],
      [{ periods: null }, "periods"],
      [{ period_minutes: 61 }, "period_minutes"],
      [{ provider_id: "1" }, "provider_id"],
    ])("%j is refused with a sentence that names %s", async (changes, field) => {
      await expect(call("update_league", game.leagueId, changes)).rejects.toMatchObject({
        code: "22023",
        message: expect.stringContaining(`${field}:`),
      });
    });

    test("takes its teams and games along to the archive, and brings exactly these back", async () => {
      await read(
        "update teams set archived_at = now() - interval '1 day' where id = $1",
        game.visitor.id,
      );
      expect(await call("archive_league", game.leagueId)).toEqual(APPLIED);
      const shown = () =>
        read(
          `select (select count(*)::int from teams where league_id = $1 and archived_at is null) as teams,
             (select count(*)::int from games where league_id = $1 and archived_at is null) as games`,
          game.leagueId,
        );
      expect(await shown()).toEqual([{ teams: 0, games: 0 }]);
      expect(await call("restore_league", game.leagueId)).toEqual(APPLIED);
      expect(await shown()).toEqual([{ teams: 1, games: 1 }]);
      expect(await audited(game.leagueId)).toMatchObject([
        { action: "league.archived", after: { teams: 1, games: 1 } },
        { action: "league.restored", after: { teams: 1, games: 1 } },
      ]);
    });
  });

  describe("divisions", () => {
    const divisions = async () =>
      (
        await read(
          "select array(select d ->> 'name' from jsonb_array_elements(divisions_data) d) as names from leagues where id = $1",
          game.leagueId,
        )
      )[0]?.names;
    const teamRow = async () =>
      (await read("select division_name, set_by_hand from teams where id = $1", game.home.id))[0];

    test("are added, renamed with their teams, and removed when empty", async () => {
      expect(await call("create_division", game.leagueId, " East ")).toEqual(APPLIED);
      await call("create_division", game.leagueId, "West");
      await read("update teams set division_name = 'East' where id = $1", game.home.id);
      expect(await call("rename_division", game.leagueId, "East", "North")).toEqual(APPLIED);
      expect(await divisions()).toEqual(["North", "West"]);
      expect(await teamRow()).toEqual({
        division_name: "North",
        set_by_hand: ["division_name"],
      });
      expect(await call("remove_division", game.leagueId, "North")).toEqual(rejected("not_empty"));
      expect(await call("remove_division", game.leagueId, "West")).toEqual(APPLIED);
      expect(await divisions()).toEqual(["North"]);
      expect((await audited(game.leagueId)).map(({ action }) => action)).toEqual([
        "division.created",
        "division.created",
        "division.renamed",
        "division.removed",
      ]);
    });

    test("have one name each in their league, of one case", async () => {
      await call("create_division", game.leagueId, "East");
      const taken = rejected("name_taken");
      expect(await call("create_division", game.leagueId, "EAST")).toEqual(taken);
      await call("create_division", game.leagueId, "West");
      expect(await call("rename_division", game.leagueId, "West", "east")).toEqual(taken);
      expect(await call("rename_division", game.leagueId, "East", "EAST")).toEqual(APPLIED);
      expect(await call("rename_division", game.leagueId, "EAST", "EAST")).toEqual(UNCHANGED);
      const unknown = rejected("unknown_division");
      expect(await call("rename_division", game.leagueId, "East", "North")).toEqual(unknown);
      expect(await call("remove_division", game.leagueId, "East")).toEqual(unknown);
      await expect(call("create_division", game.leagueId, " ")).rejects.toMatchObject({
        code: "22023",
      });
      await expect(call("create_division", game.leagueId, null)).rejects.toMatchObject({
        code: "22023",
      });
    });
  });
});
