import { functionPath, hostHeaders, hostRoute } from "./host-rules.ts";

/** Reads the file of a request, or answers 404. */
export type FileServer = (request: Request) => Promise<Response>;

/**
 * Answers a request as a static host must: functions behind /api, /calendar and /live, files,
 * index.html for pages, and the headers of rule 15. Used by the hosts that run code in front of the files.
 * @param supabaseUrl of the project, as in VITE_SUPABASE_URL.
 */
export async function serveHost(
  request: Request,
  supabaseUrl: string,
  files: FileServer,
): Promise<Response> {
  const url = new URL(request.url);
  const origin = new URL(supabaseUrl).origin;
  const route = hostRoute(url.pathname);
  if (route === "api") {
    const target = `${origin}${functionPath(url.pathname)}${url.search}`;
    return fetch(new Request(target, request));
  }
  if (route === "nothing") return refused(new Response("Not found", { status: 404 }));
  const file = await files(request);
  const isApp = route === "page" && file.status === 404;
  const answer = isApp ? await files(new Request(new URL("/", url), request)) : file;
  if (answer.status >= 400) return refused(answer);
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(hostHeaders(url.pathname, origin))) {
    headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/**
 * Drops the cache header of hashed names: a 404 that a browser keeps would hide the next version's
 * file for a year.
 */
function refused(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set("x-content-type-options", "nosniff");
  headers.set("cache-control", "no-store");
  return new Response(answer.body, { status: answer.status, headers });
}
