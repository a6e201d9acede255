import { beforeAll, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";
import { PushingDevice } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";

const backend = sharedBackend();
let game: TestGame;
let token: string;
const device = new PushingDevice();

beforeAll(async () => {
  game = await createGame(backend.database);
  const account = await createAccount(backend.database, "scorer@example.test");
  const client = createTestClient(backend.url, backend.publishableKey);
  token = (await client.auth.signInWithPassword(account)).data.session?.access_token ?? "";
});

const tackle = () => device.tackle(game.visitor.id, game.visitor.players[0] ?? "");

/** `note` is JSON text that reaches the server unchanged. */
function pushNote(note: string) {
  const noted = device.event("timeout.used.v1", "@");
  const events = [tackle(), noted, tackle()];
  const body = JSON.stringify({ p_game_id: game.id, p_device_id: device.id, p_events: events });
  const text = body.replace('"@"', `{"team_id":"${game.home.id}","note":${note}}`);
  return send(text, noted.event_id);
}

/** `events` is the text of a batch, sent as a string. */
function pushText(events: string) {
  return send(JSON.stringify({ p_game_id: game.id, p_device_id: device.id, p_events: events }));
}

async function send(body: string, poison?: unknown) {
  const response = await fetch(`${backend.url}/rest/v1/rpc/push_game_events`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    body,
  });
  const answer = (await response.json()) as {
    code?: string;
    receipts?: { event_id: string; outcome: string; reason?: string }[];
  };
  return { status: response.status, answer, poison };
}

test.each([
  ["a NUL", '"a\\u0000b"', "\\u0000"],
  ["a lone high surrogate", '"x\\ud800y"', "\\ud800"],
  ["a lone low surrogate", '"\\uDC00"', "\\udc00"],
])("I7: %s refuses its own event and no other", async (_name, note, kept) => {
  const { status, answer, poison } = await pushNote(note);
  expect(status).toBe(200);
  expect(answer.receipts?.map(({ outcome }) => outcome)).toEqual([
    "applied",
    "rejected",
    "applied",
  ]);
  expect(answer.receipts?.[1]).toMatchObject({ event_id: poison, reason: "invalid" });
  const [held] = await backend.database.query<{ raw: string }>(
    "select raw from held_events where event_id = $1",
    [poison],
  );
  expect(held?.raw).toContain(kept);
});

test("I7: a surrogate pair that was sent as escapes is text like any other", async () => {
  const { answer, poison } = await pushNote('"\\ud83c\\udfc8"');
  expect(answer.receipts?.map(({ outcome }) => outcome)).toEqual(["applied", "applied", "applied"]);
  const [row] = await backend.database.query(
    "select payload from game_events where event_id = $1",
    [poison],
  );
  expect(row?.payload).toEqual({ team_id: game.home.id, note: "🏈" });
});

test("I14: JSON deeper than 32 levels is the caller's fault (400) and stops nobody", async () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  for (const levels of [29, 20_000, 1_500_000]) {
    const asValue = await pushNote(nested(levels));
    expect([asValue.status, asValue.answer.code]).toEqual([400, "PGRST102"]);
    const asText = await pushText(nested(levels + 4));
    expect([asText.status, asText.answer.code]).toEqual([400, "PGRST102"]);
  }
  expect((await pushNote(nested(28))).status).toBe(200);
  const { status, answer } = await pushNote('"after"');
  expect([status, answer.receipts?.length]).toEqual([200, 3]);
});

test("I14: 100,000 values are too many for a call (413), as JSON and as text, and stop nobody", async () => {
  const list = `[${"1,".repeat(100_000)}1]`;
  for (const answer of [await pushNote(list), await pushText(list)]) {
    expect([answer.status, answer.answer.code]).toEqual([413, "PT413"]);
  }
  const call = (name: string, body: string) =>
    fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      body,
    });
  const unfit = [
    ["set_user_disabled", `{"p_user_id":"${game.id}","p_is_disabled":"${"x".repeat(1_001)}"}`],
    ["set_user_disabled", `{"p_user_id":"${game.id}","p_is_disabled":[1]}`],
    ["apply_held_events", `{"p_game_id":"${game.id}","p_event_ids":"${"{".repeat(7)}"}`],
    ["apply_held_events", `{"p_game_id":"${game.id}","p_event_ids":[[[[[[["a"]]]]]]]}`],
  ] as const;
  for (const [name, body] of unfit) {
    const answer = await call(name, body);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      "22P02",
    ]);
  }
  expect((await pushNote('"after"')).status).toBe(200);
});

test("I14: a body of another service is counted too, and brackets in a text are not", async () => {
  const send = (path: string, body: string) =>
    fetch(backend.url + path, {
      method: "POST",
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
      body,
    });
  const deep = `{"data":${"[".repeat(32)}${"]".repeat(32)}}`;
  for (const path of ["/auth/v1/signup", "/functions/v1/invite-admin"]) {
    const answer = await send(path, deep);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      "PGRST102",
    ]);
  }
  expect((await pushNote(JSON.stringify('\\"[{'.repeat(40)))).status).toBe(200);
});
