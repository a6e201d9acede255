import {
  HEAD_WITHIN_MS,
  headAddress,
  readPageHead,
  type ServedHead,
  withPageHead,
} from "../supabase/local/http/page-head.ts";
import { UNKNOWN_WIDGET } from "../supabase/local/http/security-headers.ts";
import { functionPath, hostHeaders, hostRoute } from "./host-rules.ts";

/** Reads the file of a request, or answers 404. */
export type FileServer = (request: Request) => Promise<Response>;

/**
 * Answers a request as a static host must: from a function, from a file, or with a page, always
 * with the headers of rule 15. The hosts that run code in front of their files use it.
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
  const address = route === "page" ? headAddress(url.pathname) : null;
  if (address !== null) return headedPage(url, origin, address, files);
  const file = await files(request);
  const page = { page: "/", widget: UNKNOWN_WIDGET.replace("index.html", ""), file: null }[route];
  const isRoute = page !== null && file.status === 404;
  const answer = isRoute ? await files(new Request(new URL(page, url), request)) : file;
  if (answer.status >= 400) return refused(answer);
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(hostHeaders(url.pathname, origin))) {
    headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** Answers with the page of a game, a team or a player, whose title and tags say what visitors may read. */
async function headedPage(
  url: URL,
  origin: string,
  address: string,
  files: FileServer,
): Promise<Response> {
  const [page, head] = await Promise.all([
    files(new Request(new URL("/", url))),
    readHead(`${origin}/functions/v1${address}`),
  ]);
  if (page.status !== 200) return refused(page);
  const html = await page.text();
  const body = head === null ? html : withPageHead(html, head, url.origin, url.pathname);
  return new Response(body, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      ...hostHeaders(url.pathname, origin),
    },
  });
}

/** Returns null if the project does not answer, because that must not keep the page back. */
async function readHead(address: string): Promise<ServedHead | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(HEAD_WITHIN_MS) });
    return answer.status === 200 ? readPageHead(await answer.json()) : null;
  } catch {
    return null;
  }
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
