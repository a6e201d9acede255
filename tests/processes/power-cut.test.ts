import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FirstFill, openDatabase } from "../../supabase/local/database/open-database.ts";
import { RecordedDisk } from "../helpers/backend/recorded-disk.ts";
import { insertAccount } from "../helpers/database/actors.ts";
import { PushingDevice, push } from "../helpers/database/device.ts";
import { createGame } from "../helpers/database/league.ts";
import { SeededRandom } from "../helpers/seeded-random.ts";

/** `npm run test:long` cuts fifty times. */
const CUTS = Number(process.env.POWER_CUTS ?? "4");
const SEED = Number(process.env.POWER_SEED ?? "11");
const PHONES = 6;
const MOST_PUSHED_BETWEEN = 60;
/** Calls of the file system until the cut: a checkpoint makes hundreds, a push a handful. */
const MOST_CALLS_BEFORE = 80;

const timeout = 60_000 + CUTS * 15_000;

interface Cut {
  readonly folder: string;
  readonly acknowledged: readonly string[];
}

let root: string;
let disk: RecordedDisk;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stat-tracker-power-"));
  mkdirSync(join(root, "watched"));
  mkdirSync(join(root, "contents"));
  disk = new RecordedDisk(join(root, "watched"), join(root, "contents"));
});
afterEach(() => {
  disk.release();
  rmSync(root, { recursive: true, force: true });
});

function openFolder(dataDir: string, waitsForDisk: boolean, firstFill: FirstFill) {
  return openDatabase({ database: { kind: "folder" }, dataDir, waitsForDisk }, firstFill);
}

/**
 * Phones push without a pause until the power has been cut `count` times. Every second disk has
 * written some of what nobody asked for; `luck` 0 forbids that.
 */
async function cutUnderLoad(count: number, waitsForDisk: boolean, luck = 1): Promise<Cut[]> {
  const random = new SeededRandom(SEED);
  const cuts: Cut[] = [];
  const acknowledged: string[] = [];
  const database = await openFolder(join(root, "watched"), waitsForDisk, async () => {});
  const scorer = await insertAccount(database, "scorer");
  const games = await Promise.all(Array.from({ length: PHONES }, () => createGame(database)));

  let [nextAt, callsLeft] = [30, 1];
  disk.onCall = () => {
    if (acknowledged.length < nextAt || cuts.length === count) return;
    callsLeft -= 1;
    if (callsLeft > 0) return;
    nextAt = acknowledged.length + random.below(MOST_PUSHED_BETWEEN);
    callsLeft = 1 + random.below(MOST_CALLS_BEFORE);
    const folder = join(root, `cut-${cuts.length}`);
    cuts.push({ folder, acknowledged: [...acknowledged] });
    const chance = cuts.length % 2 === 0 ? random.next() * luck : 0;
    disk.cut(folder, () => random.chance(chance));
  };
  await Promise.all(
    games.map(async ({ id, visitor }) => {
      const phone = new PushingDevice();
      while (cuts.length < count) {
        const tackle = () => phone.tackle(visitor.id, random.pick(visitor.players));
        const events = [tackle(), tackle(), tackle()];
        const { receipts } = await push(database, scorer, id, phone.id, events);
        for (const { event_id: eventId, outcome } of receipts) {
          expect(outcome).toBe("applied");
          acknowledged.push(String(eventId));
        }
        if (random.chance(0.05)) await database.exec("checkpoint");
      }
    }),
  );
  await database.close();
  return cuts;
}

/** How many of the acknowledged events are gone after the server has started on what is left. */
async function lostAfter({ folder, acknowledged }: Cut): Promise<number> {
  const database = await openFolder(folder, false, () => Promise.reject(new Error("It is gone.")));
  const rows = await database.query<{ event_id: string }>("select event_id from game_events");
  const kept = new Set(rows.map(({ event_id: id }) => id));
  expect(await database.query("select * from verify_totals()")).toEqual([]);
  await database.close();
  rmSync(folder, { recursive: true });
  return acknowledged.filter((id) => !kept.has(id)).length;
}

test("I7: no acknowledged push is lost by a power cut under load", { timeout }, async () => {
  const lost: number[] = [];
  for (const cut of await cutUnderLoad(CUTS, true)) lost.push(await lostAfter(cut));
  expect(lost).toEqual(Array.from({ length: CUTS }, () => 0));
});

test("WAIT_FOR_DISK=no leaves that to the system: the same cuts lose pushes", async () => {
  for (const cut of await cutUnderLoad(2, false, 0)) {
    expect(await lostAfter(cut)).toBe(cut.acknowledged.length);
  }
});
