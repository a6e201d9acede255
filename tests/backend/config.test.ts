import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSecrets } from "../../supabase/local/config/local-secrets.ts";
import { ConfigError, readConfig } from "../../supabase/local/config/read-config.ts";
import { StartUpError } from "../../supabase/local/config/start-up-error.ts";
import { FolderInUseError, lockFolder } from "../../supabase/local/database/folder-lock.ts";
import { openPostgres } from "../../supabase/local/database/open-postgres.ts";
import { listen } from "../../supabase/local/http/server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-tracker-config-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("environment", () => {
  test("contract.md's defaults", () => {
    expect(readConfig({})).toMatchObject({
      host: "127.0.0.1",
      port: 4173,
      dataDir: join(process.cwd(), ".data"),
      database: { kind: "folder" },
      waitsForDisk: true,
      seed: "demo",
    });
  });

  test.each([
    ["PORT", "http", 'PORT must be a number from 0 to 65535, but it is "http".'],
    ["PORT", "70000", 'PORT must be a number from 0 to 65535, but it is "70000".'],
    ["SEED", "some", 'SEED must be "demo" or "none", but it is "some".'],
    ["WAIT_FOR_DISK", "maybe", 'WAIT_FOR_DISK must be "yes" or "no", but it is "maybe".'],
    [
      "DATABASE_URL",
      "mysql://x",
      "DATABASE_URL must be a URL that starts with postgres:// or postgresql://.",
    ],
    ["SITE_URL", "example", "SITE_URL must be a URL that starts with http:// or https://."],
    ["SMTP_URL", "mail", "SMTP_URL must be a URL that starts with smtp:// or smtps://."],
    [
      "PASS_SIGN_INS_PER_HOUR",
      "many",
      'PASS_SIGN_INS_PER_HOUR must be a number from 1 to 99999, but it is "many".',
    ],
    ["SECRET_KEY", "short", "SECRET_KEY must have at least 24 characters."],
    ["PROVIDER_URL", "zzz", "PROVIDER_URL must be a URL that starts with http:// or https://."],
    [
      "LEAGUE_TIME_ZONE",
      "Mars/Phobos",
      'LEAGUE_TIME_ZONE must be a time zone like America/New_York, but it is "Mars/Phobos".',
    ],
    [
      "PROVIDER_FIRST_TEAM_IS",
      "left",
      'PROVIDER_FIRST_TEAM_IS must be "visitor" or "home", but it is "left".',
    ],
    [
      "ADMIN_EMAIL_DOMAIN",
      "a@b.org",
      'ADMIN_EMAIL_DOMAIN must be a domain like example.org, but it is "a@b.org".',
    ],
  ])("%s=%s stops with a sentence that names it", (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  test("a provider needs its site and its token; without one only the first team is set", () => {
    const PROVIDER_URL = "https://api.provider.example";
    expect(() => readConfig({ PROVIDER_URL })).toThrow("PROVIDER_SITE is needed");
    expect(() => readConfig({ PROVIDER_URL, PROVIDER_SITE: "a" })).toThrow("PROVIDER_TOKEN is");
    const all = { PROVIDER_URL, PROVIDER_SITE: "a", PROVIDER_TOKEN: "b" };
    expect(readConfig({ ...all, PROVIDER_FIRST_TEAM_IS: "home" }).provider).toEqual({
      firstTeamIs: "home",
      access: { url: PROVIDER_URL, site: "a", token: "b" },
    });
    expect(readConfig({ VITE_PROVIDER_LABEL: "Club" }).provider).toEqual({
      firstTeamIs: "visitor",
      label: "Club",
    });
  });

  test("a database server is not filled with demo passwords unless asked to", () => {
    const DATABASE_URL = "postgres://person@localhost/stats";
    expect(readConfig({ DATABASE_URL }).seed).toBe("none");
    expect(readConfig({ DATABASE_URL, SEED: "demo" }).seed).toBe("demo");
  });

  test("an empty variable is as none", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 4173 });
  });

  test("SITE_URL is an origin, whatever path it carries", () => {
    expect(readConfig({ SITE_URL: "https://stats.example.org/app/" }).siteUrl).toBe(
      "https://stats.example.org",
    );
  });
});

test("a HOST that is not this machine's is said in a sentence that names it", async () => {
  const handle = () => Promise.resolve({ status: 200 });
  const sentence = 'HOST must be an address of this machine, but it is "203.0.113.1".';
  const options = { host: "203.0.113.1", port: 0, isBehindProxy: false };
  await expect(listen(options, handle)).rejects.toThrow(new StartUpError(sentence));
});

test("a database server that does not answer is said in a sentence that names it", async () => {
  await expect(openPostgres("postgres://person:hidden@127.0.0.1:1/stats")).rejects.toThrow(
    new StartUpError("DATABASE_URL: the server cannot be used: connect ECONNREFUSED 127.0.0.1:1"),
  );
});

describe("folder", () => {
  test("is taken once, and again after it was given back", () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    lock.release();
    lockFolder(folder).release();
  });

  test("a living process's lock is respected", async () => {
    await writeFile(join(folder, "lock"), `${process.ppid}\n`);
    expect(() => lockFolder(folder)).toThrow(`pid ${process.ppid}`);
    await rm(join(folder, "lock"));
  });

  test.runIf(process.platform === "linux")(
    "a lock whose pid meanwhile belongs to another process is taken over",
    async () => {
      const lock = lockFolder(folder);
      const [, birth = ""] = (await readFile(join(folder, "lock"), "utf8")).split("\n");
      lock.release();
      expect(birth).toMatch(/^[0-9a-f-]{36} \d+$/);
      await writeFile(join(folder, "lock"), `${process.ppid}\n${birth}\n`);
      lockFolder(folder).release();
    },
  );

  test("a file in its place is said in a sentence that names DATA_DIR", async () => {
    await writeFile(join(folder, "file"), "");
    expect(() => lockFolder(join(folder, "file"))).toThrow(/^DATA_DIR cannot be used: /);
  });

  test("an empty lock file, left by a kill between two writes, is taken over", async () => {
    await writeFile(join(folder, "lock"), "");
    lockFolder(folder).release();
  });
});

describe("keys", () => {
  test("are made once and kept, for the owner alone", async () => {
    const made = await loadSecrets(folder);
    expect(made.secretKey).toMatch(/^sb_secret_.{32}$/);
    expect(await loadSecrets(folder)).toEqual(made);
  });

  test("a damaged file stops with words instead of new keys", async () => {
    const path = join(folder, "secrets.json");
    const whole = await readFile(path, "utf8");
    await writeFile(path, whole.slice(0, 20));
    await expect(loadSecrets(folder)).rejects.toThrow("is damaged");
  });
});
