import { resolve } from "node:path";
import type { BackendConfig, DatabaseTarget, ProviderConfig } from "./backend-config.ts";
import { StartUpError } from "./start-up-error.ts";

/** A variable is missing or wrong; the message names it and the expected value. */
export class ConfigError extends StartUpError {}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment (contract.md "Environment").
 * @throws ConfigError with one sentence that names the variable.
 */
export function readConfig(env: Environment): BackendConfig {
  const siteUrl = readOrigin(env, "SITE_URL", ["http:", "https:"]);
  const smtpUrl = readUrl(env, "SMTP_URL", ["smtp:", "smtps:"]);
  const clientBackendOrigin = readOrigin(env, "VITE_SUPABASE_URL", ["http:", "https:"]);
  const secretKey = readSecretKey(env);
  const database = readDatabase(env);
  const waitsForDisk = readWaitForDisk(env);
  const appName = value(env, "VITE_APP_NAME");
  const adminEmailDomain = readDomain(env, "ADMIN_EMAIL_DOMAIN");
  const leagueTimeZone = readTimeZone(env);
  const passSignInsPerHour = readPassSignIns(env);
  const provider = readProvider(env);
  return {
    host: value(env, "HOST") ?? "127.0.0.1",
    port: readPort(env),
    dataDir: resolve(value(env, "DATA_DIR") ?? ".data"),
    database,
    waitsForDisk,
    seed: readSeed(env, database),
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(appName === undefined ? {} : { appName }),
    ...(secretKey === undefined ? {} : { secretKey }),
    ...(adminEmailDomain === undefined ? {} : { adminEmailDomain }),
    ...(leagueTimeZone === undefined ? {} : { leagueTimeZone }),
    ...(passSignInsPerHour === undefined ? {} : { passSignInsPerHour }),
    ...(clientBackendOrigin === undefined ? {} : { clientBackendOrigin }),
    provider,
  };
}

function readProvider(env: Environment): ProviderConfig {
  const url = readUrl(env, "PROVIDER_URL", ["http:", "https:"]);
  const site = value(env, "PROVIDER_SITE");
  const token = value(env, "PROVIDER_TOKEN");
  const label = value(env, "VITE_PROVIDER_LABEL");
  const first = value(env, "PROVIDER_FIRST_TEAM_IS");
  if (first !== undefined && first !== "visitor" && first !== "home") {
    throw new ConfigError(
      `PROVIDER_FIRST_TEAM_IS must be "visitor" or "home", but it is "${first}".`,
    );
  }
  const firstTeamIs = first ?? "visitor";
  const named = { firstTeamIs, ...(label === undefined ? {} : { label }) } as const;
  if (url === undefined) return named;
  if (site === undefined) throw new ConfigError("PROVIDER_SITE is needed beside PROVIDER_URL.");
  if (token === undefined) throw new ConfigError("PROVIDER_TOKEN is needed beside PROVIDER_URL.");
  return { ...named, access: { url, site, token } };
}

function readTimeZone(env: Environment): string | undefined {
  const zone = value(env, "LEAGUE_TIME_ZONE");
  if (zone !== undefined && !isTimeZone(zone)) {
    throw new ConfigError(
      `LEAGUE_TIME_ZONE must be a time zone like America/New_York, but it is "${zone}".`,
    );
  }
  return zone;
}

/** The domain in lower case, as the database stores it. */
function readDomain(env: Environment, name: string): string | undefined {
  const domain = value(env, name)?.toLowerCase();
  if (domain !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(domain)) {
    throw new ConfigError(`${name} must be a domain like example.org, but it is "${domain}".`);
  }
  return domain;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function value(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === "" ? undefined : text;
}

function readPort(env: Environment): number {
  const text = value(env, "PORT") ?? "4173";
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new ConfigError(`PORT must be a number from 0 to 65535, but it is "${text}".`);
  }
  return port;
}

function readDatabase(env: Environment): DatabaseTarget {
  const connectionString = readUrl(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  return connectionString === undefined ? { kind: "folder" } : { kind: "server", connectionString };
}

/** A database server gets the demo's known passwords only on request. */
function readSeed(env: Environment, target: DatabaseTarget): "demo" | "none" {
  const text = value(env, "SEED") ?? (target.kind === "server" ? "none" : "demo");
  if (text !== "demo" && text !== "none") {
    throw new ConfigError(`SEED must be "demo" or "none", but it is "${text}".`);
  }
  return text;
}

function readWaitForDisk(env: Environment): boolean {
  const text = value(env, "WAIT_FOR_DISK") ?? "yes";
  if (text !== "yes" && text !== "no") {
    throw new ConfigError(`WAIT_FOR_DISK must be "yes" or "no", but it is "${text}".`);
  }
  return text === "yes";
}

function readPassSignIns(env: Environment): number | undefined {
  const text = value(env, "PASS_SIGN_INS_PER_HOUR");
  if (text !== undefined && !/^[1-9]\d{0,4}$/.test(text)) {
    throw new ConfigError(
      `PASS_SIGN_INS_PER_HOUR must be a number from 1 to 99999, but it is "${text}".`,
    );
  }
  return text === undefined ? undefined : Number(text);
}

function readSecretKey(env: Environment): string | undefined {
  const text = value(env, "SECRET_KEY");
  if (text !== undefined && text.length < 24) {
    throw new ConfigError("SECRET_KEY must have at least 24 characters.");
  }
  return text;
}

function readOrigin(env: Environment, name: string, schemes: string[]): string | undefined {
  const text = readUrl(env, name, schemes);
  return text === undefined ? undefined : new URL(text).origin;
}

function readUrl(env: Environment, name: string, schemes: string[]): string | undefined {
  const text = value(env, name);
  if (text === undefined) return undefined;
  // The message does not repeat the value, which may hold a password.
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol)) {
    throw new ConfigError(`${name} must be a URL that starts with ${schemes.join("// or ")}//.`);
  }
  return text;
}
