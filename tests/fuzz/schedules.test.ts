import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPglite } from "../../supabase/local/database/open-pglite.ts";
import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { heldTemplate } from "../../supabase/local/database/template-database.ts";
import { MemoryPlayServer } from "./schedules/memory-server.ts";
import type { PlayCaller } from "./schedules/play-server.ts";
import { playSchedule } from "./schedules/schedule.ts";
import { SqlServer } from "./schedules/sql-server.ts";
import { STRANGE_PUSHES } from "./schedules/strangers.ts";
import { TwinServer } from "./schedules/twin-server.ts";

/** SCHEDULES_SQL and SCHEDULES_MEMORY make it long; SCHEDULE_SEED is the first seed. */
const WITH_SQL = Number(process.env.SCHEDULES_SQL ?? "25");
const IN_MEMORY = Number(process.env.SCHEDULES_MEMORY ?? "1000");
const FIRST_SEED = Number(process.env.SCHEDULE_SEED ?? "1");
const NO_LIMIT = 0;

const happened = new Set<string>();

/** Plays one seed after the other and says how far it is, because a long run takes an hour. */
async function playAll(name: string, count: number, play: (seed: number) => Promise<unknown>) {
  const startedAt = Date.now();
  for (let done = 1; done <= count; done += 1) {
    await play(FIRST_SEED + done - 1);
    if (done % 10_000 !== 0 && done !== count) continue;
    const seconds = (Date.now() - startedAt) / 1_000;
    const rate = Math.round(done / seconds);
    process.stdout.write(
      `${name}: ${done} of ${count}, seeds from ${FIRST_SEED}, ${rate} a second\n`,
    );
  }
}

describe("I4, I7, I8, I12 short schedules of phones, strangers and faults", () => {
  let database: SqlDatabase;
  let sql: { server: SqlServer; people: PlayCaller[] };

  beforeAll(async () => {
    database = await openPglite({ template: await heldTemplate() });
    sql = await SqlServer.start(database);
  });
  afterAll(() => database?.close());

  test(
    "SQL and the server in memory give one answer to every call, and count the same",
    async () => {
      let compared = 0;
      await playAll("with SQL", WITH_SQL, async (seed) => {
        const twin = new TwinServer(sql.server, new MemoryPlayServer());
        for (const told of await playSchedule(seed, twin, sql.people)) happened.add(told);
        compared += twin.compared;
      });
      expect(compared).toBeGreaterThanOrEqual(WITH_SQL * 5);
    },
    NO_LIMIT,
  );

  test(
    "in memory nothing is lost, doubled or another's, and all phones end equal",
    async () => {
      const people = sql.people;
      await playAll("in memory", IN_MEMORY, async (seed) => {
        for (const told of await playSchedule(seed, new MemoryPlayServer(), people))
          happened.add(told);
      });
    },
    NO_LIMIT,
  );

  test("everything that a schedule can hold has happened", () => {
    if (IN_MEMORY < 1_000) return;
    const strange = Object.keys(STRANGE_PUSHES).map((kind) => `"${kind}"`);
    const expected = [
      ...strange,
      ...["lost", "answerLost", "twice", "late", "half", "applied", "set_aside"],
      ...["restored", "hideSeason", "import", "blocked", "retry"],
      ...["allow1", "finalize1", "reopen1", "reset1"],
    ];
    expect(expected.filter((name) => !happened.has(name))).toEqual([]);
  });
});
