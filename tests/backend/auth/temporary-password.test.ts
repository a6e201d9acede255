import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";

/**
 * An installation that people reach from elsewhere and that sends no mail: only this machine sees
 * the mailbox.
 */
const backend = sharedBackend({ siteUrl: "https://stats.example.test" });
let admin: SupabaseClient;

beforeAll(async () => {
  const account = await createAccount(backend.database, "admin@example.test");
  await backend.database.query("select private.make_admin($1)", [account.email]);
  admin = newClient();
  await admin.auth.signInWithPassword(account);
});

const newClient = () => createTestClient(backend.url, backend.publishableKey);

async function call(body: Record<string, string>): Promise<Record<string, string>> {
  const { data, error } = await admin.functions.invoke("invite-admin", { body });
  expect(error).toBeNull();
  return data as Record<string, string>;
}

async function mayAdminister(who: SupabaseClient): Promise<boolean> {
  return (await who.rpc("list_users")).error === null;
}

test("the mailbox is not shown: a web server on this machine asks as localhost would", async () => {
  expect((await fetch(`${backend.url}/dev/mail`)).status).toBe(404);
});

test("D14: a temporary password is shown, signs in, and gives no right until it is changed", async () => {
  const email = "new@example.test";
  const answer = await call({ email, fullName: "New Admin" });
  const { tempPassword = "" } = answer;
  expect(answer).toEqual({ outcome: "invited", email, tempPassword });
  expect(tempPassword).toMatch(/^[a-zA-Z2-9]{4}(-[a-zA-Z2-9]{4}){3}$/);

  const person = newClient();
  expect(
    (await person.auth.signInWithPassword({ email, password: tempPassword })).error,
  ).toBeNull();
  expect((await person.from("user_profiles").select("role, must_change_password")).data).toEqual([
    { role: "admin", must_change_password: true },
  ]);
  expect(await mayAdminister(person)).toBe(false);
  expect((await person.from("game_events").select("event_id")).data).toEqual([]);

  // Setting the same password again is no change.
  expect((await person.auth.updateUser({ password: tempPassword })).error?.code).toBe(
    "same_password",
  );
  expect(await mayAdminister(person)).toBe(false);
  expect((await person.auth.updateUser({ password: "my own password" })).error).toBeNull();
  expect(await mayAdminister(person)).toBe(true);
  expect(
    (await newClient().auth.signInWithPassword({ email, password: tempPassword })).error?.code,
  ).toBe("invalid_credentials");
});

test("D14: an account that somebody signed up begins anew with it", async () => {
  const email = "taken@example.test";
  const stranger = { email, password: "the stranger's own" };
  await newClient().auth.signUp(stranger);
  const { tempPassword = "" } = await call({ email });
  expect((await newClient().auth.signInWithPassword(stranger)).error?.code).toBe(
    "invalid_credentials",
  );
  const signedIn = await newClient().auth.signInWithPassword({ email, password: tempPassword });
  expect(signedIn.error).toBeNull();
});

test("rule 20: behind a web server each caller has limits of their own", async () => {
  const signUp = (caller: string, n: number) =>
    fetch(`${backend.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "x-forwarded-for": `6.6.6.${n}, ${caller}` },
      body: JSON.stringify({ email: `x-${n}@example.test`, password: "short" }),
    }).then((answer) => answer.status);
  const statuses = await Promise.all(
    Array.from({ length: 31 }, (_, n) => signUp("198.51.100.7", n)),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await signUp("198.51.100.8", 99)).toBe(422);
});

test("a reset gives another temporary password and ends the person's sessions", async () => {
  const account = await createAccount(backend.database, "forgetful@example.test");
  const person = newClient();
  await person.auth.signInWithPassword(account);
  const { outcome, tempPassword = "" } = await call({ action: "send_reset", email: account.email });
  expect(outcome).toBe("reset_sent");
  expect((await person.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
  expect((await person.auth.signInWithPassword(account)).error?.code).toBe("invalid_credentials");
  const again = { email: account.email, password: tempPassword };
  expect((await person.auth.signInWithPassword(again)).error).toBeNull();
  expect((await person.from("user_profiles").select("role, must_change_password")).data).toEqual([
    { role: "user", must_change_password: true },
  ]);
});
