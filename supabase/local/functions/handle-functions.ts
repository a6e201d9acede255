import { readdirSync } from "node:fs";
import { AuthError } from "../auth/auth-error.ts";
import { readAccessToken } from "../auth/sessions/access-token.ts";
import type { LocalSecrets } from "../config/local-secrets.ts";
import { bearerToken } from "../http/api-key.ts";
import {
  type ApiAnswer,
  type ApiHandler,
  type ApiRequest,
  jsonAnswer,
} from "../http/api-message.ts";
import {
  type FunctionEnvironment,
  type FunctionHandler,
  loadServed,
  runWith,
} from "./deno-shim.ts";

export interface FunctionsOptions {
  readonly secrets: LocalSecrets;
  /** Read at each call, because the address is known only once the server listens. */
  readonly environment: () => FunctionEnvironment;
  /** Folder that holds a folder for each function; tests set their own. */
  readonly folder?: URL;
}

/** Those with `verify_jwt = false` in config.toml, which ask the database as a visitor. */
export const OPEN_FUNCTIONS: ReadonlySet<string> = new Set(["calendar", "crest", "head", "live"]);

const OWN_FOLDER = new URL("../../functions/", import.meta.url);

/**
 * `/functions/v1`: runs the project's server functions in this process. As the hosted gateway does
 * with `verify_jwt = true`, it refuses a call without a valid token, but of the open functions; a
 * function is loaded at its first call.
 */
export function createFunctionsHandler(options: FunctionsOptions): ApiHandler {
  const folder = options.folder ?? OWN_FOLDER;
  const names = new Set(readdirSync(folder));
  return async (request) => {
    const name = /^\/([a-z][a-z0-9-]*)(?:\/|$)/.exec(request.path)?.[1];
    if (name === undefined || !names.has(name)) {
      return jsonAnswer(404, { code: "NOT_FOUND", message: "Requested function was not found" });
    }
    // A browser's preflight cannot carry the token.
    if (request.method !== "OPTIONS" && !OPEN_FUNCTIONS.has(name)) {
      const refusal = await refusalOf(request, options.secrets);
      if (refusal !== undefined) return jsonAnswer(401, { code: 401, message: refusal });
    }
    return call(new URL(`${name}/index.ts`, folder), name, request, options.environment());
  };
}

async function refusalOf(request: ApiRequest, secrets: LocalSecrets): Promise<string | undefined> {
  const token = bearerToken(request);
  if (token === undefined) return "Missing authorization header";
  try {
    await readAccessToken(token, secrets.jwtSecret);
    return undefined;
  } catch (error) {
    if (error instanceof AuthError) return "Invalid JWT";
    throw error;
  }
}

async function call(
  file: URL,
  name: string,
  request: ApiRequest,
  environment: FunctionEnvironment,
): Promise<ApiAnswer> {
  try {
    const handler: FunctionHandler = await loadServed(file.href);
    return await toApiAnswer(await runWith(environment, () => handler(toRequest(request))));
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`function ${name}: ${text}\n`);
    return jsonAnswer(500, { code: "WORKER_ERROR", message: "Function exited due to an error" });
  }
}

/** As hosted, the address of a function begins with its name. */
function toRequest(request: ApiRequest): Request {
  const query = request.query.size > 0 ? `?${request.query}` : "";
  const headers = new Headers();
  for (const [header, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(header, value);
  }
  const mayHaveBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(`http://localhost${request.path}${query}`, {
    method: request.method,
    headers,
    ...(mayHaveBody && request.body.length > 0 ? { body: new Uint8Array(request.body) } : {}),
  });
}

async function toApiAnswer(response: Response): Promise<ApiAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    ...(body.length > 0 ? { body } : {}),
  };
}
