import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount, type TestAccount } from "../../helpers/backend/test-accounts.ts";
import { PushingDevice } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";

/** Each phone signs in by itself; `kept` acts, `lost` is the other phone of the same person. */
const backend = sharedBackend();
let game: TestGame;
let account: TestAccount;
let kept: SupabaseClient;
let tokens: { readonly kept: string; readonly lost: string };
let people = 0;

beforeAll(async () => {
  game = await createGame(backend.database);
});
beforeEach(async () => {
  people += 1;
  account = await createAccount(backend.database, `person-${people}@example.test`);
  kept = createTestClient(backend.url, backend.publishableKey);
  tokens = { kept: await signIn(kept), lost: await signIn() };
});

async function signIn(client = createTestClient(backend.url, backend.publishableKey)) {
  const { data } = await client.auth.signInWithPassword(account);
  return data.session?.access_token ?? "";
}

function send(token: string, path: string, body?: object): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** A read that visitors may make too, a member's read, and a write; with what the log holds then. */
async function tryAll(token: string) {
  const device = new PushingDevice();
  const event = device.tackle(game.visitor.id, game.visitor.players[0] ?? "");
  const answers = [
    await send(token, "games?select=id"),
    await send(token, "game_events?select=event_id"),
    await send(token, "rpc/push_game_events", {
      p_game_id: game.id,
      p_device_id: device.id,
      p_events: [event],
    }),
  ];
  const stored = await backend.database.query("select from game_events where event_id = $1", [
    event.event_id,
  ]);
  const codes = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { code?: string }).code),
  );
  return { statuses: answers.map(({ status }) => status), codes, isStored: stored.length === 1 };
}

const WORKS = { statuses: [200, 200, 200], isStored: true };
const ENDED = {
  statuses: [401, 401, 401],
  codes: ["PT401", "PT401", "PT401"],
  isStored: false,
};

describe("an access token opens nothing at the REST door once its session has ended (rule 13)", () => {
  test("until then it works on both phones", async () => {
    expect(await tryAll(tokens.kept)).toMatchObject(WORKS);
    expect(await tryAll(tokens.lost)).toMatchObject(WORKS);
  });

  test("a new password ends the other phone's token, not the own", async () => {
    expect((await kept.auth.updateUser({ password: "another horse" })).error).toBeNull();
    expect(await tryAll(tokens.lost)).toEqual(ENDED);
    expect(await tryAll(tokens.kept)).toMatchObject(WORKS);
  });

  test("an administrator's new password ends both", async () => {
    const service = createTestClient(backend.url, backend.secretKey);
    await service.auth.admin.updateUserById(account.id, { password: "another horse" });
    expect(await tryAll(tokens.lost)).toEqual(ENDED);
    expect(await tryAll(tokens.kept)).toEqual(ENDED);
  });

  test.each([
    ["global", ENDED, ENDED],
    ["others", WORKS, ENDED],
    ["local", ENDED, WORKS],
  ] as const)("a sign-out of scope %s", async (scope, own, other) => {
    await kept.auth.signOut({ scope });
    expect(await tryAll(tokens.kept)).toMatchObject(own);
    expect(await tryAll(tokens.lost)).toMatchObject(other);
  });

  test("disabling ends both and says so; enabling brings neither back", async () => {
    const set = (isDisabled: boolean) =>
      send(backend.secretKey, "rpc/set_user_disabled", {
        p_user_id: account.id,
        p_is_disabled: isDisabled,
      });
    expect((await set(true)).status).toBe(200);
    const disabled = {
      statuses: [403, 403, 403],
      codes: ["42501", "42501", "42501"],
      isStored: false,
    };
    expect(await tryAll(tokens.kept)).toEqual(disabled);
    expect(await tryAll(tokens.lost)).toEqual(disabled);
    expect((await set(false)).status).toBe(200);
    expect(await tryAll(tokens.kept)).toEqual(ENDED);
    expect(await tryAll(await signIn())).toMatchObject(WORKS);
  });

  test("a deleted account's token is refused too", async () => {
    const service = createTestClient(backend.url, backend.secretKey);
    await service.auth.admin.deleteUser(account.id);
    expect(await tryAll(tokens.kept)).toEqual(ENDED);
  });

  test("a renewed token of the same session goes on", async () => {
    const { data } = await kept.auth.refreshSession();
    expect(await tryAll(data.session?.access_token ?? "")).toMatchObject(WORKS);
  });
});
