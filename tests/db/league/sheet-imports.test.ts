import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Answer {
  readonly outcome: string;
  readonly reason?: string;
  readonly counts?: Readonly<Record<string, number>>;
  readonly rows?: readonly {
    readonly row: number;
    readonly thing: string;
    readonly reason: string;
  }[];
}
type Values = Readonly<Record<string, unknown>>;
interface Step {
  readonly row: number;
  readonly thing: string;
  readonly act: string;
  readonly id: string;
  readonly before: Values;
  readonly after: Values;
  readonly beside: readonly string[];
}

const FALCONS = "11111111-1111-4111-8111-111111111111";

onEachEngine("imports of spreadsheets (D12, D65, security rules 5, 19)", (database) => {
  let admin: Actor;
  let game: TestGame;

  beforeEach(async () => {
    admin = await insertAccount(database(), "sheet admin", { profile: { role: "admin" } });
    game = await createGame(database());
  });

  const sql = (text: string, ...values: unknown[]) => database().query(text, values);

  async function call(text: string, ...values: unknown[]): Promise<Answer> {
    const [row] = await runAs(database(), admin, (tx) =>
      tx.query<{ answer: Answer }>(`select ${text} as answer`, values),
    );
    if (row === undefined) throw new Error("no answer");
    return row.answer;
  }

  const send = (steps: readonly Step[], id = crypto.randomUUID()) =>
    call(
      "import_sheet($1, $2, 'rosters', 'teams.csv', $3::text::jsonb)",
      id,
      game.leagueId,
      JSON.stringify(steps),
    );
  const undo = (id: string) => call("undo_sheet_import($1)", id);

  const add = (thing: string, after: Values, id: string = crypto.randomUUID(), row = 2): Step => ({
    row,
    thing,
    act: "add",
    id,
    before: {},
    after,
    beside: [],
  });
  const change = (thing: string, id: string, before: Values, after: Values): Step => ({
    row: 3,
    thing,
    act: "change",
    id,
    before,
    after,
    beside: [],
  });

  const newTeam = () => {
    const id = crypto.randomUUID();
    const player = crypto.randomUUID();
    return {
      id,
      player,
      steps: [
        add(
          "team",
          {
            name: "Falcons",
            division_name: "North",
            captain_name: "Ada",
            captain_email: "ada@club.example",
          },
          id,
        ),
        add("player", { team_id: id, name: "Ada Reyes", jersey_number: "7" }, player, 2),
        add("player", { team_id: id, name: "Zoë Brandt", jersey_number: null }, undefined, 3),
      ],
    };
  };
  const newGame = (after: Values = {}) =>
    add("game", {
      team_visitor_id: game.visitor.id,
      team_home_id: game.home.id,
      game_date: "2026-12-05",
      game_time: "18:30",
      field_location: "Field 1",
      week_number: 3,
      is_playoff: false,
      ...after,
    });

  /** The league without what only says that it was touched. */
  async function league() {
    const [row] = await sql(
      `select (select divisions_data from leagues where id = $1) as divisions,
         (select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'division', t.division_name, 'captain', t.captain_name,
            'email', (select captain_email from team_contacts c where c.team_id = t.id)) order by t.id)
          from teams t where t.league_id = $1 and t.archived_at is null) as teams,
         (select jsonb_agg(jsonb_build_array(p.id, p.team_id, p.name, p.jersey_number) order by p.id)
          from players p join teams t on t.id = p.team_id where t.league_id = $1 and p.is_active) as players,
         (select jsonb_agg(jsonb_build_array(g.id, g.team_visitor_id, g.game_date, g.game_time, g.week_number) order by g.id)
          from games g where g.league_id = $1 and g.archived_at is null) as games`,
      game.leagueId,
    );
    return row;
  }

  test("teams, players, divisions and addresses come in one step, with one audit row", async () => {
    const id = crypto.randomUUID();
    const { steps } = newTeam();
    expect(await send(steps, id)).toMatchObject({
      outcome: "applied",
      counts: { teams_added: 1, players_added: 2 },
    });
    expect(await league()).toMatchObject({ divisions: [{ name: "North" }] });
    const [team] = await sql(
      "select t.name, t.division_name, t.captain_name, c.captain_email, t.set_by_hand from teams t join team_contacts c on c.team_id = t.id where t.id = $1",
      steps[0]?.id,
    );
    expect(team).toEqual({
      name: "Falcons",
      division_name: "North",
      captain_name: "Ada",
      captain_email: "ada@club.example",
      set_by_hand: ["captain_name", "division_name", "name"],
    });
    const audit = await sql(
      "select actor_id, action, after from audit_log where object_id = $1",
      game.leagueId,
    );
    expect(audit).toMatchObject([
      {
        actor_id: admin.userId,
        action: "sheet.imported",
        after: { import_id: id, divisions_added: ["North"] },
      },
    ]);
    expect(JSON.stringify(audit)).not.toContain("ada@club.example");
  });

  test("a sheet that renames a team leaves its short name and code", async () => {
    await sql("update teams set short_name = 'Homes', code = 'HOM' where id = $1", game.home.id);
    const renamed = change("team", game.home.id, { name: "Homers" }, { name: "Home Runs" });
    expect(await send([renamed])).toMatchObject({ outcome: "applied" });
    expect(
      await sql("select name, short_name, code from teams where id = $1", game.home.id),
    ).toEqual([{ name: "Home Runs", short_name: "Homes", code: "HOM" }]);
  });

  test("the same import again is the same one, and another one of the same sheet is refused row by row", async () => {
    const id = crypto.randomUUID();
    const { steps } = newTeam();
    await send(steps, id);
    const before = await league();
    expect(await send(steps, id)).toMatchObject({ outcome: "applied", counts: { teams_added: 1 } });
    const fresh = newTeam().steps;
    expect(await send(fresh)).toMatchObject({
      outcome: "rejected",
      reason: "changed_meanwhile",
      rows: [{ row: 2, thing: "team", reason: "exists" }],
    });
    expect(await league()).toEqual(before);
    const [count] = await sql(
      "select count(*)::int as n from sheet_imports where league_id = $1",
      game.leagueId,
    );
    expect(count?.n).toBe(1);
  });

  test("a row that changed meanwhile is named, and nothing of the import is written", async () => {
    const before = await league();
    const renumber = change(
      "player",
      game.home.players[0] ?? "",
      { jersey_number: "99" },
      { jersey_number: "5" },
    );
    expect(await send([...newTeam().steps, renumber])).toEqual({
      outcome: "rejected",
      reason: "changed_meanwhile",
      rows: [{ row: 3, thing: "player", reason: "changed" }],
    });
    expect(await league()).toEqual(before);
  });

  test("fields change by name, and undo brings the values back", async () => {
    const [player = ""] = game.home.players;
    const before = await league();
    const id = crypto.randomUUID();
    const { steps } = newTeam();
    const scheduled = newGame();
    await send(
      [
        ...steps,
        change(
          "player",
          player,
          { jersey_number: "0", team_id: game.home.id },
          { jersey_number: "55", team_id: game.visitor.id },
        ),
        change(
          "team",
          game.home.id,
          { captain_email: null, division_name: null },
          { captain_email: "cap@club.example", division_name: "West" },
        ),
        change(
          "game",
          game.id,
          { game_time: null, game_date: "2026-11-21" },
          { game_time: "09:00", game_date: "2026-11-22" },
        ),
        scheduled,
      ],
      id,
    );
    expect(await sql("select jersey_number, team_id from players where id = $1", player)).toEqual([
      { jersey_number: "55", team_id: game.visitor.id },
    ]);
    expect(
      await sql("select game_date::text, game_time from games where id = $1", game.id),
    ).toEqual([{ game_date: "2026-11-22", game_time: "09:00" }]);
    expect(await undo(id)).toEqual({ outcome: "applied" });
    expect(await league()).toMatchObject({ ...before, teams: expect.any(Array) });
    const after = (await league()) as { teams: { email: string | null }[] };
    expect(after.teams.map(({ email }) => email)).toEqual([null, null]);
    expect(await undo(id)).toEqual({ outcome: "unchanged" });
    expect(await undo(crypto.randomUUID())).toEqual({
      outcome: "rejected",
      reason: "unknown_import",
    });
    const audit = await sql(
      "select action from audit_log where object_id = $1 order by id",
      game.leagueId,
    );
    expect(audit.map(({ action }) => action)).toEqual(["sheet.imported", "sheet.undone"]);
  });

  test("an undone sheet comes back with its own teams and players, not with second ones", async () => {
    const id = crypto.randomUUID();
    const { id: team, player, steps } = newTeam();
    await send(steps, id);
    const before = await league();
    await undo(id);
    expect(
      await send([
        change("team", team, { is_archived: true }, { is_archived: false }),
        change("player", player, { is_active: false }, { is_active: true }),
        change("player", steps[2]?.id ?? "", { is_active: false }, { is_active: true }),
      ]),
    ).toMatchObject({ outcome: "applied" });
    expect(await league()).toMatchObject({ ...before, divisions: [{ name: "North" }] });
  });

  describe("what was collected stays", () => {
    async function collect(id: string, team: string, player: string) {
      const scorer = await insertAccount(database(), "scorer");
      const device = new PushingDevice();
      await push(database(), scorer, id, device.id, [device.rush(team, player)]);
    }

    test("a game with a log is not changed by an import", async () => {
      await collect(game.id, game.home.id, game.home.players[0] ?? "");
      expect(
        await send([change("game", game.id, { game_time: null }, { game_time: "09:00" })]),
      ).toMatchObject({
        reason: "changed_meanwhile",
        rows: [{ reason: "collected" }],
      });
    });

    test.each([
      ["completed by a provider", "update games set is_completed = true where id = $1"],
      [
        "forfeited",
        "update games set outcome = 'forfeit', winner_team_id = team_home_id where id = $1",
      ],
    ])(
      "a game that was %s is neither changed by an import nor taken back by an undo",
      async (_, finish) => {
        const id = crypto.randomUUID();
        const scheduled = newGame();
        await send([scheduled], id);
        await sql(finish, scheduled.id);
        expect(
          await send([change("game", scheduled.id, { week_number: 3 }, { week_number: 4 })]),
        ).toMatchObject({ reason: "changed_meanwhile", rows: [{ reason: "finished" }] });
        expect(await undo(id)).toMatchObject({ reason: "collected" });
      },
    );

    test("an import is not undone once a play of one of its games is here, or of one of its players", async () => {
      const id = crypto.randomUUID();
      const scheduled = newGame();
      const guest = add("player", { team_id: game.home.id, name: "Guest", jersey_number: "44" });
      await send([scheduled], id);
      const other = crypto.randomUUID();
      await send([guest], other);
      await collect(scheduled.id, game.home.id, guest.id);
      const before = await league();
      expect(await undo(id)).toMatchObject({
        outcome: "rejected",
        reason: "collected",
        rows: [{ thing: "game" }],
      });
      expect(await undo(other)).toMatchObject({
        outcome: "rejected",
        reason: "collected",
        rows: [{ thing: "player" }],
      });
      expect(await league()).toEqual(before);
    });

    test("plays that a phone sends after an undo still count", async () => {
      const id = crypto.randomUUID();
      const scheduled = newGame();
      await send([scheduled], id);
      expect(await undo(id)).toEqual({ outcome: "applied" });
      await collect(scheduled.id, game.home.id, game.home.players[0] ?? "");
      const [row] = await sql(
        "select head_seq::int, team_home_score, archived_at is not null as archived from games where id = $1",
        scheduled.id,
      );
      expect(row).toEqual({ head_seq: 1, team_home_score: 6, archived: true });
    });
  });

  test("an import that somebody has built on is not undone", async () => {
    const first = crypto.randomUUID();
    const { id: team, steps } = newTeam();
    await send(steps, first);
    const second = crypto.randomUUID();
    await send([newGame({ team_home_id: team })], second);
    expect(await undo(first)).toMatchObject({
      reason: "changed_since",
      rows: [{ row: 2, thing: "team", reason: "in_use" }],
    });
    expect(await undo(second)).toEqual({ outcome: "applied" });
    await sql(
      "update players set jersey_number = '8' where team_id = $1 and jersey_number = '7'",
      team,
    );
    expect(await undo(first)).toMatchObject({
      reason: "changed_since",
      rows: [{ row: 2, thing: "player", reason: "changed" }],
    });
  });

  test("nothing is written into another league, a deleted season or by a malformed step", async () => {
    const other = await createGame(database());
    const before = await league();
    for (const steps of [
      [change("team", other.home.id, { name: "Homers" }, { name: "Ours" })],
      [newGame({ team_home_id: other.home.id })],
      [add("player", { team_id: other.home.id, name: "Spy", jersey_number: null })],
    ]) {
      expect(await send(steps)).toMatchObject({ outcome: "rejected", reason: "changed_meanwhile" });
    }
    for (const [steps, says] of [
      [[], /1 to 25000/],
      [[add("team", { name: "" })], /name of step 1/],
      [[add("team", { name: "A", max_players: 5 })], /max_players/],
      [[add("player", { team_id: FALCONS, name: "A", jersey_number: "123" })], /jersey_number/],
      [[newGame({ game_date: "2026-02-30" })], /game_date/],
      [[newGame({ team_home_id: game.visitor.id })], /teams/],
      [[change("team", game.home.id, {}, { name: "A" })], /step itself/],
      [[{ ...newGame(), act: "delete" }], /step itself/],
      [[add("team", { name: "A" }, FALCONS), add("team", { name: "B" }, FALCONS)], /one step/],
    ] as const) {
      await expect(send(steps as readonly Step[])).rejects.toMatchObject({
        code: "22023",
        message: expect.stringMatching(says),
      });
    }
    await sql("update seasons set deleted_at = now() where id = $1", game.seasonId);
    expect(await send([newGame()])).toEqual({ outcome: "rejected", reason: "unknown_league" });
    expect(await call("season_sheet($1)", game.seasonId)).toEqual({
      outcome: "rejected",
      reason: "unknown_season",
    });
    expect(await league()).toEqual(before);
  });

  test("a kill in the middle of an import leaves nothing", async () => {
    const before = await league();
    const { steps } = newTeam();
    await sql(`create function public.die() returns trigger language plpgsql as $$ begin
      if new.name = 'Zoë Brandt' then raise exception 'killed'; end if; return new; end $$`);
    await sql(
      "create trigger die before insert on players for each row execute function public.die()",
    );
    await expect(send(steps)).rejects.toThrow("killed");
    await sql("drop trigger die on players");
    await sql("drop function public.die()");
    expect(await league()).toEqual(before);
    expect(await sql("select 1 from sheet_imports where league_id = $1", game.leagueId)).toEqual(
      [],
    );
  });

  test("5,000 players of 250 teams come in one import, and go as one", async () => {
    const teams = Array.from({ length: 250 }, (_, n) => add("team", { name: `Team ${n}` }));
    const players = Array.from({ length: 5000 }, (_, n) =>
      add("player", {
        team_id: teams[n % 250]?.id,
        name: `Player ${n}`,
        jersey_number: `${n % 99}`,
      }),
    );
    const id = crypto.randomUUID();
    const before = await league();
    expect(await send([...teams, ...players], id)).toMatchObject({
      counts: { teams_added: 250, players_added: 5000 },
    });
    expect(await undo(id)).toEqual({ outcome: "applied" });
    expect(await league()).toEqual(before);
  });

  test("season_sheet has the whole season, archived rows too, and says what was collected", async () => {
    await sql("update teams set archived_at = now() where id = $1", game.visitor.id);
    const answer = (await call("season_sheet($1)", game.seasonId)) as unknown as Record<
      string,
      unknown[]
    >;
    expect(answer.teams).toMatchObject([
      { name: "Homers", is_archived: false, captain_email: null },
      { name: "Visitors", is_archived: true },
    ]);
    expect(answer.players).toHaveLength(14);
    expect(answer.games).toMatchObject([
      { id: game.id, game_date: "2026-11-21", is_collected: false, has_result: false },
    ]);
  });
});
