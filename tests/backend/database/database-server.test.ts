import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAdmin } from "../../../supabase/local/auth/make-admin.ts";
import { type Backend, startBackend } from "../../../supabase/local/backend.ts";
import { PUBLISHABLE_KEY } from "../../../supabase/local/config/backend-config.ts";
import { StartUpError } from "../../../supabase/local/config/start-up-error.ts";
import { followLink, linkAndCode } from "../../helpers/backend/read-mailbox.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";
import { chosenEngines } from "../../helpers/database/engines.ts";
import { type PostgresCluster, startCluster } from "../../helpers/database/postgres-cluster.ts";

/** DATABASE_URL: the same backend in front of a PostgreSQL 15 whose owner is no superuser. */
describe.runIf(chosenEngines().includes("postgres"))("a database server", () => {
  let cluster: PostgresCluster;
  let dataDir: string;
  let backend: Backend;

  function start(database: string, seed: "demo" | "none"): Promise<Backend> {
    return startBackend({
      host: "127.0.0.1",
      port: 0,
      dataDir,
      database: { kind: "server", connectionString: cluster.ownerUrl + database },
      seed,
    });
  }

  async function sql(statement: string): Promise<void> {
    const client = new pg.Client(`${cluster.ownerUrl}postgres`);
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  beforeAll(async () => {
    cluster = await startCluster();
    dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-server-"));
    await sql("create database fresh");
    backend = await start("fresh", "demo");
  });
  afterAll(async () => {
    await backend?.stop();
    cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test("is migrated and seeded, and a scorekeeper works on it", async () => {
    const client = createTestClient(backend.url, PUBLISHABLE_KEY);
    const credentials = { email: "scorer@demo.test", password: "demo-user-2026" };
    expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
    const { data: games } = await client.from("games").select("id").eq("head_seq", 0).limit(1);
    const { data, error } = await client.rpc("push_game_events", {
      p_game_id: games?.[0]?.id,
      p_device_id: crypto.randomUUID(),
      p_events: [],
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ receipts: [], state: "open" });
    expect((await backend.database.query("select * from verify_totals()")).length).toBe(0);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  test("many requests at once each keep their own rights", async () => {
    const person = createTestClient(backend.url, PUBLISHABLE_KEY);
    await person.auth.signInWithPassword({ email: "admin@demo.test", password: "demo-admin-2026" });
    const anonymous = createTestClient(backend.url, PUBLISHABLE_KEY);
    const accounts = await backend.database.query("select from auth.users");
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? person : anonymous).from("user_profiles").select("email"),
      ),
    );
    answers.forEach(({ data, status }, index) => {
      if (index % 2 === 0) expect(data).toHaveLength(accounts.length);
      else expect([status, data]).toEqual([401, null]);
    });
  });

  test("E: readers do not wait behind writers, however many of them hold or want a connection", async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const order: string[] = [];
    const writes = Array.from({ length: 12 }, () =>
      backend.database.transaction(() => gate).then(() => order.push("write")),
    );
    const reads = Array.from({ length: 5 }, () =>
      backend.database
        .transaction((tx) => tx.query("select from games limit 1"), "read")
        .then(() => order.push("read")),
    );
    await Promise.all(reads);
    open();
    await Promise.all(writes);
    expect(order).toEqual([...Array(5).fill("read"), ...Array(12).fill("write")]);
  });

  test("a request's statements are cut off after 8 seconds, as hosted", async () => {
    await backend.database.exec(`
      create function public.t_timeout() returns text language sql
        as $$ select current_setting('statement_timeout') $$;
      grant execute on function public.t_timeout() to anon`);
    const client = createTestClient(backend.url, PUBLISHABLE_KEY);
    expect((await client.rpc("t_timeout")).data).toBe("8s");
  });

  /** Link and code of the newest mail; without SMTP a server keeps mails in its folder. */
  async function newestMail(): Promise<{ link: string; code: string }> {
    await backend.mailsSent();
    const names = (await readdir(join(dataDir, "mailbox"))).sort();
    const text = await readFile(join(dataDir, "mailbox", names.at(-1) ?? ""), "utf8");
    return linkAndCode((JSON.parse(text) as { text: string }).text);
  }

  const sessionsOf = async (email: string) =>
    (
      await backend.database.query(
        "select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1",
        [email],
      )
    ).length;

  test.each([1, 2, 3])(
    "a link and its code work once, whoever comes at the same moment (%i)",
    async (n) => {
      const { email } = await createAccount(backend.database, `once-${n}@example.test`);
      const client = () => createTestClient(backend.url, PUBLISHABLE_KEY);
      expect((await client().auth.signInWithOtp({ email })).error).toBeNull();
      const { link, code } = await newestMail();
      await Promise.all([
        ...Array.from({ length: 7 }, () => followLink(link)),
        ...Array.from({ length: 7 }, () =>
          client().auth.verifyOtp({ email, token: code, type: "email" }),
        ),
      ]);
      expect(await sessionsOf(email)).toBe(1);
    },
  );

  test("a code of a link that the browser exchanges works once, too", async () => {
    const { email } = await createAccount(backend.database, "exchange@example.test");
    const verifier = randomBytes(32).toString("base64url");
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const post = (path: string, body: object) =>
      fetch(`${backend.url}/auth/v1/${path}`, {
        method: "POST",
        headers: { apikey: PUBLISHABLE_KEY },
        body: JSON.stringify(body),
      });
    await post("otp", { email, code_challenge: challenge, code_challenge_method: "s256" });
    const { link } = await newestMail();
    const followed = await Promise.all(Array.from({ length: 7 }, () => followLink(link)));
    const codes = followed.flatMap(({ target }) => target.searchParams.get("code") ?? []);
    expect(codes).toHaveLength(1);
    const body = { auth_code: codes[0], code_verifier: verifier };
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => post("token?grant_type=pkce", body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(email)).toBe(1);
  });

  test("a second start neither migrates nor seeds again", async () => {
    await backend.database.query("delete from auth.users where email = 'viewer@demo.test'");
    const second = await start("fresh", "demo");
    const viewer = "select from auth.users where email = 'viewer@demo.test'";
    expect(await second.database.query(viewer)).toEqual([]);
    await second.stop();
  });

  test("server functions run on it; without SMTP an invitation is a temporary password", async () => {
    const client = createTestClient(backend.url, PUBLISHABLE_KEY);
    await client.auth.signInWithPassword({ email: "admin@demo.test", password: "demo-admin-2026" });
    const email = "invited@example.test";
    const { data, error } = await client.functions.invoke("invite-admin", { body: { email } });
    expect(error).toBeNull();
    expect(data).toMatchObject({ outcome: "invited", email });
    const invited = createTestClient(backend.url, PUBLISHABLE_KEY);
    const password = (data as { tempPassword: string }).tempPassword;
    expect((await invited.auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await invited.rpc("list_users")).error?.code).toBe("42501");
    expect((await invited.auth.updateUser({ password: "my own password" })).error).toBeNull();
    expect((await invited.rpc("list_users")).error).toBeNull();
  });

  test("D11: an admin is made on it while it runs", async () => {
    const made = await makeAdmin(backend.database, "owner@example.test");
    expect(made.outcome).toBe("made");
    const owner = createTestClient(backend.url, PUBLISHABLE_KEY);
    const credentials = { email: made.email, password: made.tempPassword ?? "" };
    expect((await owner.auth.signInWithPassword(credentials)).error).toBeNull();
    expect((await owner.auth.updateUser({ password: "my own password" })).error).toBeNull();
    expect((await owner.rpc("list_users")).error).toBeNull();
  });

  test("an owner who may not make the API's roles is told what to run", async () => {
    const superuser = new pg.Client(`${cluster.ownerUrl.replace(/\/\/\w+@/, "//superuser@")}fresh`);
    await superuser.connect();
    await superuser.query("alter role service_role rename to away");
    try {
      const error = await start("fresh", "none").catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StartUpError);
      const name = new URL(cluster.ownerUrl).username;
      expect((error as StartUpError).message).toBe(
        `DATABASE_URL: the user "${name}" may not make the roles that requests run as. ` +
          "As a superuser run: create role service_role nologin noinherit bypassrls; " +
          `grant anon, authenticated, service_role to "${name}"`,
      );
    } finally {
      await superuser.query("alter role away rename to service_role");
      await superuser.end();
    }
  });

  test("security rule 1: an owner without BYPASSRLS is refused in words", async () => {
    const name = new URL(cluster.ownerUrl).username;
    await sql("create role weak login");
    await sql("create database weak_database");
    const connectionString = cluster.ownerUrl.replace(name, "weak");
    const config = { host: "127.0.0.1", port: 0, dataDir, seed: "none" } as const;
    const database = {
      kind: "server",
      connectionString: `${connectionString}weak_database`,
    } as const;
    await expect(startBackend({ ...config, database })).rejects.toThrow(
      new StartUpError(
        'DATABASE_URL: the user "weak" needs BYPASSRLS. ' +
          'As a superuser run: alter role "weak" bypassrls',
      ),
    );
  });
});
