import { beforeEach, expect, test } from "vitest";
import { type Actor, insertAccount, runAs } from "../../helpers/database/actors.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("the season on the widget (A §2, D10, security rules 7 and 19)", (database) => {
  let admin: Actor;
  let first: string;
  let second: string;

  beforeEach(async () => {
    admin = await insertAccount(database(), "admin", { profile: { role: "admin" } });
    first = (await createGame(database())).seasonId;
    second = (await createGame(database())).seasonId;
    await database().exec("update seasons set live_on_widget = false");
  });

  async function setLive(seasonId: string | null, by: Actor = admin) {
    const [row] = await runAs(database(), by, (tx) =>
      tx.query<{ answer: unknown }>("select set_live_season($1) as answer", [seasonId]),
    );
    return row?.answer;
  }

  async function live(): Promise<string[]> {
    const rows = await database().query<{ id: string }>(
      "select id from seasons where live_on_widget",
    );
    return rows.map(({ id }) => id);
  }

  const audit = () =>
    database().query(
      `select actor_id, object_id, before ->> 'live_season_id' as before,
         after ->> 'live_season_id' as after
       from audit_log where action = 'season.live_on_widget' and actor_id = $1 order by id`,
      [admin.userId],
    );

  test("rule 7: the mark moves in one step, and off; each step is one audit row (rule 19)", async () => {
    expect(await setLive(first)).toEqual({ outcome: "applied" });
    expect(await setLive(second)).toEqual({ outcome: "applied" });
    expect(await live()).toEqual([second]);
    expect(await setLive(second)).toEqual({ outcome: "unchanged" });
    expect(await setLive(null)).toEqual({ outcome: "applied" });
    expect(await setLive(null)).toEqual({ outcome: "unchanged" });
    expect(await live()).toEqual([]);
    const actor_id = admin.userId;
    expect(await audit()).toEqual([
      { actor_id, object_id: first, before: null, after: first },
      { actor_id, object_id: second, before: first, after: second },
      { actor_id, object_id: second, before: second, after: null },
    ]);
  });

  test("an unknown or a deleted season is refused and leaves the other one live", async () => {
    await setLive(first);
    const refused = { outcome: "rejected", reason: "unknown_season" };
    expect(await setLive(crypto.randomUUID())).toEqual(refused);
    await database().query("update seasons set deleted_at = now() where id = $1", [second]);
    expect(await setLive(second)).toEqual(refused);
    expect(await live()).toEqual([first]);
    expect(await audit()).toHaveLength(1);
  });
});
