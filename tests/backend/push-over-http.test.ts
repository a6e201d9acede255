import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../helpers/backend/start-test-backend.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";
import { createAccount } from "../helpers/backend/test-accounts.ts";
import { Device } from "../helpers/database/device.ts";
import { createGame, type TestGame } from "../helpers/database/league.ts";

let backend: TestBackend;
let game: TestGame;
let token: string;
const device = new Device();

beforeAll(async () => {
  backend = await startTestBackend();
  game = await createGame(backend.database);
  const account = await createAccount(backend.database, "scorer@example.test");
  const client = createTestClient(backend.url, backend.publishableKey);
  token = (await client.auth.signInWithPassword(account)).data.session?.access_token ?? "";
});
afterAll(() => backend.stop());

const tackle = () => device.tackle(game.visitor.id, game.visitor.players[0] ?? "");

/** `note` is JSON text that reaches the server unchanged. */
async function pushNote(note: string) {
  const events = [tackle(), { ...tackle(), type: "weather.noted.v1", payload: "@" }, tackle()];
  const body = JSON.stringify({ p_game_id: game.id, p_device_id: device.id, p_events: events });
  const response = await fetch(`${backend.url}/rest/v1/rpc/push_game_events`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    body: body.replace('"@"', `{"note":${note}}`),
  });
  const answer = (await response.json()) as {
    code?: string;
    receipts?: { event_id: string; outcome: string; reason?: string }[];
  };
  return { status: response.status, answer, poison: events[1]?.event_id };
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
  expect(row?.payload).toEqual({ note: "🏈" });
});

test("I14: nesting deeper than the stack is the caller's fault (400), not one that passes", async () => {
  for (const depth of [20_000, 400_000]) {
    const { status, answer } = await pushNote("[".repeat(depth) + "]".repeat(depth));
    expect([status, answer.code]).toEqual([400, "PGRST102"]);
  }
});
