import { afterEach, beforeEach, expect, it } from "vitest";
import {
  jsonAnswer,
  type ScriptedServer,
  startScriptedServer,
} from "../../../tests/helpers/scripted-server.ts";
import { createRemote, type Remote } from "../client.ts";

const never = new AbortController().signal;
const league = (n: number) => ({
  id: `league-${String(n).padStart(5, "0")}`,
  season_id: "s",
  name: `League ${n}`,
  regular_season_weeks: null,
  periods: "none",
  period_minutes: 20,
  divisions_data: [],
});

let table: ReturnType<typeof league>[];
/** Rows that the server gives at most, whatever the client asks for. */
let cap: number;
let server: ScriptedServer;
let remote: Remote;

beforeEach(async () => {
  cap = 1_000;
  server = await startScriptedServer(({ query }) => {
    const after = query.get("id")?.replace("gt.", "") ?? "";
    const left = table.filter((row) => row.id > after);
    const page = left.slice(0, Math.min(cap, Number(query.get("limit"))));
    const range = page.length === 0 ? "*" : `0-${page.length - 1}`;
    return jsonAnswer(page.length < left.length ? 206 : 200, page, {
      "content-range": `${range}/${left.length}`,
    });
  });
  remote = createRemote({
    url: server.url,
    publishableKey: "k",
    storage: null,
    tabs: null,
    timeoutMs: 5_000,
  });
});
afterEach(async () => {
  remote.close();
  await server.close();
});

it.each([
  [0, 1_000, 1],
  [1_000, 1_000, 1],
  [2_500, 1_000, 3],
  [700, 300, 3],
])("I23: reads all of %i rows of a server that caps at %i", async (length, limit, requests) => {
  cap = limit;
  table = Array.from({ length }, (_, n) => league(n));
  const result = await remote.reference.leagues("s", never);
  expect(result.ok && result.value.map((row) => row.id)).toEqual(table.map((row) => row.id));
  expect(server.requests).toHaveLength(requests);
});

it("I23: a row that cannot be read refuses the whole list", async () => {
  table = [league(1), { ...league(2), name: null as unknown as string }];
  expect(await remote.reference.leagues("s", never)).toEqual({
    ok: false,
    answer: { kind: "unknown", wasTimeout: false },
  });
});

it("I23: a page that fails refuses the whole list", async () => {
  table = Array.from({ length: 1_500 }, (_, n) => league(n));
  const first = server.answer;
  server.answer = (request) =>
    request.query.has("id")
      ? jsonAnswer(503, { code: "PGRST002" }, { "retry-after": "3" })
      : first(request);
  expect(await remote.reference.leagues("s", never)).toEqual({
    ok: false,
    answer: { kind: "temporary", retryAfterMs: 3_000, wasTimeout: false },
  });
});

it("I23: a server that counts more than it gives, or does not count, is not believed", async () => {
  server.answer = () => jsonAnswer(200, [], { "content-range": "*/5" });
  expect((await remote.reference.leagues("s", never)).ok).toBe(false);
  server.answer = () => jsonAnswer(200, []);
  expect((await remote.reference.leagues("s", never)).ok).toBe(false);
});

it("an empty 404, which the library calls a success, is none", async () => {
  server.answer = () => ({ status: 404 });
  expect((await remote.reference.leagues("s", never)).ok).toBe(false);
  server.answer = () => jsonAnswer(404, []);
  expect((await remote.reference.leagues("s", never)).ok).toBe(false);
});

it("one attempt a call: the library's own repetitions are off", async () => {
  server.answer = () => jsonAnswer(503, {});
  await remote.reference.leagues("s", never);
  server.answer = () => "cut";
  await remote.reference.leagues("s", never);
  expect(server.requests).toHaveLength(2);
});

it("answers by the deadline when the server hangs, and at once when the caller aborts", async () => {
  const slow = createRemote({
    url: server.url,
    publishableKey: "k",
    storage: null,
    tabs: null,
    timeoutMs: 60,
  });
  server.answer = () => "hang";
  expect(await slow.reference.leagues("s", never)).toEqual({
    ok: false,
    answer: { kind: "unknown", wasTimeout: true },
  });
  const caller = new AbortController();
  const waiting = remote.reference.leagues("s", caller.signal);
  caller.abort();
  expect(await waiting).toEqual({ ok: false, answer: { kind: "unknown", wasTimeout: false } });
});
