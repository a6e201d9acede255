import { beforeEach, describe, expect, test } from "vitest";
import { readTeamChange } from "../../../src/contract/teams/team-change.ts";
import { TEAM_COLORS } from "../../../src/domain/season/team-color.ts";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Answer {
  readonly outcome: string;
  readonly reason?: string;
  readonly team_id?: string;
  readonly player_id?: string;
}

const SOME_ID = crypto.randomUUID();
const refused = (reason: string) => ({ outcome: "rejected", reason });

onEachEngine("teams and players entered by hand (D12, D13, D49, security rule 19)", (database) => {
  let admin: Actor;
  let game: TestGame;

  beforeEach(async () => {
    admin = await insertAccount(database(), "league admin", { profile: { role: "admin" } });
    game = await createGame(database());
    await query("update leagues set divisions_data = $2 where id = $1", [
      game.leagueId,
      JSON.stringify([{ id: "e", name: "East" }]),
    ]);
  });

  const query = (sql: string, values: readonly unknown[]) => database().query(sql, [...values]);

  async function call(sql: string, values: readonly unknown[], actor = admin): Promise<Answer> {
    const [row] = await runAs(database(), actor, (tx) =>
      tx.query<{ answer: Answer }>(`select ${sql} as answer`, [...values]),
    );
    if (row === undefined) throw new Error("no answer");
    return row.answer;
  }

  const createTeam = (team: unknown, league = game.leagueId, actor = admin) =>
    call("create_team($1, $2::text::jsonb)", [league, JSON.stringify(team)], actor);
  const updateTeam = (changes: unknown, team = game.home.id) =>
    call("update_team($1, $2::text::jsonb)", [team, JSON.stringify(changes)]);
  const createPlayer = (player: unknown, team = game.home.id) =>
    call("create_player($1, $2::text::jsonb)", [team, JSON.stringify(player)]);
  /** The client must be able to read every answer. */
  const updatePlayer = async (id: string, changes: unknown) => {
    const answer = await call("update_player($1, $2::text::jsonb)", [id, JSON.stringify(changes)]);
    expect(readTeamChange(answer)).not.toBeNull();
    return answer;
  };

  async function teamRow(id: string | undefined) {
    const [row] = await query(
      `select t.name, t.season_id, t.division_name, t.captain_name, t.max_players, t.max_ir_slots,
         t.ir_submissions_used, t.forfeited_season, t.is_active, t.set_by_hand,
         t.archived_at is not null as is_archived, c.captain_email
       from teams t left join team_contacts c on c.team_id = t.id where t.id = $1`,
      [id],
    );
    return row;
  }

  async function playerRow(id: string | undefined) {
    const [row] = await query(
      `select name, team_id, jersey_number, is_active, is_ir, deactivated_by_hand, set_by_hand,
         teams_before from players where id = $1`,
      [id],
    );
    return row;
  }

  const audited = (id: string | undefined) =>
    query(
      "select actor_id, action, before, after from audit_log where object_id = $1 order by id",
      [id],
    );

  test("a team is entered with what a club knows of it; the address stands in team_contacts alone", async () => {
    const answer = await createTeam({
      name: "  Falcons ",
      division_name: "East",
      captain_name: "Ada",
      captain_email: "ada@people.test",
      max_players: 14,
      max_ir_slots: 3,
      forfeited_season: false,
    });
    expect(answer).toEqual({ outcome: "applied", team_id: expect.any(String) });
    expect(await teamRow(answer.team_id)).toEqual({
      name: "Falcons",
      season_id: game.seasonId,
      division_name: "East",
      captain_name: "Ada",
      captain_email: "ada@people.test",
      max_players: 14,
      max_ir_slots: 3,
      ir_submissions_used: 0,
      forfeited_season: false,
      is_active: true,
      is_archived: false,
      set_by_hand: [
        "captain_email",
        "captain_name",
        "division_name",
        "forfeited_season",
        "max_ir_slots",
        "max_players",
        "name",
      ],
    });
    const log = await audited(answer.team_id);
    expect(log).toMatchObject([
      {
        actor_id: admin.userId,
        action: "team.created",
        before: null,
        after: { name: "Falcons", captain_email: "entered" },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain("ada@people.test");
  });

  test("a name alone is enough: 20 places and 2 IR slots (A §9)", async () => {
    const { team_id } = await createTeam({ name: "Owls", captain_name: "", captain_email: " " });
    expect(await teamRow(team_id)).toMatchObject({
      max_players: 20,
      max_ir_slots: 2,
      captain_name: null,
      captain_email: null,
      division_name: null,
    });
  });

  test("what cannot be is refused with its reason, and nothing is written", async () => {
    const counted = async () => (await query("select from teams", [])).length;
    const before = await counted();
    expect(await createTeam({ name: "X" }, crypto.randomUUID())).toEqual(refused("unknown_league"));
    expect(await createTeam({ name: "X", division_name: "west" })).toEqual(
      refused("unknown_division"),
    );
    expect(await createTeam({ name: "HOMERS" })).toEqual(refused("name_taken"));
    expect(await updateTeam({ name: "visitors" })).toEqual(refused("name_taken"));
    await query("update leagues set archived_at = now() where id = $1", [game.leagueId]);
    expect(await createTeam({ name: "X" })).toEqual(refused("league_archived"));
    await query("update seasons set deleted_at = now() where id = $1", [game.seasonId]);
    expect(await createTeam({ name: "X" })).toEqual(refused("unknown_league"));
    expect(await updateTeam({ name: "Y" })).toEqual(refused("unknown_team"));
    expect(await createPlayer({ name: "Eve" })).toEqual(refused("unknown_team"));
    expect(await counted()).toBe(before);
    expect(await audited(game.home.id)).toEqual([]);
  });

  test.each([
    [null, /fields/],
    [{}, /name/],
    [["Falcons"], /fields/],
    [{ division_name: null }, /name/],
    [{ name: "" }, /name/],
    [{ name: null }, /name/],
    [{ name: 7 }, /name/],
    [{ name: "N".repeat(201) }, /name/],
    [{ name: "N", captain_email: "ada" }, /captain_email/],
    [{ name: "N", short_name: "Thirteen char" }, /short_name/],
    [{ name: "N", code: "FA" }, /code/],
    [{ name: "N", code: "FÅL" }, /code/],
    [{ name: "N", code: "F L" }, /code/],
    [{ name: "N", color: "yellow" }, /color/],
    [{ name: "N", color: "#ff0000" }, /color/],
    [{ name: "N", color: "red;" }, /color/],
    [{ name: "N", color: 7 }, /color/],
    [{ name: "N", captain_email: "a b@c.test" }, /captain_email/],
    [{ name: "N", max_players: -1 }, /max_players/],
    [{ name: "N", max_players: 1.5 }, /max_players/],
    [{ name: "N", max_players: "20" }, /max_players/],
    [{ name: "N", max_ir_slots: null }, /max_ir_slots/],
    [{ name: "N", forfeited_season: "no" }, /forfeited_season/],
    [{ name: "N", season_id: crypto.randomUUID() }, /season_id/],
    [{ name: "N", is_active: false }, /is_active/],
  ])("%j is no team, and the sentence names the field", async (team, named) => {
    await expect(createTeam(team)).rejects.toMatchObject({
      code: "22023",
      message: expect.stringMatching(named),
    });
  });

  test("update_team changes what it names, remembers it as set by hand, and writes one audit row", async () => {
    expect(await updateTeam({ division_name: "East", captain_email: "bo@people.test" })).toEqual({
      outcome: "applied",
    });
    expect(await updateTeam({ max_players: 18 })).toEqual({ outcome: "applied" });
    expect(await teamRow(game.home.id)).toMatchObject({
      name: "Homers",
      division_name: "East",
      captain_email: "bo@people.test",
      max_players: 18,
      set_by_hand: ["captain_email", "division_name", "max_players"],
    });
    expect(await updateTeam({ max_players: 18, captain_email: "bo@people.test" })).toEqual({
      outcome: "unchanged",
    });
    expect(await updateTeam({ captain_email: null })).toEqual({ outcome: "applied" });
    expect(await teamRow(game.home.id)).toMatchObject({ captain_email: null });
    const log = await audited(game.home.id);
    expect(log).toMatchObject([
      { action: "team.updated", before: { division_name: null }, after: { division_name: "East" } },
      { before: { max_players: 20 }, after: { max_players: 18 } },
      { after: { captain_email: "removed" } },
    ]);
    expect(JSON.stringify(log)).not.toContain("bo@people.test");
  });

  test("short name and code are unique in the season among teams in use; empty takes them back", async () => {
    const names = async (id: string | undefined) =>
      (await query("select short_name, code, set_by_hand from teams where id = $1", [id]))[0];
    expect(await names(game.home.id)).toEqual({ short_name: null, code: null, set_by_hand: [] });
    expect(await updateTeam({ short_name: " Homes ", code: "hom" })).toEqual({
      outcome: "applied",
    });
    expect(await names(game.home.id)).toEqual({
      short_name: "Homes",
      code: "HOM",
      set_by_hand: ["code", "short_name"],
    });
    expect(await updateTeam({ code: "HOM" })).toEqual({ outcome: "unchanged" });
    expect(await updateTeam({ short_name: "HOMES" }, game.visitor.id)).toEqual(
      refused("short_name_taken"),
    );
    expect(await updateTeam({ code: "hom" }, game.visitor.id)).toEqual(refused("code_taken"));
    expect(await createTeam({ name: "Homers II", code: "HOM" })).toEqual(refused("code_taken"));
    // A name may be used again in another season, or once its team is archived.
    const other = await createGame(database());
    expect(await updateTeam({ code: "HOM" }, other.home.id)).toEqual({ outcome: "applied" });
    await call("archive_team($1)", [game.home.id]);
    expect(await updateTeam({ code: "HOM", short_name: "homes" }, game.visitor.id)).toEqual({
      outcome: "applied",
    });
    expect(await call("restore_team($1)", [game.home.id])).toEqual(refused("short_name_taken"));
    await updateTeam({ code: "", short_name: null }, game.visitor.id);
    expect(await call("restore_team($1)", [game.home.id])).toEqual({ outcome: "applied" });
    expect(await names(game.visitor.id)).toMatchObject({ short_name: null, code: null });
  });

  test("a team gets one of the twelve colours, and an empty value removes it (D72)", async () => {
    const face = async () =>
      (await query("select color, set_by_hand from teams where id = $1", [game.home.id]))[0];
    for (const color of TEAM_COLORS) {
      expect(await updateTeam({ color }), color).toEqual({ outcome: "applied" });
    }
    expect(await updateTeam({ color: "black" })).toEqual({ outcome: "unchanged" });
    expect(await face()).toEqual({ color: "black", set_by_hand: ["color"] });
    expect(await updateTeam({ color: "" })).toEqual({ outcome: "applied" });
    expect(await face()).toMatchObject({ color: null });
    const log = await audited(game.home.id);
    expect(log).toHaveLength(TEAM_COLORS.length + 1);
    expect(log.at(-1)).toMatchObject({ before: { color: "black" }, after: { color: null } });
  });

  test("a team of its own name may be written in other letters", async () => {
    expect(await updateTeam({ name: "HOMERS" })).toEqual({ outcome: "applied" });
  });

  test("the team dialog's own calls count as set by hand too", async () => {
    await call("set_team_division($1, 'East')", [game.home.id]);
    await call("set_forfeited_season($1, true)", [game.home.id]);
    expect((await teamRow(game.home.id))?.set_by_hand).toEqual([
      "division_name",
      "forfeited_season",
    ]);
  });

  test("an archived team leaves the lists of teams without a game, keeps its figures, and comes back", async () => {
    const { team_id } = await createTeam({ name: "Owls" });
    const listed = async () =>
      (await query("select from standings where team_id = $1", [team_id])).length;
    const archive = () => call("archive_team($1)", [team_id]);
    const restore = () => call("restore_team($1)", [team_id]);
    expect(await listed()).toBe(1);
    expect(await archive()).toEqual({ outcome: "applied" });
    expect(await archive()).toEqual({ outcome: "unchanged" });
    expect(await listed()).toBe(0);
    expect(await teamRow(team_id)).toMatchObject({ name: "Owls", is_archived: true });
    expect(await createPlayer({ name: "Eve" }, team_id)).toEqual(refused("team_archived"));
    await createTeam({ name: "owls" });
    expect(await restore()).toEqual(refused("name_taken"));
    await updateTeam({ name: "Old Owls" }, team_id);
    await query("update leagues set archived_at = now() where id = $1", [game.leagueId]);
    expect(await restore()).toEqual(refused("league_archived"));
    await query("update leagues set archived_at = null where id = $1", [game.leagueId]);
    expect(await restore()).toEqual({ outcome: "applied" });
    expect(await restore()).toEqual({ outcome: "unchanged" });
    expect(await listed()).toBe(1);
    expect((await audited(team_id)).map((row) => row.action)).toEqual([
      "team.created",
      "team.archived",
      "team.updated",
      "team.restored",
    ]);
    expect(await call("archive_team($1)", [crypto.randomUUID()])).toEqual(refused("unknown_team"));
  });

  test("a player is entered, renamed, deactivated and brought back by hand", async () => {
    const { player_id = "" } = await createPlayer({ name: " Eve Stone ", jersey_number: "07" });
    expect(await playerRow(player_id)).toMatchObject({
      name: "Eve Stone",
      team_id: game.home.id,
      jersey_number: "07",
      is_active: true,
      is_ir: false,
      deactivated_by_hand: false,
    });
    await updatePlayer(player_id, { name: "Eve Rock", is_active: false });
    expect(await playerRow(player_id)).toMatchObject({
      name: "Eve Rock",
      is_active: false,
      deactivated_by_hand: true,
      set_by_hand: ["is_active", "jersey_number", "name"],
    });
    await updatePlayer(player_id, { is_active: true });
    expect(await playerRow(player_id)).toMatchObject({
      is_active: true,
      deactivated_by_hand: false,
    });
    expect(await audited(player_id)).toMatchObject([
      { actor_id: admin.userId, action: "player.created", after: { name: "Eve Stone" } },
      { action: "player.updated", before: { name: "Eve Stone" }, after: { name: "Eve Rock" } },
      { before: { is_active: false }, after: { is_active: true } },
    ]);
  });

  test.each([
    [{ name: "Eve", jersey_number: "100" }, "invalid_jersey"],
    [{ name: "Eve", jersey_number: "x" }, "invalid_jersey"],
  ])("%j is refused: %s", async (player, reason) => {
    expect(await createPlayer(player)).toEqual(refused(reason));
  });

  test.each([
    {},
    { jersey_number: "7" },
    { name: " " },
    { name: "E", team_id: SOME_ID },
    { name: "E", is_ir: 1 },
  ])("%j is no player", async (player) => {
    await expect(createPlayer(player)).rejects.toMatchObject({ code: "22023" });
  });

  describe("moving a player to another team (D46b)", () => {
    test("the former team stands in teams_before, and only a team of the season takes the player", async () => {
      const [player = ""] = game.home.players;
      expect(await updatePlayer(player, { team_id: game.visitor.id })).toMatchObject({
        outcome: "applied",
        player: { team_id: game.visitor.id },
      });
      expect(await playerRow(player)).toMatchObject({
        team_id: game.visitor.id,
        teams_before: [{ team_id: game.home.id, until: expect.any(String) }],
        set_by_hand: ["team_id"],
      });
      const other = await createGame(database());
      expect(await updatePlayer(player, { team_id: other.home.id })).toEqual(
        refused("other_season"),
      );
      expect(await updatePlayer(player, { team_id: crypto.randomUUID() })).toEqual(
        refused("unknown_team"),
      );
      await call("archive_team($1)", [game.home.id]);
      expect(await updatePlayer(player, { team_id: game.home.id })).toEqual(
        refused("unknown_team"),
      );
      expect(await playerRow(player)).toMatchObject({ team_id: game.visitor.id });
    });

    test("the provider's same person on the new team is said, not a fault", async () => {
      const [here = ""] = game.home.players;
      const [there = ""] = game.visitor.players;
      await query("update players set provider_id = 'p1' where id = any ($1)", [[here, there]]);
      expect(await updatePlayer(here, { team_id: game.visitor.id })).toEqual(
        refused("already_on_team"),
      );
    });

    test("a merged player is brought back by unmerging only", async () => {
      const [from = "", into = ""] = game.home.players;
      await call("merge_players($1, $2)", [from, into]);
      expect(await updatePlayer(from, { is_active: true })).toEqual(refused("already_merged"));
      expect(await updatePlayer(from, { name: "Nobody" })).toMatchObject({ outcome: "applied" });
    });
  });

  test("every placement on injured reserve counts for the team of that moment; a return gives none back", async () => {
    const [player = "", mate = ""] = game.home.players;
    await updatePlayer(player, { is_ir: true });
    await updatePlayer(player, { is_ir: true });
    await updatePlayer(player, { is_ir: false });
    await updatePlayer(player, { is_ir: true });
    await query("update players set is_ir = true where id = $1", [mate]);
    await createPlayer({ name: "Eve", is_ir: true });
    expect(await teamRow(game.home.id)).toMatchObject({ ir_submissions_used: 4 });
    await updatePlayer(player, { team_id: game.visitor.id });
    expect(await teamRow(game.visitor.id)).toMatchObject({ ir_submissions_used: 0 });
    await updatePlayer(player, { is_ir: false });
    await updatePlayer(player, { is_ir: true });
    expect(await teamRow(game.visitor.id)).toMatchObject({ ir_submissions_used: 1 });
    expect(await teamRow(game.home.id)).toMatchObject({ ir_submissions_used: 4 });
  });

  test("the server may do it too, and stands as such in the log", async () => {
    const { team_id } = await createTeam({ name: "Owls" }, game.leagueId, SERVICE);
    const [row] = await query("select actor_kind from audit_log where object_id = $1", [team_id]);
    expect(row).toEqual({ actor_kind: "server" });
  });
});
