import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { startBackend } from "../../../supabase/local/backend.ts";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount, type TestAccount } from "../../helpers/backend/test-accounts.ts";

const backend = sharedBackend();
let admin: Awaited<ReturnType<typeof signedIn>>;
let person: TestAccount;

beforeAll(async () => {
  const account = await createAccount(backend.database, "admin@club.test");
  await backend.database.query("select private.make_admin($1)", [account.email]);
  admin = await signedIn(account);
  person = await createAccount(backend.database, "person@club.test");
});

async function signedIn({ email, password }: TestAccount) {
  const client = createTestClient(backend.url, backend.publishableKey);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

describe("accounts through the API (D11, D15, rule 3)", () => {
  test("an admin lists everybody, others are refused", async () => {
    const { data } = await admin.rpc("list_users");
    expect(data.map((user: { email: string }) => user.email).sort()).toEqual([
      "admin@club.test",
      "person@club.test",
    ]);
    const other = await signedIn(person);
    expect((await other.rpc("list_users")).error).toMatchObject({ code: "42501" });
  });

  test("a disabled person is refused at once: the open session, its refresh, a new sign-in", async () => {
    const theirs = await signedIn(person);
    const set = (isDisabled: boolean) =>
      admin.rpc("set_user_disabled", { p_user_id: person.id, p_is_disabled: isDisabled });
    expect((await theirs.from("public_profiles").select("user_id")).data).not.toEqual([]);
    expect((await set(true)).data).toEqual({ outcome: "applied" });

    expect((await theirs.from("seasons").select("id")).error?.code).toBe("42501");
    expect((await theirs.auth.refreshSession()).error).not.toBeNull();
    await expect(signedIn(person)).rejects.toMatchObject({ code: "user_banned" });

    expect((await set(false)).data).toEqual({ outcome: "applied" });
    await expect(signedIn(person)).resolves.toBeDefined();
  });

  test("the auth server cannot delete the last admin either", async () => {
    const service = createTestClient(backend.url, backend.secretKey);
    const { data } = await admin.auth.getUser();
    const { error } = await service.auth.admin.deleteUser(data.user?.id ?? "");
    expect(error).not.toBeNull();
    expect((await admin.rpc("list_users")).data).toHaveLength(2);
  });

  test("public browsing off closes the league to visitors, members go on reading (D10)", async () => {
    await backend.database.exec("insert into seasons (name, year) values ('Fall', 2026)");
    const visitor = createTestClient(backend.url, backend.publishableKey);
    const seasons = async (client: typeof visitor) =>
      (await client.from("seasons").select("name")).data;
    expect(await seasons(visitor)).toHaveLength(1);
    const { data } = await admin.rpc("update_settings", { p_public_browsing: "off" });
    expect(data).toMatchObject({ public_browsing: "off" });
    expect(await seasons(visitor)).toEqual([]);
    expect(await seasons(await signedIn(person))).toHaveLength(1);
  });
});

test("ADMIN_EMAIL_DOMAIN and LEAGUE_TIME_ZONE are a new database's first values; later starts leave the switches alone (D3, D11)", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-domain-"));
  const start = (adminEmailDomain: string, leagueTimeZone: string) =>
    startBackend({
      host: "127.0.0.1",
      port: 0,
      dataDir,
      database: { kind: "folder" },
      seed: "none",
      adminEmailDomain,
      leagueTimeZone,
    });
  const switches = async (running: Awaited<ReturnType<typeof start>>) => {
    const rows = await running.database.query(
      "select admin_email_domain, league_time_zone from app_settings",
    );
    await running.stop();
    return rows;
  };
  const first = [{ admin_email_domain: "league.test", league_time_zone: "Europe/Berlin" }];
  expect(await switches(await start("league.test", "Europe/Berlin"))).toEqual(first);
  expect(await switches(await start("other.test", "Asia/Tokyo"))).toEqual(first);
  await rm(dataDir, { recursive: true });
});
