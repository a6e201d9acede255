import { beforeEach, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";

const backend = sharedBackend();
beforeEach(() => setting("admins"));

const setting = (value: string) =>
  backend.database.query("update app_settings set game_passes = $1", [value]);
const newClient = () => createTestClient(backend.url, backend.publishableKey);
const anonymousAccounts = () =>
  backend.database.query("select id from auth.users where is_anonymous");

test("a session without an account, as the hosted auth server gives it", async () => {
  const client = newClient();
  const { data, error } = await client.auth.signInAnonymously();
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ is_anonymous: true, email: "", identities: [] });
  const { data: renewed } = await client.auth.refreshSession();
  expect(renewed.user?.id).toBe(data.user?.id);
  const { data: claims } = await client.auth.getClaims();
  expect(claims?.claims).toMatchObject({ is_anonymous: true, role: "authenticated" });
});

test("rule 20: none while game passes are off, and none is made", async () => {
  await setting("off");
  const before = await anonymousAccounts();
  const { error } = await newClient().auth.signInAnonymously();
  expect(error).toMatchObject({ status: 422, code: "anonymous_provider_disabled" });
  expect(await anonymousAccounts()).toEqual(before);
  const settings = await fetch(`${backend.url}/auth/v1/settings`, {
    headers: { apikey: backend.publishableKey },
  });
  expect(await settings.json()).toMatchObject({ external: { anonymous_users: false } });
});

test("it can take no password and no address, so it never becomes an account", async () => {
  const client = newClient();
  await client.auth.signInAnonymously();
  const refusal = { status: 422, code: "validation_failed" };
  expect((await client.auth.updateUser({ password: "correct horse" })).error).toMatchObject(
    refusal,
  );
  expect((await client.auth.updateUser({ email: "me@example.test" })).error).toMatchObject(refusal);
  expect((await client.auth.reauthenticate()).error).toMatchObject(refusal);
  expect(
    await backend.database.query(
      "select from user_profiles where email in ('', 'me@example.test')",
    ),
  ).toEqual([]);
});

test("rule 20: an address that asks without end is refused", async () => {
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 31; count += 1) {
    codes.push((await newClient().auth.signInAnonymously()).error?.code);
  }
  expect(codes.at(-1)).toBe("over_request_rate_limit");
});
