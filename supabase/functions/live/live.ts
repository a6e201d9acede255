import { openProject } from "../_shared/project.ts";
import { refusal } from "../_shared/refusal.ts";
import { supabaseUrl } from "../_shared/settings.ts";
import { type SharedAnswer, shareAnswer, tagOf, zippedText } from "../_shared/shared-answer.ts";

const ADDRESS = /^\/live\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** Lets hosts and proxies cache the answer for a second. */
const KEPT = "public, max-age=1";

/**
 * `/live/{game}`: a game as visitors follow it (D10), the same answer for all who ask within a
 * second. Who has it already names its tag and gets 304.
 */
export async function live(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refusal(405, "bad_request", "Only GET is answered here.", { allow: "GET, HEAD" });
  }
  const id = ADDRESS.exec(new URL(request.url).pathname)?.[1]?.toLowerCase();
  if (id === undefined) return refusal(404, "PT404", "There is no such game.");
  const { status, text, tag, zipped } = await shareAnswer(`${supabaseUrl()} ${id}`, () =>
    readGame(request, id),
  );
  if (status === 404) return refusal(404, "PT404", "There is no such game.");
  if (status === 503) return refusal(503, "unavailable", "The game cannot be read now.");
  const headers = {
    etag: tag,
    "cache-control": KEPT,
    "x-content-type-options": "nosniff",
    vary: "accept-encoding",
  };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  const type = { "content-type": "application/json; charset=utf-8" };
  if (zipped === undefined || !takesGzip(request)) {
    return new Response(text, { headers: { ...headers, ...type } });
  }
  return new Response(zipped, { headers: { ...headers, ...type, "content-encoding": "gzip" } });
}

/** It never rejects, because all who wait share it. */
async function readGame(request: Request, id: string): Promise<SharedAnswer> {
  try {
    const answer = await openProject(request).rpcAsVisitor("live_game", { p_game_id: id });
    if (answer.status !== 200) return { status: 503, text: "", tag: "" };
    if (typeof answer.body !== "object" || answer.body === null) {
      return { status: 404, text: "", tag: "" };
    }
    const text = JSON.stringify(answer.body);
    return { status: 200, text, tag: await tagOf(text), zipped: await zippedText(text) };
  } catch (error) {
    console.error(error);
    return { status: 503, text: "", tag: "" };
  }
}

function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  return known.split(",").some((each) => each.trim() === tag);
}

function takesGzip(request: Request): boolean {
  return /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
}
