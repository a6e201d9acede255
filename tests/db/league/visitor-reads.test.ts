import { beforeAll, expect, test } from "vitest";
import { READABLE_COLUMNS, RELATIONS } from "../../contract/rights-matrix.ts";
import { ANONYMOUS, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createFullLeague } from "../../helpers/database/full-league.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const OPEN_TO_VISITORS = Object.entries(RELATIONS)
  .filter(([, row]) => row.anonymous === "rows")
  .map(([relation]) => relation);

onEachEngine("what a visitor reads", (database) => {
  beforeAll(async () => {
    const sql = database();
    const { scorer } = await createFullLeague(sql);
    const { id, home } = await createGame(sql);
    const phone = new PushingDevice();
    await push(sql, scorer, id, phone.id, [
      phone.tackle(home.id, home.players[0] ?? null),
      phone.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }),
    ]);
  });

  test.each(OPEN_TO_VISITORS)(
    "%s names no account, device or e-mail (rule 8, D13)",
    async (name) => {
      const sql = database();
      const accounts = await sql.query<{ id: string; email: string }>(
        "select id::text, email from auth.users",
      );
      const devices = await sql.query<{ id: string }>(
        "select distinct device_id::text as id from game_events",
      );
      const [read] = await runAs(sql, ANONYMOUS, (tx) =>
        tx.query<{ body: string }>(
          `select coalesce(json_agg(r)::text, '') as body from (select ${READABLE_COLUMNS[name] ?? "*"} from ${name}) r`,
        ),
      );
      const people = [...accounts, ...devices].flatMap((row) => Object.values(row));
      expect(people.length).toBeGreaterThan(3);
      expect(people.filter((person) => read?.body.includes(String(person)))).toEqual([]);
    },
  );
});
