import { anonKey, serviceKey, supabaseUrl } from "./settings.ts";

export interface ProjectAnswer {
  readonly status: number;
  /** Undefined when the answer is not JSON. */
  readonly body: unknown;
  readonly retryAfter: number | undefined;
}

/** Calls the project's own API as the caller, as a visitor or as the server. */
export interface Project {
  /** Calls an RPC with the rights of the caller's token. */
  rpcAsCaller(name: string, args: Record<string, unknown>): Promise<ProjectAnswer>;
  /** With no token, as calendars ask. */
  rpcAsVisitor(name: string, args: Record<string, unknown>): Promise<ProjectAnswer>;
  rpcAsServer(name: string, args: Record<string, unknown>): Promise<ProjectAnswer>;
  /** A request to the auth server with the service key; `path` begins with a slash. */
  auth(method: string, path: string, body?: Record<string, unknown>): Promise<ProjectAnswer>;
}

export function openProject(request: Request): Project {
  const caller = request.headers.get("authorization") ?? "";
  const server = `Bearer ${serviceKey()}`;
  return {
    rpcAsCaller: (name, args) => send("POST", `/rest/v1/rpc/${name}`, anonKey(), caller, args),
    rpcAsVisitor: (name, args) =>
      send("POST", `/rest/v1/rpc/${name}`, anonKey(), null, args, VISITOR_PATIENCE_MS),
    rpcAsServer: (name, args) => send("POST", `/rest/v1/rpc/${name}`, serviceKey(), server, args),
    auth: (method, path, body) => send(method, `/auth/v1${path}`, serviceKey(), server, body),
  };
}

/** The gateway in front of a hosted project gives up after a minute as well. */
const PATIENCE_MS = 60_000;
/** Everybody who follows a game waits for the one answer that they share. */
const VISITOR_PATIENCE_MS = 10_000;

async function send(
  method: string,
  path: string,
  apikey: string,
  authorization: string | null,
  body: Record<string, unknown> | undefined,
  patienceMs: number = PATIENCE_MS,
): Promise<ProjectAnswer> {
  const answer = await fetch(supabaseUrl() + path, {
    method,
    headers: {
      apikey,
      ...(authorization === null ? {} : { authorization }),
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const wait = Number(answer.headers.get("retry-after"));
  return {
    status: answer.status,
    body: parse(await answer.text()),
    retryAfter: wait > 0 ? wait : undefined,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A field of a JSON answer that is text. */
export function textField(body: unknown, name: string): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === "string" ? value : undefined;
}
