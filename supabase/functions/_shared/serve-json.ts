import { FunctionError } from "./function-error.ts";

/** Any origin may call: the bearer token is what counts, and no browser adds it by itself. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, x-client-info, apikey, content-type",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-expose-headers": "retry-after",
  "access-control-max-age": "86400",
};

/**
 * Makes the handler of a function that takes one method and answers JSON. A FunctionError becomes its
 * status and body; any other error is logged and becomes a 500 without its text, which may hold
 * secrets.
 */
export function serveJson(
  work: (request: Request) => Promise<unknown>,
  method: "GET" | "POST" = "POST",
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: CORS });
    try {
      if (request.method !== method) {
        throw new FunctionError(405, "bad_request", `Only ${method} is answered here.`);
      }
      return answer(200, await work(request));
    } catch (error) {
      if (error instanceof FunctionError) return failure(error);
      console.error(error);
      return failure(
        new FunctionError(500, "unexpected_failure", "The server failed; its log says why."),
      );
    }
  };
}

function failure(error: FunctionError): Response {
  const { status, code, message, retryAfter } = error;
  const wait = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return answer(status, { code, message }, wait);
}

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...CORS,
      ...headers,
    },
  });
}
