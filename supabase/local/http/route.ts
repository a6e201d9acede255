import { type ApiAnswer, type ApiHandler, jsonAnswer, notBuilt } from "./api-message.ts";
import { excessOf, tooMuchJson } from "./json-nesting.ts";
import { API_HEADERS } from "./security-headers.ts";

export interface Routes {
  readonly rest: ApiHandler;
  readonly auth: ApiHandler;
  readonly functions: ApiHandler;
  readonly mailbox: ApiHandler;
  /** What previews of a shared address show. */
  readonly pictures: ApiHandler;
  /** The simulated league provider; absent beside a real one. */
  readonly provider: ApiHandler | undefined;
  readonly health: ApiHandler;
  /** The built client; absent when only the API is served. */
  readonly files: ApiHandler | undefined;
}

/** The first matching prefix wins; any other path belongs to the app. */
export function createRouter(routes: Routes): ApiHandler {
  const prefixes: readonly (readonly [string, ApiHandler])[] = [
    ["/rest/v1", routes.rest],
    ["/auth/v1", routes.auth],
    ["/functions/v1", routes.functions],
    ["/dev/mail", routes.mailbox],
    ["/dev/provider", routes.provider ?? unknownApi],
    ["/healthz", routes.health],
    ["/picture", routes.pictures],
    // /api/x is served by function x, as on static hosts (functions-and-hosts.md).
    ["/api", routes.functions],
    ["/calendar", ({ path, ...rest }) => routes.functions({ ...rest, path: `/calendar${path}` })],
    ["/crest", ({ path, ...rest }) => routes.functions({ ...rest, path: `/crest${path}` })],
    ["/live", ({ path, ...rest }) => routes.functions({ ...rest, path: `/live${path}` })],
    // These are other services of a hosted project; the app's page must not be taken for their
    // answer.
    ["/storage", () => Promise.resolve(notBuilt("file storage"))],
    ["/realtime", () => Promise.resolve(notBuilt("realtime channels"))],
    ["/graphql", () => Promise.resolve(notBuilt("GraphQL"))],
    ["/functions", unknownApi],
    ["/rest", unknownApi],
  ];
  return async (request) => {
    for (const [prefix, handler] of prefixes) {
      if (request.path !== prefix && !request.path.startsWith(`${prefix}/`)) continue;
      const excess = excessOf(request.body);
      if (excess !== undefined) return withApiHeaders(tooMuchJson(excess));
      const path = request.path.slice(prefix.length) || "/";
      return withApiHeaders(await handler({ ...request, path }));
    }
    if (routes.files === undefined) return withApiHeaders(await unknownApi());
    return routes.files(request);
  };
}

function unknownApi(): Promise<ApiAnswer> {
  return Promise.resolve(jsonAnswer(404, { message: "no Route matched with those values" }));
}

function withApiHeaders(answer: ApiAnswer): ApiAnswer {
  return { ...answer, headers: { ...API_HEADERS, ...answer.headers } };
}
