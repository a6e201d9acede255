import { setTimeout as sleep } from "node:timers/promises";
import type { AuthContext } from "./auth/auth-context.ts";
import { createAuthHandler } from "./auth/handle-auth.ts";
import { type AfterAnswer, createAfterAnswer } from "./auth/mails/after-answer.ts";
import { createRateLimiter } from "./auth/rate-limiter.ts";
import { type BackendConfig, DEFAULT_APP_NAME } from "./config/backend-config.ts";
import { loadSecrets } from "./config/local-secrets.ts";
import { type FolderLock, lockFolder } from "./database/folder-lock.ts";
import { type OpenDatabase, openDatabase } from "./database/open-database.ts";
import { keepPrivate } from "./database/private-folder.ts";
import type { SqlDatabase } from "./database/sql-database.ts";
import { type DailyRuns, startDailyRuns } from "./functions/daily-runs.ts";
import { functionEnvironment } from "./functions/function-environment.ts";
import { createFunctionsHandler } from "./functions/handle-functions.ts";
import { createHeadOfPage } from "./functions/head-of-page.ts";
import { type ApiAnswer, type ApiHandler, jsonAnswer } from "./http/api-message.ts";
import { createRouter } from "./http/route.ts";
import { pageHeaders, widgetHeaders } from "./http/security-headers.ts";
import { type HttpServer, listen } from "./http/server.ts";
import { createStaticHandler } from "./http/static-files.ts";
import { createMailboxHandler } from "./mail/mailbox-page.ts";
import { openMail } from "./mail/open-mail.ts";
import { continueRecounts } from "./maintenance/continue-recounts.ts";
import { listenForMaintenance, type MaintenanceSocket } from "./maintenance/maintenance-socket.ts";
import { createPicturesHandler } from "./pictures/handle-pictures.ts";
import { createPictureDrawer } from "./pictures/picture-drawer.ts";
import { openSimulator } from "./provider-simulator/simulator.ts";
import { createRestHandler } from "./rest/handle-rest.ts";
import { firstFillOf } from "./seed/first-fill.ts";

export interface Backend {
  /** Where it listens, e.g. `http://127.0.0.1:4173`. */
  readonly url: string;
  readonly secretKey: string;
  /** Signs the access tokens; tests forge tokens with it. */
  readonly jwtSecret: string;
  /** The database without access checks, for tests and the seed. */
  readonly database: SqlDatabase;
  /** False when mails can only be read on this machine. */
  readonly hasMailDelivery: boolean;
  /** Resolves when the mails that were asked for have left. */
  mailsSent(): Promise<void>;
  /** Answers the running requests, closes the database and frees the folder. */
  stop(): Promise<void>;
}

/** Hooks for tests; the product starts without them. */
export interface BackendHooks {
  /** The clock of limits (rule 20) and of the simulated provider, so that a test can let time pass. */
  readonly nowMs?: () => number;
  /** Wraps the handler of every request, so that a test can delay the answer. */
  readonly wrapHandler?: (answer: ApiHandler) => ApiHandler;
}

/**
 * Starts the whole backend on one origin: database, REST, auth, mailbox and, when `staticDir` is
 * given, the built client. A failed start leaves nothing behind.
 * @throws FolderInUseError, ConfigError or a StartUpError.
 */
