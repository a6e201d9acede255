import { openProject, textField } from "../_shared/project.ts";
import { refusal } from "../_shared/refusal.ts";

const ADDRESS = /^\/crest\/([0-9a-f]{32})$/;

/** Another picture has another address, so nobody asks for one again. */
const KEPT = "public, max-age=31536000, immutable";

/** Opened by itself, an SVG would be a page of this address: it may run, load and embed nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * `/crest/{id}`: the crest of a team, for whoever knows its id (docs/decisions/team-crests.md). Only
 * set-crest stores pictures, so what stands here has been read and written anew.
 */
export async function crest(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refusal(405, "bad_request", "Only GET is answered here.", { allow: "GET, HEAD" });
  }
  const id = ADDRESS.exec(new URL(request.url).pathname)?.[1];
  if (id === undefined) return refusal(404, "PT404", "There is no such crest.");
  const { status, body } = await openProject(request).rpcAsVisitor("crest", { p_crest: id });
  if (status !== 200) return refusal(503, "unavailable", "The crest cannot be read now.");
  const picture = textField(body, "picture");
  const mediaType = textField(body, "media_type");
  if (picture === undefined || mediaType === undefined) {
    return refusal(404, "PT404", "There is no such crest.");
  }
  return new Response(
    Uint8Array.from(atob(picture), (each) => each.charCodeAt(0)),
    {
      headers: {
        "content-type": mediaType,
        "cache-control": KEPT,
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
      },
    },
  );
}
