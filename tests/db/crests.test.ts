import { beforeEach, expect, test } from "vitest";
import {
  type Actor,
  ANONYMOUS,
  insertAccount,
  runAs,
  SERVICE,
} from "../helpers/database/actors.ts";
import { createGame, type TestGame } from "../helpers/database/league.ts";
import { onEachEngine } from "../helpers/database/test-database.ts";

type Answer = Readonly<Record<string, unknown>> | null;

const base64 = (text: string) => Buffer.from(text).toString("base64");

onEachEngine("the crests of teams (issue 15 B)", (database) => {
  let admin: Actor;
  let game: TestGame;

  beforeEach(async () => {
    admin = await insertAccount(database(), "crest admin", { profile: { role: "admin" } });
    game = await createGame(database());
  });

  const sql = (text: string, ...values: unknown[]) => database().query(text, values);

  async function call(actor: Actor, text: string, ...values: unknown[]): Promise<Answer> {
    const [row] = await runAs(database(), actor, (tx) =>
      tx.query<{ answer: Answer }>(`select ${text} as answer`, values),
    );
    return row?.answer ?? null;
  }

  const record = (picture: string, team = game.home.id, by = admin.userId, type = "image/png") =>
    call(SERVICE, "record_crest($1, $2, $3, $4)", by, team, type, base64(picture));
  const remove = (team = game.home.id) => call(admin, "remove_crest($1)", team);
  const read = (crest: unknown) => call(ANONYMOUS, "crest($1)", crest);
  const worn = async (team = game.home.id) =>
    (await sql("select crest from teams where id = $1", team))[0]?.crest;
  const kept = (crest: unknown) => sql("select 1 from private.crests where id = $1", crest);

  test("one is worn, read by its id, changed under another id, and taken away, and who did it is kept", async () => {
    const first = await record("first");
    expect(first).toMatchObject({
      outcome: "applied",
      crest: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(await worn()).toBe(first?.crest);
    expect(await read(first?.crest)).toEqual({ media_type: "image/png", picture: base64("first") });
    expect(await record("first")).toEqual({ outcome: "unchanged", crest: first?.crest });

    const second = await record("second", game.home.id, admin.userId, "image/svg+xml");
    expect(second?.crest).not.toBe(first?.crest);
    expect(await read(first?.crest)).toBeNull();
    expect(await kept(first?.crest)).toEqual([]);
    expect(await read(second?.crest)).toMatchObject({ media_type: "image/svg+xml" });

    expect(await remove()).toEqual({ outcome: "applied" });
    expect(await remove()).toEqual({ outcome: "unchanged" });
    expect(await worn()).toBeNull();
    expect(await kept(second?.crest)).toEqual([]);
    expect(
      await sql(
        "select actor_id, before, after from audit_log where action = 'team.crest_changed' and object_id = $1 order by id",
        game.home.id,
      ),
    ).toEqual([
      {
        actor_id: admin.userId,
        before: { crest: null },
        after: { crest: first?.crest, media_type: "image/png", bytes: 5 },
      },
      {
        actor_id: admin.userId,
        before: { crest: first?.crest },
        after: { crest: second?.crest, media_type: "image/svg+xml", bytes: 6 },
      },
      { actor_id: admin.userId, before: { crest: second?.crest }, after: { crest: null } },
    ]);
  });

  test("teams of a copied season share it; it is gone with the last of them", async () => {
    const { crest } = (await record("shared")) ?? {};
    await sql("update teams set crest = $2 where id = $1", game.visitor.id, crest);
    await remove();
    expect(await kept(crest)).toHaveLength(1);
    expect(await read(crest)).not.toBeNull();
    await sql("update teams set crest = null where id = $1", game.visitor.id);
    expect(await kept(crest)).toEqual([]);
    const other = (await record("other"))?.crest;
    const [lone] = await sql(
      "insert into teams (league_id, name, crest) values ($1, 'Lone', $2) returning id",
      game.leagueId,
      other,
    );
    await remove();
    await sql("delete from teams where id = $1", lone?.id);
    expect(await kept(other)).toEqual([]);
  });

  test("nobody reads one by guessing, of a deleted season, or with a role's own rights", async () => {
    const { crest } = (await record("secret")) ?? {};
    for (const guess of [
      "",
      "0".repeat(32),
      `${crest}`.toUpperCase().replace(/\d/g, "A"),
      game.home.id,
      null,
    ]) {
      expect(await read(guess)).toBeNull();
    }
    for (const actor of [ANONYMOUS, admin, SERVICE]) {
      await expect(
        runAs(database(), actor, (tx) => tx.query("select bytes from private.crests")),
      ).rejects.toMatchObject({ code: "42501" });
    }
    await sql("update seasons set deleted_at = now() where id = $1", game.seasonId);
    expect(await read(crest)).toBeNull();
    await sql("update seasons set deleted_at = null where id = $1", game.seasonId);
    expect(await read(crest)).not.toBeNull();
  });

  test("D10: where visitors read nothing, they learn no id", async () => {
    await record("closed");
    await sql("update app_settings set public_browsing = 'off'");
    const seen = await runAs(database(), ANONYMOUS, (tx) => tx.query("select crest from teams"));
    expect(seen).toEqual([]);
    await sql("update app_settings set public_browsing = 'all'");
  });

  test("an unknown team, a person who is no admin any more, and what is no picture of ours are refused", async () => {
    const stranger = crypto.randomUUID();
    expect(await record("x", stranger)).toEqual({ outcome: "rejected", reason: "unknown_team" });
    expect(await remove(stranger)).toEqual({ outcome: "rejected", reason: "unknown_team" });
    expect(await call(admin, "open_crest_change($1)", stranger)).toEqual({
      outcome: "rejected",
      reason: "unknown_team",
    });
    expect(await call(admin, "open_crest_change($1)", game.home.id)).toEqual({
      outcome: "open",
      actor_id: admin.userId,
    });
    const plain = await insertAccount(database(), "plain");
    for (const actor of [plain.userId, stranger, null]) {
      expect(await record("x", game.home.id, actor)).toMatchObject({ reason: "not_admin" });
    }
    await expect(record("x", game.home.id, admin.userId, "text/html")).rejects.toMatchObject({
      code: "23514",
    });
    await expect(record("")).rejects.toMatchObject({ code: "23514" });
    await expect(record("x".repeat(102_401))).rejects.toMatchObject({ code: "23514" });
    expect(await record("x".repeat(102_400))).toMatchObject({ outcome: "applied" });
  });
});
