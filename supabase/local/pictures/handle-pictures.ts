import { createHash, randomUUID } from "node:crypto";
import { type SharedAnswer, shareAnswer } from "../../functions/_shared/shared-answer.ts";
import { PUBLISHABLE_KEY } from "../config/backend-config.ts";
import {
  type ApiAnswer,
  type ApiHandler,
  type ApiRequest,
  jsonAnswer,
} from "../http/api-message.ts";
import { APP_PICTURE } from "../http/page-head.ts";
import type { PictureDrawer } from "./picture-drawer.ts";
import { crestsOf, type PictureFacts } from "./picture-facts.ts";

interface PictureSources {
  readonly rest: ApiHandler;
  /** Answers `/crest/{id}`. */
  readonly crests: ApiHandler;
  readonly drawer: PictureDrawer;
}

const ADDRESS =
  /^\/(game|team|player)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.png$/;

/** A picture has some 40 KB. */
const MOST_KEPT = 100;

/** The same time as the head of the page. */
const KEPT = "public, max-age=60";

/**
 * `/picture/{game|team|player}/{id}.png`: what a preview of that page shows, from what visitors may
 * read (D10). A picture is drawn once for the same facts; where none can be drawn, the app's own
 * stands for it.
 */
export function createPicturesHandler({ rest, crests, drawer }: PictureSources): ApiHandler {
  /** Tests run several servers in one process, which share answers by name. */
  const server = randomUUID();
  /** By tag, the least wanted first. */
  const kept = new Map<string, Promise<Buffer | null>>();

  async function readFacts(request: ApiRequest, kind: string, id: string): Promise<SharedAnswer> {
    const { status, body } = await rest({
      ...request,
      method: "POST",
      path: "/rpc/page_picture",
      query: new URLSearchParams(),
      headers: { apikey: PUBLISHABLE_KEY, "content-type": "application/json" },
      body: Buffer.from(JSON.stringify({ p_kind: kind, p_id: id })),
    });
    if (status !== 200) return { status: 503, text: "", tag: "" };
    const text = `${body ?? ""}`;
    if (text === "null") return { status: 404, text: "", tag: "" };
    return { status: 200, text, tag: `"${createHash("sha256").update(text).digest("hex")}"` };
  }

  async function draw(request: ApiRequest, text: string): Promise<Buffer | null> {
    const facts = JSON.parse(text) as PictureFacts;
    const found = new Map<string, string>();
    for (const crest of crestsOf(facts)) {
      const asked = { ...request, method: "GET", path: `/crest/${crest}`, headers: {} };
      const { status, headers = {}, body = "" } = await crests({ ...asked, body: Buffer.alloc(0) });
      // A crest that cannot be read now would be missing in the kept picture for good.
      if (status !== 200 && status !== 404) return null;
      const data = Buffer.from(body).toString("base64");
      if (status === 200) found.set(crest, `data:${headers["content-type"]};base64,${data}`);
    }
    return drawer.draw({ facts, crests: found });
  }

  function pictureOf(request: ApiRequest, { text, tag }: SharedAnswer): Promise<Buffer | null> {
    const picture = kept.get(tag) ?? draw(request, text);
    kept.delete(tag);
    kept.set(tag, picture);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return picture;
  }

  return async (request): Promise<ApiAnswer> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return jsonAnswer(405, { message: "Only GET is answered here." }, { allow: "GET, HEAD" });
    }
    const [, kind, id] = ADDRESS.exec(request.path) ?? [];
    if (kind === undefined || id === undefined) return nothing();
    const key = `${server} picture ${kind} ${id}`;
    const facts = await shareAnswer(key, () => readFacts(request, kind, id));
    if (facts.status === 404) return nothing();
    if (facts.status === 503) return jsonAnswer(503, { message: "It cannot be read now." });
    const headers = { "cache-control": KEPT, etag: facts.tag };
    if (request.headers["if-none-match"] === facts.tag) return { status: 304, headers };
    const picture = await pictureOf(request, facts);
    if (picture !== null) {
      return { status: 200, headers: { ...headers, "content-type": "image/png" }, body: picture };
    }
    kept.delete(facts.tag);
    return { status: 302, headers: { location: APP_PICTURE, "cache-control": KEPT } };
  };
}

function nothing(): ApiAnswer {
  return jsonAnswer(404, { message: "There is no such picture." });
}
