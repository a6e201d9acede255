import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBackend } from "../../../supabase/local/backend.ts";
import {
  type DatabaseTarget,
  type ProviderConfig,
  PUBLISHABLE_KEY,
} from "../../../supabase/local/config/backend-config.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { lateForBrowsers } from "./late-for-browsers.ts";

export interface TestBackendOptions {
  /** 0, the default, takes any free port. */
  readonly port?: number;
  /** Keeps the database in this folder; in memory when absent. */
  readonly dataDir?: string;
  /** Keeps it in this PostgreSQL instead. */
  readonly connectionString?: string | undefined;
  /** "none" is the default, because filling the demo league takes seconds. */
  readonly seed?: "demo" | "none";
  /** Folder with a built client to serve. */
  readonly staticDir?: string;
  readonly siteUrl?: string;
  /** Where leagues come from; from nowhere when absent. */
  readonly provider?: ProviderConfig;
  /** Mails go there instead of to the mailbox. */
  readonly smtpUrl?: string;
  /** Browsers wait this long for an answer; 0 when absent. */
  readonly lateByMs?: number;
}

export interface TestBackend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Key of the access tokens, to forge expired and foreign ones. */
  readonly jwtSecret: string;
  /** The tables without any rights in between, to arrange data and read it back. */
  readonly database: SqlDatabase;
  /** Moves the clock of the rate limits (rule 20), so that a second mail may follow the first. */
  passSeconds(seconds: number): void;
  /** Resolves when the mails that were asked for have left. */
  mailsSent(): Promise<void>;
  stop(): Promise<void>;
}

function databaseOf({ dataDir, connectionString }: TestBackendOptions): DatabaseTarget {
  if (connectionString !== undefined) return { kind: "server", connectionString };
  return { kind: dataDir === undefined ? "memory" : "folder" };
}

/** Starts the real backend inside this process, on a database of its own. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { port = 0, seed = "none", staticDir, siteUrl, smtpUrl, provider, lateByMs = 0 } = options;
  const temporary = options.dataDir ?? (await mkdtemp(join(tmpdir(), "stat-tracker-")));
  let passedMs = 0;
  const config = {
    host: "127.0.0.1",
    port,
    dataDir: temporary,
    database: databaseOf(options),
    seed,
    ...(staticDir === undefined ? {} : { staticDir }),
    ...(siteUrl === undefined ? {} : { siteUrl }),
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(provider === undefined ? {} : { provider }),
  } as const;
  const backend = await startBackend(config, {
    nowMs: () => Date.now() + passedMs,
    ...(lateByMs > 0 ? { wrapHandler: lateForBrowsers(lateByMs) } : {}),
  });
  return {
    url: backend.url,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: backend.secretKey,
    jwtSecret: backend.jwtSecret,
    database: backend.database,
    passSeconds(seconds) {
      passedMs += seconds * 1_000;
    },
    mailsSent: backend.mailsSent,
    async stop() {
      await backend.stop();
      if (options.dataDir === undefined) await rm(temporary, { recursive: true, force: true });
    },
  };
}
