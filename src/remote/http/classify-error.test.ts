import { describe, expect, it } from "vitest";
import type { TransportAnswer } from "../../sync/transport.ts";
import { classify } from "./classify-error.ts";
import { exchangeOnce } from "./exchange.ts";

const HTML = "<!doctype html><title>Wi-Fi</title>";
const json = (body: unknown) => JSON.stringify(body);
const unknown: TransportAnswer = { kind: "unknown", wasTimeout: false };
const temporary = (retryAfterMs: number | null = null, wasTimeout = false): TransportAnswer => ({
  kind: "temporary",
  retryAfterMs,
  wasTimeout,
});
const ownLimit = (retryAfterMs: number | null = null): TransportAnswer => ({
  kind: "temporary",
  retryAfterMs,
  wasTimeout: false,
  isOwnLimit: true,
});
const poison: TransportAnswer = { kind: "batch-refused", tooLarge: false };

/** Sends one real Response through the wire, as the libraries do. */
async function answerTo(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Promise<TransportAnswer> {
  const contentType = body.startsWith("<") ? "text/html" : "application/json";
  const { exchange } = await exchangeOnce(
    {
      fetch: async () =>
        new Response(body === "" ? null : body, {
          status,
          headers: { "content-type": contentType, ...headers },
        }),
      now: () => Date.parse("2026-11-21T12:00:00Z"),
      timeoutMs: 1000,
    },
    (wire) => wire.fetch("http://server.test/"),
  );
  return classify(exchange);
}

describe("the table of answers (SPEC.md)", () => {
  it.each<[string, number, string, TransportAnswer]>([
    ["a 2xx that its reader could not use", 200, HTML, unknown],
    ["a portal's 403 page", 403, HTML, unknown],
    ["a portal's 401 page", 401, HTML, unknown],
    ["a 403 without any code", 403, json({ message: "no" }), unknown],
    ["an empty 403", 403, "", unknown],
    ["a 404 page", 404, HTML, unknown],
    ["a 400 page", 400, HTML, unknown],
    ["an empty 400", 400, "", unknown],
    ["I14 a middlebox's 400", 400, json({ error: "blocked by policy" }), unknown],
    ["I14 a middlebox's 400 with a number", 400, json({ code: 400 }), unknown],
    ["I14 a middlebox's 400 with its own word", 400, json({ code: "bad_request" }), unknown],
    ["I14 a middlebox's 403 with its own word", 403, json({ code: "access_denied" }), unknown],
    ["I14 a middlebox's 409", 409, json({ message: "conflict" }), unknown],
    ["I14 a gateway's 413", 413, json({ message: "Request size limit exceeded" }), unknown],
    ["I14 a 413 that names another status", 413, json({ code: "PT400" }), unknown],
    ["I14 a middlebox's 422", 422, json({ errors: [] }), unknown],
    ["a proxy's 426 page", 426, HTML, unknown],
    ["D73 a network that asks for its own sign-in", 511, HTML, unknown],
    ["D73 the same as JSON", 511, json({ code: "XX000" }), unknown],
    ["I14 a middlebox's 410", 410, json({ error: "gone" }), unknown],
    ["I14 JSON that is no object", 400, json(["no"]), unknown],
    ["a 400 cut off in its JSON", 400, '{"code":"22P', unknown],
    ["408", 408, json({}), temporary()],
    ["425", 425, json({}), temporary()],
    ["429", 429, json({}), temporary()],
    ["429 as a page", 429, HTML, temporary()],
    ["our function's wait", 429, json({ code: "PT429", details: "420" }), ownLimit(420_000)],
    ["our function's wait, unreadable", 429, json({ code: "PT429", details: "soon" }), ownLimit()],
    ["a 429 that is not our function's", 429, json({ code: "X", details: "5" }), temporary()],
    ["500", 500, json({ code: "XX000" }), temporary()],
    ["502 as a page", 502, HTML, temporary()],
    ["503", 503, "", temporary()],
    ["504", 504, HTML, temporary(null, true)],
    ["a serialisation failure", 500, json({ code: "40001" }), temporary()],
    ["a deadlock", 500, json({ code: "40P01" }), temporary()],
    ["a deadlock behind another status", 400, json({ code: "40P01" }), temporary()],
    ["a statement timeout", 500, json({ code: "57014" }), temporary(null, true)],
    [
      "a statement timeout behind another status",
      400,
      json({ code: "57014" }),
      temporary(null, true),
    ],
    ["a function not deployed yet", 404, json({ code: "PGRST202" }), temporary()],
    ["a table not deployed yet", 404, json({ code: "PGRST205" }), temporary()],
    ["an expired token", 401, json({ code: "PGRST303" }), { kind: "token-expired" }],
    ["a token that cannot be read", 401, json({ code: "PGRST301" }), { kind: "token-expired" }],
    ["a right asked for as nobody", 401, json({ code: "42501" }), { kind: "token-expired" }],
    ["a right that is missing", 403, json({ code: "42501" }), { kind: "permission" }],
    ["400", 400, json({ code: "22P02" }), poison],
    ["400 raised by the function", 400, json({ code: "P0001" }), poison],
    ["409", 409, json({ code: "23505" }), poison],
    ["413", 413, json({ code: "PT413" }), { kind: "batch-refused", tooLarge: true }],
    ["422", 422, json({ code: "PT422" }), poison],
    ["a protocol that is too old", 426, json({ code: "PT426" }), { kind: "protocol-too-old" }],
    ["I14 a proxy's 426 without our code", 426, json({}), unknown],
    ["I14 a proxy's 426 with its own word", 426, json({ code: "upgrade_required" }), unknown],
    ["a game that is not there", 404, json({ code: "PT404" }), { kind: "gone" }],
    ["no such row, which PostgREST calls a 500", 500, json({ code: "P0002" }), { kind: "gone" }],
    [
      "a call that carries too much",
      500,
      json({ code: "54000" }),
      { kind: "batch-refused", tooLarge: true },
    ],
    ["a game that is gone", 410, json({ code: "PT410" }), { kind: "gone" }],
    ["a read-only standby", 405, json({ code: "25006" }), temporary()],
  ])("%s", async (_, status, body, expected) => {
    expect(await answerTo(status, body)).toEqual(expected);
  });

  it.each<[string, Record<string, string>, number | null]>([
    ["seconds", { "retry-after": "7" }, 7_000],
    ["zero", { "retry-after": "0" }, 0],
    ["far too long", { "retry-after": "999999" }, 3_600_000],
    ["a date, by the device's clock", { "retry-after": "Sat, 21 Nov 2026 12:00:30 GMT" }, 30_000],
    [
      "a date, by the server's own clock where it shows one",
      { "retry-after": "Sat, 21 Nov 2026 09:00:30 GMT", date: "Sat, 21 Nov 2026 09:00:00 GMT" },
      30_000,
    ],
    ["a date that is over", { "retry-after": "Sat, 21 Nov 2026 11:00:00 GMT" }, 0],
    ["rubbish", { "retry-after": "soon" }, null],
    ["a negative number", { "retry-after": "-5" }, null],
  ])("honours Retry-After: %s", async (_, headers, expected) => {
    expect(await answerTo(503, "", headers)).toEqual(temporary(expected));
  });

  it("knows a timeout, an abort and a dead network apart", () => {
    expect(classify({ kind: "no-answer", cause: "timeout" })).toEqual({
      kind: "unknown",
      wasTimeout: true,
    });
    expect(classify({ kind: "no-answer", cause: "aborted" })).toEqual(unknown);
    expect(classify({ kind: "no-answer", cause: "network" })).toEqual(unknown);
  });
});
