import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasAdmin, makeAdmin } from "../../../supabase/local/auth/make-admin.ts";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { spawnBackend } from "../../helpers/backend/spawn-backend.ts";
import { startTestBackend } from "../../helpers/backend/start-test-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { createAccount } from "../../helpers/backend/test-accounts.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

describe("the first admin, at the console (D11)", () => {
  const backend = sharedBackend();
  let email: string;
  let people = 0;
  beforeEach(() => {
    people += 1;
    email = `first-${people}@club.test`;
  });

  async function profile(): Promise<Record<string, unknown> | undefined> {
    const [row] = await backend.database.query(
      "select role, must_change_password from user_profiles where email = $1",
      [email],
    );
    return row;
  }

  const signIn = (password: string) =>
    createTestClient(backend.url, backend.publishableKey).auth.signInWithPassword({
      email,
      password,
    });

  test("an address without account gets one, with a password that must be changed", async () => {
    const made = await makeAdmin(backend.database, ` ${email.toUpperCase()}`);
    expect(made).toMatchObject({ email, outcome: "made" });
    expect(await profile()).toEqual({ role: "admin", must_change_password: true });
    expect((await signIn(made.tempPassword ?? "")).error).toBeNull();
    const audit = await backend.database.query(
      "select from audit_log where action = 'user.made_admin'",
    );
    expect(audit).toHaveLength(1);
  });

  test("a confirmed account is promoted and keeps its password", async () => {
    const { password } = await createAccount(backend.database, email);
    expect(await makeAdmin(backend.database, email)).toEqual({ email, outcome: "promoted" });
    expect(await profile()).toEqual({ role: "admin", must_change_password: false });
    expect((await signIn(password)).error).toBeNull();
    expect(await makeAdmin(backend.database, email)).toEqual({ email, outcome: "already_admin" });
  });

  test("D14: what somebody signed up with the address is gone", async () => {
    const { password } = await createAccount(backend.database, email, { isConfirmed: false });
    expect((await makeAdmin(backend.database, email)).outcome).toBe("made");
    expect((await signIn(password)).error?.code).toBe("invalid_credentials");
  });

  test("what is no address is refused", async () => {
    await expect(makeAdmin(backend.database, "nobody")).rejects.toMatchObject({
      code: "validation_failed",
    });
  });
});

describe("npm run make-admin", () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-admin-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  function run(...args: string[]): Promise<{ code: number; output: string }> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ["--import", "tsx", "scripts/make-admin.ts", ...args],
        { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, SEED: "none" } },
        (error, stdout, stderr) =>
          resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
      );
    });
  }

  test("an empty installation says what to do, and that no mail leaves it", async () => {
    const env = { SITE_URL: "https://stats.club.test" };
    const server = await spawnBackend({ dataDir, env });
    try {
      const busy = await run("me@club.test");
      expect(busy.code).toBe(1);
      expect(busy.output).toContain(`The server is running on ${dataDir}. Stop it (Ctrl+C)`);
      expect(server.output()).toContain(
        "There is no admin yet. Stop this (Ctrl+C) and run:\n  npm run make-admin -- you@your-club.example\n",
      );
      expect(server.output()).toContain("No mail leaves this server");
    } finally {
      await server.kill("SIGTERM");
    }
  });

  test("makes the admin of the folder, who signs in once the server runs", async () => {
    const made = await run("me@club.test");
    expect(made).toMatchObject({ code: 0 });
    const password = /^Temporary password: (\S+)$/m.exec(made.output)?.[1] ?? "";
    const backend = await startTestBackend({ dataDir });
    try {
      expect(await hasAdmin(backend.database)).toBe(true);
      const client = createTestClient(backend.url, backend.publishableKey);
      const credentials = { email: "me@club.test", password };
      expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
    } finally {
      await backend.stop();
    }
  });

  test("asks for an address where none is given", async () => {
    expect(await run()).toEqual({
      code: 1,
      output: "Say who: npm run make-admin -- me@club.example\n",
    });
  });
});
