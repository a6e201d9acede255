import { beforeEach, describe, expect, test } from "vitest";
import type { MemoryServer } from "../../tests/helpers/sync/memory-server.ts";
import { onePhone } from "../../tests/helpers/sync/one-phone.ts";
import type { SimulatedDevice } from "../../tests/helpers/sync/simulated-device.ts";
import { firstTab, type SyncWorld } from "../../tests/helpers/sync/sync-world.ts";
import type { FeedbackSubmission } from "../domain/feedback/feedback-report.ts";
import { listOfKinds } from "../local/outbox/list-operations.ts";
import type { Transport } from "./transport.ts";

const SUBMISSION: FeedbackSubmission = {
  type: "bug",
  title: "Score is late",
  description: "It jumps after a minute",
  priority: "medium",
  currentPage: "/games",
  currentUrl: "https://club.example/games",
  userAgent: "Firefox",
  screenResolution: "360x740",
  browserConsoleErrors: "",
};

let server: MemoryServer;
let world: SyncWorld;
let phone: SimulatedDevice;

beforeEach(async () => {
  ({ server, world, phone } = await onePhone());
});

const status = () => firstTab(phone).engine.status();
const queue = (opId: string, kind: string, payload: unknown, authorId = "ada") =>
  firstTab(phone).store.operations.add({
    opId,
    kind,
    payload,
    authorId,
    createdAt: "2026-11-21T15:00:00Z",
  });
const report = (opId: string, authorId?: string) =>
  queue(opId, "submit_feedback", SUBMISSION, authorId);
const jersey = (opId: string) =>
  queue(opId, "set_jersey_number", { playerId: "p1", jerseyNumber: "7" });

const BUSY = { kind: "temporary", wasTimeout: false } as const;

/** Our server's answer to the sixth report in ten minutes (security rule 9), or a proxy's. */
function limitReports(
  run: Transport["runOperation"],
  waitMs: number,
  by: { readonly isOwnLimit?: true } = { isOwnLimit: true },
): Transport["runOperation"] {
  return async (operation, call) =>
    operation.kind === "submit_feedback"
      ? { ok: false, answer: { ...BUSY, retryAfterMs: waitMs, ...by } }
      : run(operation, call);
}

async function postponedUntil(): Promise<string | undefined> {
  const listed = await firstTab(phone).store.operations.list();
  return listed.ok ? listed.value[0]?.postponedUntil : undefined;
}

const PENALTY = {
  playerId: "p1",
  gameId: "game",
  seasonId: null,
  incidentType: "ejection",
  incidentDescription: "Zxq shouted at the referee",
};
const penalty = (opId: string, changes: object = {}) =>
  queue(opId, "add_penalty", { ...PENALTY, ...changes });

describe("Queued penalties (D13)", () => {
  const kept = async () => {
    const rows = await listOfKinds(firstTab(phone).store.connection, [
      "add_penalty",
      "remove_penalty",
    ]);
    if (!rows.ok) throw new Error(rows.error.code);
    return rows.value;
  };

  test("I2 I8 the text waits on the writer's device, travels once, and then is on none", async () => {
    phone.setOnline(false);
    await penalty("op-1");
    await world.settle();
    expect(JSON.stringify(await kept())).toContain("Zxq");
    phone.wire.nextFault = (method) => (method === "runOperation" ? "drop-answer" : "none");
    phone.setOnline(true);
    await world.advance(100);
    expect(JSON.stringify(await kept())).toContain("Zxq");
    phone.wire.nextFault = () => "none";
    await world.advance(20_000);
    expect(server.operations).toEqual([
      { opId: "op-1", authorId: "ada", kind: "add_penalty", penalty: PENALTY },
    ]);
    expect(await kept()).toMatchObject([{ opId: "op-1", settledAt: expect.any(String) }]);
    expect(JSON.stringify(await kept())).not.toContain("Zxq");
    expect(status().state).toBe("saved");
  });

  test("I3 a restored backup asks for no penalty again, because its text is gone", async () => {
    await penalty("op-1");
    await report("op-2");
    await world.advance(20_000);
    const { operations } = firstTab(phone).store;
    expect(await operations.settledOf("ada")).toEqual({ ok: true, value: ["op-2"] });
    await operations.sendAgain();
    const waiting = await operations.list();
    expect(waiting.ok && waiting.value.map(({ opId }) => opId)).toEqual(["op-2"]);
  });

  test("it is taken back only after it was sent", async () => {
    phone.setOnline(false);
    await queue("op-2", "remove_penalty", { penaltyId: "op-1" });
    await penalty("op-1");
    phone.setOnline(true);
    await world.advance(30_000);
    expect(server.operations.map(({ opId }) => opId)).toEqual(["op-1", "op-2"]);
    expect(status().state).toBe("saved");
  });
});