export async function startBackend(
  config: BackendConfig,
  { nowMs = Date.now, wrapHandler = (answer) => answer }: BackendHooks = {},
): Promise<Backend> {
  keepPrivate(config.dataDir);
  const lock = config.database.kind === "folder" ? lockFolder(config.dataDir) : undefined;
  const afterAnswer = createAfterAnswer();
  let database: OpenDatabase | undefined;
  let maintenance: MaintenanceSocket | undefined;
  let dailyRuns: DailyRuns | undefined;
  try {
    const kept = await loadSecrets(config.dataDir);
    const secrets = { ...kept, secretKey: config.secretKey ?? kept.secretKey };
    database = await openDatabase(config, firstFillOf(config));
    const opened = database;
    maintenance = database.files && (await listenForMaintenance(config.dataDir, database.files));

    const simulator = config.provider?.access
      ? undefined
      : await openSimulator(opened, config.leagueTimeZone, secrets.secretKey, nowMs);
    const mail = await openMail(config);
    let server: HttpServer | undefined;
    const isHttps = config.siteUrl?.startsWith("https:") === true;
    const auth: AuthContext = {
      database,
      secrets,
      mail: mail.transport,
      afterAnswer,
      appName: config.appName ?? DEFAULT_APP_NAME,
      limiter: createRateLimiter(nowMs, config.passSignInsPerHour),
      siteUrl: () => config.siteUrl ?? server?.url ?? `http://${config.host}:${config.port}`,
      isLocal: config.siteUrl === undefined,
    };
    const environment = () =>
      functionEnvironment(config, secrets, server?.url ?? "", mail.hasDelivery, simulator);
    const functions = createFunctionsHandler({ secrets, environment });
    const rest = createRestHandler(database, secrets);
    const drawer = createPictureDrawer();
    const router = createRouter({
      rest,
      auth: createAuthHandler(auth),
      functions,
      mailbox: createMailboxHandler(mail.shown, afterAnswer),
      provider: simulator?.handle,
      health: () => healthOf(opened),
      pictures: createPicturesHandler({ rest, crests: functions, drawer }),
      files:
        config.staticDir === undefined
          ? undefined
          : createStaticHandler({
              folder: config.staticDir,
              pageHeaders: pageHeaders(config.clientBackendOrigin, isHttps),
              widgetHeaders: widgetHeaders(config.clientBackendOrigin, isHttps),
              siteUrl: config.siteUrl,
              headOf: createHeadOfPage(functions),
            }),
    });
    const { host, port } = config;
    server = await listen({ host, port, isBehindProxy: isHttps }, wrapHandler(router));
    const stopRecounts = continueRecounts(opened);
    // The simulator's demo changes only when somebody asks for it.
    if (config.provider?.access !== undefined) dailyRuns = startDailyRuns(environment);
    return {
      url: server.url,
      secretKey: secrets.secretKey,
      jwtSecret: secrets.jwtSecret,
      database,
      hasMailDelivery: mail.hasDelivery,
      mailsSent: afterAnswer.settled,
      stop: once(async () => {
        await stopRecounts();
        await drawer.stop();
        await shutDown(server, dailyRuns, maintenance, afterAnswer, opened, lock);
      }),
    };
  } catch (error) {
    await shutDown(undefined, dailyRuns, maintenance, afterAnswer, database, lock);
    throw error;
  }
}

/** Longer than any transaction takes. */
const HEALTH_WITHIN_MS = 5_000;

/** 503 in words where the database cannot read a table. */
async function healthOf(database: SqlDatabase): Promise<ApiAnswer> {
  try {
    const silence = sleep(HEALTH_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error("the database is silent");
    });
    await Promise.race([database.check(), silence]);
    return jsonAnswer(200, { status: "ok" });
  } catch (error) {
    process.stderr.write(`/healthz: ${String(error)}\n`);
    return jsonAnswer(503, { status: "failed", message: "The database cannot read its tables." });
  }
}

/**
 * Stops in this order, so that no request finds the database closed and no process the folder in
 * use.
 */
async function shutDown(
  server: HttpServer | undefined,
  dailyRuns: DailyRuns | undefined,
  maintenance: MaintenanceSocket | undefined,
  afterAnswer: AfterAnswer,
  database: SqlDatabase | undefined,
  lock: FolderLock | undefined,
): Promise<void> {
  try {
    await dailyRuns?.stop();
    await server?.close();
    await afterAnswer.settled();
    await maintenance?.close();
    await database?.close();
  } finally {
    lock?.release();
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
