import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPglite } from "../../supabase/local/database/open-pglite.ts";
import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { heldTemplate } from "../../supabase/local/database/template-database.ts";
import { SeededRandom } from "../helpers/seeded-random.ts";
import { FAULTS } from "../helpers/sync/faulty-wire.ts";
import { ACT_WEIGHTS } from "./fuzz-acts.ts";
import { DEAL_OVER, EVENT_WEIGHTS, faultSource, Story, step } from "./fuzz-events.ts";
import { FuzzRun } from "./fuzz-run.ts";

/**
 * Seeds of runs that failed once, kept so that each bug stays fixed.
 * 9007: a tap in the journal of two tabs was recorded a second time after it had been held.
 * 9029: a restored log had the event last read at the same place, with others lost before it.
 * 20017: a tap stayed "not saved" in one tab although the other had stored it from the journal.
 * 271766181: after several restores the event last read stood at its old place, one before it
 * differed, and no gap showed it: "All saved" although the server lacked an event.
 */
const PERMANENT_SEEDS: readonly number[] = [9007, 9029, 20017, 271766181];

const RUNS = Number(process.env.FUZZ_RUNS ?? DEAL_OVER);
const STEPS = Number(process.env.FUZZ_STEPS ?? "60");
/**
 * The short run has the same seeds every time, so that only a change can turn it red.
 * A long run (FUZZ_RUNS) tries new ones; FUZZ_SEED repeats one.
 */
const FRESH_SEED = process.env.FUZZ_RUNS === undefined ? 20_261_121 : Date.now() % 1_000_000_000;
const FIRST_SEED = Number(process.env.FUZZ_SEED ?? "0") || FRESH_SEED;

const happened = new Map<string, number>();
let database: SqlDatabase;

beforeAll(async () => {
  database = await openPglite({ template: await heldTemplate() });
});
afterAll(() => database?.close());

function note(counts: ReadonlyMap<string, number>): void {
  for (const [name, count] of counts) happened.set(name, (happened.get(name) ?? 0) + count);
}

async function play(seed: number): Promise<void> {
  const random = new SeededRandom(seed);
  const run = await FuzzRun.start(database, random, 2 + random.below(3));
  const story = new Story(seed);
  const told: string[] = [];
  try {
    for (const { device } of run.phones) device.wire.nextFault = faultSource(run, 0.25);
    for (let index = 0; index < STEPS; index += 1) {
      told.push(await step(run, story));
      await run.world.advance(random.pick([0, 0, 400, 3_100, 6_000, 16_000]));
      await run.check();
    }
    told.push("heal");
    await run.heal();
    await run.checkTheEnd(story.wasRestored);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `FUZZ_SEED=${seed} FUZZ_RUNS=1 FUZZ_STEPS=${STEPS}: ${reason}\n  story: ${told.join(" ")}`,
      {
        cause: error,
      },
    );
  } finally {
    for (const { device } of run.phones) note(device.wire.fired);
    note(story.counts);
    run.stop();
  }
}

describe("I8, I12, I15 phones and a server that everything happens to", () => {
  test.each(PERMANENT_SEEDS)("the seed that once failed: %i", play);

  test.each(Array.from({ length: RUNS }, (_, index) => FIRST_SEED + index))("seed %i", play);

  test("every fault, every act and every event has really happened", () => {
    // One repeated seed cannot contain every act and fault.
    if (RUNS < DEAL_OVER) return;
    const expected = [
      ...FAULTS,
      "poison",
      "refusal",
      ...Object.keys(ACT_WEIGHTS),
      ...Object.keys(EVENT_WEIGHTS),
      "journaled",
    ];
    expect(expected.filter((name) => !happened.has(name))).toEqual([]);
  });
});