describe("Queued feedback", () => {
  test("I2 I8 waits offline, travels once, and is gone when its receipt has come", async () => {
    phone.setOnline(false);
    await report("op-1");
    await world.settle();
    expect(status().state).toBe("offline");
    phone.wire.nextFault = (method) => (method === "runOperation" ? "drop-answer" : "none");
    phone.setOnline(true);
    await world.advance(100);
    phone.wire.nextFault = () => "none";
    await world.advance(20_000);
    expect(server.operations).toEqual([
      { opId: "op-1", authorId: "ada", kind: "submit_feedback", submission: SUBMISSION },
    ]);
    expect(status().state).toBe("saved");
  });

  test("I2 an answer that names another command settles none: it waits and is sent again", async () => {
    const run = server.runOperation;
    server.runOperation = async (operation, call) => {
      const answer = await run(operation, call);
      return answer.ok ? { ok: true, value: { ...answer.value, opId: "op-2" } } : answer;
    };
    await report("op-1");
    await world.advance(1_000);
    expect(server.operations).toHaveLength(1);
    const waiting = await firstTab(phone).store.operations.list();
    expect(waiting).toMatchObject({ ok: true, value: [{ opId: "op-1", refusal: null }] });
    server.runOperation = run;
    await world.advance(20_000);
    expect(server.operations).toHaveLength(1);
    expect(status().state).toBe("saved");
  });

  test("rule 18 another person's report waits for their own sign-in", async () => {
    await report("op-1", "bea");
    await world.advance(20_000);
    expect(server.operations).toEqual([]);
    expect([status().state, status().reason]).toEqual(["attention", "other-person"]);
    phone.signIn("bea");
    await world.advance(20_000);
    expect(server.operations.map(({ authorId }) => authorId)).toEqual(["bea"]);
  });

  test("I14 a report that the server does not want yet holds up no jersey number", async () => {
    const run = server.runOperation;
    server.runOperation = limitReports(run, 420_000);
    await report("op-1");
    await world.advance(1_000);
    await jersey("op-2");
    await world.advance(1_000);
    expect(server.operations.map(({ opId }) => opId)).toEqual(["op-2"]);
  });

  test("I2 I13 it waits as long as the server has named, says until when, and is no stall", async () => {
    const run = server.runOperation;
    server.runOperation = limitReports(run, 420_000);
    const now = world.time.wall();
    await report("op-1");
    await world.advance(120_000);
    const until = Date.parse((await postponedUntil()) ?? "");
    expect(until - now).toBeGreaterThanOrEqual(420_000);
    expect(until - now).toBeLessThan(425_000);
    expect([status().state, status().reason]).toEqual(["saving", "server-busy"]);
    server.runOperation = run;
    await world.advance(200_000);
    expect(server.operations).toEqual([]);
    await world.advance(110_000);
    expect(server.operations).toHaveLength(1);
    expect(status().state).toBe("saved");
  });

  test("a proxy's 429 is waited for and told to nobody as a limit of ours", async () => {
    const run = server.runOperation;
    server.runOperation = limitReports(run, 20_000, {});
    await report("op-1");
    await world.advance(10_000);
    expect(await postponedUntil()).toBeUndefined();
    server.runOperation = run;
    await world.advance(20_000);
    expect(server.operations).toHaveLength(1);
  });
});
