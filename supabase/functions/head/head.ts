import { openProject } from "../_shared/project.ts";
import { headWords, readHeadFacts } from "./head-words.ts";

const ADDRESS =
  /^\/head\/(game|team|player)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;

/** Hosts and proxies may share it; a score is a minute late in a preview at most. */
const KEPT = "public, max-age=60";

/**
 * `/head/{game|team|player}/{id}`: title and description of that page as visitors may read them
 * (D10). Hosts write them into the page (hosting/serve-host.ts).
 */
export async function head(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refusal(405, "bad_request", "Only GET is answered here.", { allow: "GET, HEAD" });
  }
  const [, kind, id] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  if (kind === undefined || id === undefined) return nothing();
  const answer = await openProject(request).rpcAsVisitor("page_head", { p_kind: kind, p_id: id });
  if (answer.status !== 200) return refusal(503, "unavailable", "The page cannot be read now.");
  const facts = readHeadFacts(answer.body);
  if (facts === null) return nothing();
  return new Response(JSON.stringify(headWords(facts)), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": KEPT,
      "x-content-type-options": "nosniff",
    },
  });
}

function nothing(): Response {
  return refusal(404, "PT404", "There is nothing of this address.");
}

function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ code, message }), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}
