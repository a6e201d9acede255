import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { loadServed, runWith } from "../../../supabase/local/functions/deno-shim.ts";
import type { TestBackend } from "../backend/start-test-backend.ts";

const SYNC_SEASON = new URL("../../../supabase/functions/sync-season/index.ts", import.meta.url);

type Body = Readonly<Record<string, unknown>>;

/** One call of a runner to the database. */
export interface RunnerCall {
  /** The function of the database, such as "apply_sync_rows". */
  readonly name: string;
  /** Counts the calls of this runner, from 1. */
  readonly number: number;
  readonly body: Body;
}

/** What happens around the calls of one runner; who answers "dies" has killed it there. */
export interface RunnerWatch {
  readonly before?: (call: RunnerCall) => Promise<"dies" | undefined> | "dies" | undefined;
  readonly after?: (call: RunnerCall) => Promise<"dies" | undefined> | "dies" | undefined;
}

export interface RunnerAnswer {
  readonly status: number;
  readonly body: Body;
  readonly calls: readonly RunnerCall[];
  /** The call around which it was killed. */
  readonly diedAt: RunnerCall | undefined;
}

export interface WatchedRunners {
  /** Runs the function sync-season with the server's key, as a process of its own would. */
  call(body: Body, watch?: RunnerWatch): Promise<RunnerAnswer>;
  /** Calls of any runner that the database is working on. */
  readonly underWay: ReadonlySet<RunnerCall>;
  stop(): Promise<void>;
}

/** Where a runner finds the provider. */
export interface ProviderAccess {
  readonly url: string;
  readonly site: string;
  readonly token: string;
}

interface Runner {
  readonly watch: RunnerWatch;
  readonly calls: RunnerCall[];
  diedAt?: RunnerCall;
}

/**
 * Runners of sync-season that reach the database through a proxy. A killed one gets no answer any
 * more and nothing that it sends arrives, so the database stands as after the end of its process.
 */
export async function watchedRunners(
  backend: TestBackend,
  access: ProviderAccess,
): Promise<WatchedRunners> {
  const runners = new Map<string, Runner>();
  const underWay = new Set<RunnerCall>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, key = "", path = ""] = /^\/(\d+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const runner = runners.get(key);
    if (runner === undefined || runner.diedAt !== undefined) return void response.destroy();
    const body = await textOf(request);
    const name = path.slice(path.lastIndexOf("/") + 1);
    const call = { name, number: runner.calls.length + 1, body: JSON.parse(body) as Body };
    runner.calls.push(call);
    if ((await runner.watch.before?.(call)) === "dies") runner.diedAt = call;
    if (runner.diedAt !== undefined) return void response.destroy();
    underWay.add(call);
    const { apikey = "", authorization = "" } = request.headers;
    const answer = await fetch(backend.url + path, {
      method: "POST",
      headers: { apikey: String(apikey), authorization, "content-type": "application/json" },
      body,
    });
    const text = await answer.text();
    underWay.delete(call);
    if ((await runner.watch.after?.(call)) === "dies") runner.diedAt = call;
    if (runner.diedAt !== undefined) return void response.destroy();
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(text);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const handler = await loadServed(SYNC_SEASON.href);

  return {
    underWay,
    async call(body, watch = {}) {
      const key = String(runners.size + 1);
      const runner: Runner = { watch, calls: [] };
      runners.set(key, runner);
      const environment = {
        SUPABASE_URL: `http://127.0.0.1:${port}/${key}`,
        SUPABASE_ANON_KEY: backend.publishableKey,
        SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
        PROVIDER_URL: access.url,
        PROVIDER_SITE: access.site,
        PROVIDER_TOKEN: access.token,
      };
      const request = new Request("http://localhost/sync-season", {
        method: "POST",
        headers: { authorization: `Bearer ${backend.secretKey}` },
        body: JSON.stringify(body),
      });
      const answer = await runWith(environment, () => handler(request));
      return {
        status: answer.status,
        body: (await answer.json()) as Body,
        calls: runner.calls,
        diedAt: runner.diedAt,
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
