import { type ApiHandler, type ApiRequest, jsonAnswer } from "../http/api-message.ts";
import { isLoopbackHost } from "../http/loopback.ts";
import type { KeptMail, Mailbox } from "./mailbox.ts";

/**
 * GET /dev/mail: the mailbox with the mails on their way, as a page, or as JSON for tests. It holds
 * sign-in links, so only this machine may read it, and only while mails are stored here.
 */
export function createMailboxHandler(
  mailbox: Mailbox | undefined,
  afterAnswer: { settled(): Promise<void> },
): ApiHandler {
  return async (request) => {
    if (mailbox === undefined || !isFromThisMachine(request) || request.path !== "/") {
      return { status: 404, body: "Not found" };
    }
    await afterAnswer.settled();
    const mails = await mailbox.list();
    if ((request.headers.accept ?? "").includes("application/json")) return jsonAnswer(200, mails);
    return {
      status: 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
      body: page(mails),
    };
  };
}

/** Headers that a web server adds to a forwarded request. */
const PASSED_ON = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * The address alone is not enough: a web server on this machine forwards strangers from loopback.
 */
function isFromThisMachine({ remoteAddress, origin, headers }: ApiRequest): boolean {
  return (
    /^(::1|127\.|::ffff:127\.)/.test(remoteAddress) &&
    isLoopbackHost(new URL(origin).hostname) &&
    PASSED_ON.every((name) => headers[name] === undefined)
  );
}

function page(mails: readonly KeptMail[]): string {
  const items = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)}, ${escapeHtml(mail.sentAt)}</p>` +
      `<pre>${withLinks(mail.text)}</pre></article>`,
  );
  const list = items.length === 0 ? "<p>No mail yet.</p>" : items.join("<hr>");
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    // A link is longer than a phone is wide.
    "<style>pre { white-space: pre-wrap; } * { overflow-wrap: anywhere; }</style>" +
    `<main><h1>Mailbox</h1><p>Mails of this installation. Nothing was sent.</p>${list}</main></html>`
  );
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
