import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { spawnBackend } from "../helpers/backend/spawn-backend.ts";

const KEY = "sb_publishable_local";
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-process-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(`${url}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: KEY },
    body: JSON.stringify(body),
  });
}

function credentials(n: number): { email: string; password: string } {
  return { email: `person-${n}@example.test`, password: "correct horse" };
}

async function signUp(url: string, n: number): Promise<boolean> {
  return (await post(url, "signup", credentials(n))).status === 200;
}

/** A sign-in tells unconfirmed accounts ("not confirmed") from missing ones ("invalid"). */
async function exists(url: string, n: number): Promise<boolean> {
  const answer = await post(url, "token?grant_type=password", credentials(n));
  const { error_code: code } = (await answer.json()) as { error_code?: string };
  return code === "email_not_confirmed";
}

test("a second process is refused in words; SIGTERM answers what is running, then frees the folder", async () => {
  const first = await spawnBackend({ dataDir });
  await expect(spawnBackend({ dataDir })).rejects.toThrow(
    `Another process (pid ${first.child.pid}) already uses the folder ${dataDir}.`,
  );
  const running = [1, 2, 3].map((n) => signUp(first.url, n));
  // After the first answer, the other requests are inside the server when the signal comes.
  await Promise.race(running);
  const ended = first.kill("SIGTERM");
  expect(await Promise.all(running)).toEqual([true, true, true]);
  expect(await ended).toBe(0);
  const next = await spawnBackend({ dataDir });
  expect(await exists(next.url, 3)).toBe(true);
  // A server function also loads outside the test runner.
  const preflight = { method: "OPTIONS" };
  expect((await fetch(`${next.url}/functions/v1/invite-admin`, preflight)).status).toBe(204);
  expect(await next.kill("SIGINT")).toBe(0);
});

test("a first start that was killed begins anew, over a dead process's lock", async () => {
  await writeFile(join(dataDir, "lock"), "999999999\n");
  await mkdir(join(dataDir, "database.unfinished", "base"), { recursive: true });
  await writeFile(join(dataDir, "database.unfinished", "PG_VERSION"), "half a file");
  const backend = await spawnBackend({ dataDir });
  expect((await fetch(`${backend.url}/healthz`)).status).toBe(200);
  await backend.kill("SIGTERM");
});

test("kill -9 while writing loses no acknowledged write and no session", async () => {
  const first = await spawnBackend({ dataDir, seed: "demo" });
  const scorer = { email: "scorer@demo.test", password: "demo-user-2026" };
  const signedIn = await post(first.url, "token?grant_type=password", scorer);
  const { access_token: token } = (await signedIn.json()) as { access_token: string };

  const acknowledged: number[] = [];
  let backend = first;
  for (let n = 1; acknowledged.length < 12; n += 1) {
    // A refused or cut connection means that the process is gone.
    const isOk = await signUp(backend.url, n).catch(() => undefined);
    if (isOk === true) acknowledged.push(n);
    if (isOk !== undefined && n === 6) backend.child.kill("SIGKILL");
    if (isOk !== undefined) continue;
    expect(await backend.kill("SIGKILL")).toBeNull();
    backend = await spawnBackend({ dataDir, seed: "demo" });
  }
  const writing = signUp(backend.url, 999).catch(() => undefined);
  expect(await backend.kill("SIGKILL")).toBeNull();
  if ((await writing) === true) acknowledged.push(999);

  const last = await spawnBackend({ dataDir, seed: "demo" });
  for (const known of acknowledged) expect(await exists(last.url, known)).toBe(true);
  const user = await fetch(`${last.url}/auth/v1/user`, {
    headers: { apikey: KEY, authorization: `Bearer ${token}` },
  });
  expect(await user.json()).toMatchObject({ email: "scorer@demo.test" });
  await last.kill("SIGTERM");
});

test("a bad setting stops with a sentence that names it", async () => {
  await expect(spawnBackend({ dataDir, env: { SEED: "some" } })).rejects.toThrow(
    'it ended with 1: SEED must be "demo" or "none", but it is "some".',
  );
});

/** What others of this machine may do with a folder and all in it, by path. */
async function openToOthers(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of ["", ...(await readdir(folder, { recursive: true }))]) {
    const { mode } = await stat(join(folder, name));
    if ((mode & 0o077) !== 0) found.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  return found;
}

test("the data folder is 0700 and its files 0600, also those of an earlier version", async () => {
  const folder = join(dataDir, "data");
  const first = await spawnBackend({ dataDir: folder, seed: "demo" });
  await post(first.url, "recover", { email: "scorer@demo.test" });
  expect(await (await fetch(`${first.url}/dev/mail`)).text()).toContain("scorer@demo.test");
  expect(await openToOthers(folder)).toEqual([]);
  await first.kill("SIGTERM");

  await chmod(folder, 0o755);
  await chmod(join(folder, "secrets.json"), 0o644);
  await chmod(join(folder, "database"), 0o755);
  await chmod(join(folder, "database", "PG_VERSION"), 0o644);
  const second = await spawnBackend({ dataDir: folder });
  expect(await openToOthers(folder)).toEqual([]);
  await second.kill("SIGTERM");
});

test("what a person keeps beside the server's own files stays as it is", async () => {
  await chmod(dataDir, 0o755);
  const note = join(dataDir, "notes.txt");
  await writeFile(note, "ours");
  await chmod(note, 0o644);
  const backend = await spawnBackend({ dataDir });
  expect(((await stat(note)).mode & 0o777).toString(8)).toBe("644");
  expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe("700");
  await backend.kill("SIGTERM");
});
