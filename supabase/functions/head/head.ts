import { openProject } from "../_shared/project.ts";
import { refusal } from "../_shared/refusal.ts";
import { supabaseUrl } from "../_shared/settings.ts";
import { type SharedAnswer, shareAnswer } from "../_shared/shared-answer.ts";
import { headWords, readHeadFacts } from "./head-words.ts";

const ADDRESS =
  /^\/head\/(game|team|player)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** Hosts and proxies may share it; a score is a minute late in a preview at most. */
const KEPT = "public, max-age=60";

/**
 * `/head/{game|team|player}/{id}`: title and description of that page as visitors may read them
 * (D10), read at most once a second. Hosts write them into the page (hosting/serve-host.ts).
 */
export async function head(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refusal(405, "bad_request", "Only GET is answered here.", { allow: "GET, HEAD" });
  }
  const [, kind, id] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  if (kind === undefined || id === undefined) return nothing();
  const { status, text } = await shareAnswer(`${supabaseUrl()} head ${kind} ${id}`, () =>
    readHead(request, kind, id),
  );
  if (status === 404) return nothing();
  if (status === 503) return refusal(503, "unavailable", "The page cannot be read now.");
  return new Response(text, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": KEPT,
      "x-content-type-options": "nosniff",
    },
  });
}

/** It never rejects, because all who wait share it. */
async function readHead(request: Request, kind: string, id: string): Promise<SharedAnswer> {
  const args = { p_kind: kind, p_id: id };
  try {
    const { status, body } = await openProject(request).rpcAsVisitor("page_head", args);
    if (status !== 200) return { status: 503, text: "", tag: "" };
    const facts = readHeadFacts(body);
    if (facts === null) return { status: 404, text: "", tag: "" };
    return { status: 200, text: JSON.stringify(headWords(facts)), tag: "" };
  } catch (error) {
    console.error(error);
    return { status: 503, text: "", tag: "" };
  }
}

function nothing(): Response {
  return refusal(404, "PT404", "There is nothing of this address.");
}
