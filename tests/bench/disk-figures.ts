import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../supabase/local/database/open-database.ts";
import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { insertAccount } from "../helpers/database/actors.ts";
import { PushingDevice, push } from "../helpers/database/device.ts";
import { createGame } from "../helpers/database/league.ts";
import { compare, type Figure } from "./figure.ts";
import type { FigureName } from "./goals.ts";

const PUSHED = 50;
const PUSHES = 15;

/** Measures how much longer one phone's answer takes because of the flush to the disk. */
export async function diskFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "stat-tracker-bench-"));
  const open = (name: string, waitsForDisk: boolean) =>
    openDatabase(
      { database: { kind: "folder" }, dataDir: join(folder, name), waitsForDisk },
      async () => {},
    );
  const waiting = await open("waiting", true);
  const hasty = await open("hasty", false);
  try {
    const name: FigureName = "push of 50 events, on the disk";
    return [await compare(name, PUSHES, await pusher(waiting), await pusher(hasty))];
  } finally {
    await waiting.close();
    await hasty.close();
    await rm(folder, { recursive: true });
  }
}

async function pusher(database: SqlDatabase): Promise<() => Promise<void>> {
  const { id, visitor } = await createGame(database);
  const scorer = await insertAccount(database, "scorer");
  const phone = new PushingDevice();
  async function pushOnce(): Promise<void> {
    const events = Array.from({ length: PUSHED }, (_, n) =>
      phone.tackle(visitor.id, visitor.players[n % visitor.players.length] ?? null),
    );
    const { receipts } = await push(database, scorer, id, phone.id, events);
    if (receipts.some(({ outcome }) => outcome !== "applied")) throw new Error("A push failed.");
  }
  await pushOnce();
  return pushOnce;
}
