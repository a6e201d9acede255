import { beforeEach, describe, expect, test } from "vitest";
import type { WireFault } from "../../tests/helpers/sync/faulty-wire.ts";
import { MemoryServer } from "../../tests/helpers/sync/memory-server.ts";
import type { SimulatedDevice } from "../../tests/helpers/sync/simulated-device.ts";
import { firstTab, SyncWorld, tackle, WORLD_TEAMS } from "../../tests/helpers/sync/sync-world.ts";

const GAME = "game-1";
let server: MemoryServer;
let world: SyncWorld;
let phone: SimulatedDevice;
let names = 0;
/** Per call: what it carried, what waited in the outbox, how many calls were under way. */
let calls: { sent: number; waiting: number; beside: number }[];

beforeEach(async () => {
  server = new MemoryServer();
  world = new SyncWorld(server);
  names += 1;
  phone = await world.addDevice(`full-${names}`, "ada");
  await phone.openGame(GAME, WORLD_TEAMS);
  calls = [];
  let underWay = 0;
  const { push } = server;
  server.push = async (gameId, deviceId, events, call) => {
    const waiting = firstTab(phone).store.outbox.summary().count;
    calls.push({ sent: events.length, waiting, beside: underWay });
    underWay += 1;
    const answer = await push(gameId, deviceId, events, call);
    // The answer travels: the device has time for something else.
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return answer;
  };
});

const taps = (count: number) =>
  phone.record(
    0,
    GAME,
    Array.from({ length: count }, () => tackle()),
  );
const numbers = () => server.logOf(GAME).map(({ deviceSeq }) => deviceSeq);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** These faults happen to the next pushes, one each. */
function faults(...list: readonly WireFault[]): void {
  const queue = [...list];
  phone.wire.nextFault = (method) => (method === "push" ? (queue.shift() ?? "none") : "none");
}
async function sendAll(): Promise<void> {
  void firstTab(phone).engine.saveNow();
  await world.settle();
}

// Hundreds of events through a database: slow where the machine is busy.
describe("S8 a full outbox", { timeout: 60_000 }, () => {
  test("I10 the next batch leaves while receipts are stored, never two calls at once", async () => {
    await taps(1_100);
    await sendAll();
    expect(calls).toEqual([
      { sent: 50, waiting: 1_100, beside: 0 },
      // Its receipts are still on their way into the database.
      { sent: 200, waiting: 1_100, beside: 0 },
      { sent: 500, waiting: 1_050, beside: 0 },
      { sent: 350, waiting: 850, beside: 0 },
    ]);
    expect(numbers()).toEqual(upTo(1_100));
    expect(firstTab(phone).engine.status()).toMatchObject({ state: "saved", pending: 0 });
  });

  test("S24 a batch grows only while answers come soon, and every turn begins with a short one", async () => {
    await taps(700);
    const { push } = server;
    server.push = async (...sent) => {
      world.time.pass(calls.length < 2 ? 1_500 : 1_000);
      return push(...sent);
    };
    await sendAll();
    expect(calls.map(({ sent }) => sent)).toEqual([50, 50, 50, 100, 200, 250]);
    expect(numbers()).toEqual(upTo(700));
    await taps(120);
    await sendAll();
    expect(calls.slice(6).map(({ sent }) => sent)).toEqual([50, 70]);
    expect(numbers()).toEqual(upTo(820));
  });

  test("I10 events without a receipt go again before what was tapped after them", async () => {
    await taps(700);
    faults("half-receipts");
    const firsts: (number | undefined)[] = [];
    const { push } = server;
    server.push = (...sent) => {
      firsts.push(sent[2][0]?.deviceSeq);
      return push(...sent);
    };
    await sendAll();
    expect(calls.map(({ sent }) => sent)).toEqual([50, 50, 200, 425]);
    // Half of the first call's events begin the second one.
    expect(firsts).toEqual([1, 26, 76, 276]);
    expect(numbers()).toEqual(upTo(700));
    expect(firstTab(phone).engine.status()).toMatchObject({ state: "saved", pending: 0 });
  });

  test("I2, I8 a lost answer keeps its own batch, the one before it has its receipts", async () => {
    await taps(700);
    faults("none", "drop-answer");
    await sendAll();
    await world.advance(20_000);
    expect(calls.map(({ sent }) => sent)).toEqual([50, 200, 50, 200, 400]);
    expect(calls[2]?.waiting).toBe(650);
    expect(numbers()).toEqual(upTo(700));
    expect(firstTab(phone).engine.status()).toMatchObject({ state: "saved", pending: 0 });
  });

  test("I8 a crash while receipts are stored costs a second delivery and nothing else", async () => {
    await taps(700);
    const { push } = server;
    server.push = async (...sent) => {
      const answer = await push(...sent);
      if (calls.length === 2) phone.crash();
      return answer;
    };
    await sendAll();
    server.push = push;
    await phone.openTab();
    await phone.openGame(GAME, WORLD_TEAMS);
    await world.advance(30_000);
    expect(numbers()).toEqual(upTo(700));
    expect(firstTab(phone).engine.status()).toMatchObject({ state: "saved", pending: 0 });
  });

  test("the guard: somebody else signs in between two batches; what was read is not sent", async () => {
    await taps(700);
    const { push } = server;
    server.push = async (...sent) => {
      const answer = await push(...sent);
      phone.signIn("bea");
      return answer;
    };
    await sendAll();
    expect(new Set(server.uploaders)).toEqual(new Set(["ada"]));
    expect(numbers()).toEqual(upTo(50));
    expect(firstTab(phone).engine.status().pending).toBe(650);
  });
});
