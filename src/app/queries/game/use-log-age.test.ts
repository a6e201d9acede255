import { afterEach, beforeEach, expect, it } from "vitest";
import { must } from "../../../../tests/helpers/device.ts";
import { renderHook } from "../../../../tests/helpers/render-hook.ts";
import { reachStore } from "../../refresh/reach.ts";
import { deviceRows } from "../device/use-device-read.ts";
import { useLogAge } from "./use-log-age.ts";

const { connection } = deviceRows();
let games = 0;
let leave = () => {};

async function pulled(gameId: string, agoMs: number | null): Promise<string | null> {
  const pulledAt = agoMs === null ? null : new Date(Date.now() - agoMs).toISOString();
  const row = { gameId, gameSeq: 1, anchorEventId: null, logDigest: 0, headSeq: 1, epoch: 0 };
  must(
    await connection.run((db) =>
      db.checkpoints.put({ ...row, pulledAt, seen: null, restoring: false, version: 1 }),
    ),
  );
  return pulledAt;
}

function ageOf(gameId: string) {
  const { seen, leave: end } = renderHook(() => useLogAge(gameId));
  leave = end;
  return () => seen.at(-1);
}

const soon = (look: () => unknown) => expect.poll(look, { timeout: 10_000 });
const newGame = () => `log-age-${++games}`;

beforeEach(() => reachStore.setState({ isOnline: true, problem: null }));
afterEach(() => leave());

it("S21 a log that was read in these seconds is new, one of an hour ago says of when it is", async () => {
  const [fresh, old] = [newGame(), newGame()];
  const readAt = await pulled(fresh, 4_000);
  const before = await pulled(old, 3_600_000);
  const freshAge = ageOf(fresh);
  await soon(freshAge).toMatchObject({ readAt, isNew: true, isOffline: false });
  leave();
  await soon(ageOf(old)).toMatchObject({ readAt: before, isNew: false, isOffline: false });
});

it("S21 without an answer it says so, and a new reading is told at once", async () => {
  const game = newGame();
  await pulled(game, 3_600_000);
  reachStore.setState({ problem: "unknown" });
  const age = ageOf(game);
  await soon(age).toMatchObject({ isNew: false, isOffline: true });
  reachStore.setState({ problem: null });
  const readAt = await pulled(game, 0);
  await soon(age).toMatchObject({ readAt, isNew: true, isOffline: false });
});

it("a log that was never read has no age", async () => {
  const [never, asked] = [newGame(), newGame()];
  await pulled(asked, null);
  const pulledOne = ageOf(asked);
  await soon(pulledOne).toBeNull();
  leave();
  expect(ageOf(never)() ?? null).toBeNull();
});
