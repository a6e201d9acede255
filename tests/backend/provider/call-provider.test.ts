import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  callProvider,
  type ProviderPace,
} from "../../../supabase/functions/_shared/provider/call-provider.ts";
import { freePort } from "../../helpers/free-port.ts";
import {
  cutShort,
  hangUp,
  json,
  SITE,
  scriptedProvider,
  silent,
  TOKEN,
  text,
} from "../../helpers/provider/scripted-provider.ts";

const provider = scriptedProvider();
const ANSWER = { games: [{ id: 1 }] };

/** A clock that waits jump over. */
function pace(limits: Partial<ProviderPace> = {}): { waits: number[]; how: Partial<ProviderPace> } {
  const waits: number[] = [];
  let now = 0;
  const sleep = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  return { waits, how: { nowMs: () => now, sleep, ...limits } };
}

async function call(path = "/leagues/1/games", limits: Partial<ProviderPace> = {}, url?: string) {
  const { waits, how } = pace(limits);
  const settings = { url: url ?? provider.url, site: SITE, token: TOKEN, label: "league provider" };
  const outcome = await callProvider(settings, path, how).then(
    (body) => ({ body }),
    (failure: { status: number; code: string; message: string; retryAfter?: number }) => ({
      status: failure.status,
      code: failure.code,
      message: failure.message,
      retryAfter: failure.retryAfter,
    }),
  );
  expect(JSON.stringify(outcome)).not.toContain(TOKEN);
  expect(JSON.stringify(outcome)).not.toContain(SITE);
  return { outcome, waits };
}

test("the request holds site and token, and nothing is asked twice that was answered", async () => {
  provider.answers(json(ANSWER));
  expect(await call()).toEqual({ outcome: { body: ANSWER }, waits: [] });
  expect(provider.seen).toEqual([
    { method: "GET", path: `/v1/sites/${SITE}/leagues/1/games`, token: TOKEN },
  ]);
});

test("D13: addresses and phone numbers of people stay outside", async () => {
  provider.answers(
    json({
      players: [{ participant_id: 1, email: "a@b.test", phone: "555", Email_subscribed: 1 }],
    }),
  );
  expect((await call()).outcome).toEqual({ body: { players: [{ participant_id: 1 }] } });
});

describe("A §7: retries", () => {
  test.each([408, 429, 500, 502, 503, 504])("a %i may pass: 2, 4 and 8 seconds", async (status) => {
    provider.answers(text("", status));
    const { outcome, waits } = await call();
    expect(waits).toEqual([2_000, 4_000, 8_000]);
    expect(provider.seen).toHaveLength(4);
    expect(outcome).toHaveProperty("code");
    provider.answers(text("", status), text("", status), json(ANSWER));
    expect(await call()).toEqual({ outcome: { body: ANSWER }, waits: [2_000, 4_000] });
  });

  test.each([400, 401, 403, 404, 410, 418, 501])("a %i will not pass", async (status) => {
    provider.answers(text("", status));
    expect((await call()).waits).toEqual([]);
    expect(provider.seen).toHaveLength(1);
  });

  test("A §9: standings are asked three times, after 1 and 2 seconds", async () => {
    provider.answers(text("", 503));
    expect((await call("/leagues/1/standings")).waits).toEqual([1_000, 2_000]);
  });

  test("Retry-After in seconds or as a date is the least wait", async () => {
    provider.answers(text("", 429, { "retry-after": "7" }), json(ANSWER));
    expect((await call()).waits).toEqual([7_000]);
    const date = new Date(Date.now() + 9_500).toUTCString();
    provider.answers(text("", 503, { "retry-after": date }), json(ANSWER));
    const [wait = 0] = (await call()).waits;
    expect(wait).toBeGreaterThan(2_000);
    expect(wait).toBeLessThanOrEqual(10_000);
  });

  test("nobody waits a minute: the answer says how long it takes", async () => {
    provider.answers(text("", 429, { "retry-after": "60" }));
    expect(await call()).toEqual({
      waits: [],
      outcome: {
        status: 429,
        code: "provider_rate_limited",
        message: "Rate limit exceeded: wait a few minutes and try again.",
        retryAfter: 60,
      },
    });
  });

  test("no attempt begins after the time of a call is over", async () => {
    provider.answers(text("", 503));
    expect((await call(undefined, { budgetMs: 5_000 })).waits).toEqual([2_000]);
  });
});

describe("A §8: texts", () => {
  test.each([
    [400, 502, "provider_bad_request", "Bad request: check the League ID."],
    [401, 502, "provider_refused", "Authentication error: invalid credentials."],
    [403, 502, "provider_refused", "Access denied: the credentials do not open this site."],
    [404, 502, "provider_not_found", "Resource not found: verify the League ID."],
    [
      500,
      502,
      "provider_failed",
      "Server error: the league provider failed. Try again in a few minutes.",
    ],
    [
      502,
      502,
      "provider_failed",
      "Bad gateway: the league provider cannot be reached. Try again in a few minutes.",
    ],
    [
      503,
      502,
      "provider_failed",
      "Service unavailable: the league provider is down. Try again in a few minutes.",
    ],
    [
      504,
      502,
      "provider_failed",
      "Gateway timeout: the league provider is slow. Try again in a few minutes.",
    ],
    [418, 502, "provider_failed", "API error: 418 I'm a Teapot"],
  ])("%i", async (theirs, status, code, message) => {
    provider.answers(text("<html>", theirs));
    expect((await call()).outcome).toMatchObject({ status, code, message });
  });

  test("nobody listens", async () => {
    const { outcome, waits } = await call("/leagues", {}, `http://127.0.0.1:${await freePort()}`);
    expect(outcome).toMatchObject({ code: "provider_unreachable" });
    expect(outcome).toHaveProperty(
      "message",
      "Network error: Unable to connect to the league provider API. Check the server's connection.",
    );
    expect(waits).toHaveLength(3);
  });

  test("a server that is silent", async () => {
    provider.answers(silent);
    const { outcome } = await call("/leagues", { timeLimitMs: 60, budgetMs: 1_000 });
    expect(outcome).toMatchObject({ status: 504, code: "provider_timeout" });
    expect(outcome).toHaveProperty("message", expect.stringMatching(/^Request timeout: /));
  });

  test.each([
    ["hangs up", hangUp],
    ["stops in the middle", cutShort],
  ])("a server that %s", async (_, turn) => {
    provider.answers(turn);
    const { outcome, waits } = await call();
    expect(outcome).toMatchObject({ status: 502, code: "provider_connection" });
    expect(outcome).toHaveProperty("message", expect.stringMatching(/^Connection error: /));
    expect(waits).toHaveLength(3);
  });

  const errors = JSON.parse(
    readFileSync(
      fileURLToPath(new URL("../../fixtures/provider/errors.json", import.meta.url)),
      "utf8",
    ),
  ) as Record<string, { body: string }>;
  test.each(["200_html", "200_truncated"])(
    "%s is no answer, and is not asked again",
    async (name) => {
      provider.answers(text(errors[name]?.body ?? ""));
      const { outcome, waits } = await call();
      expect(outcome).toMatchObject({
        code: "provider_unreadable",
        message: "The league provider answered with something that is no JSON.",
      });
      expect(waits).toEqual([]);
    },
  );
});

describe("rule 11", () => {
  test("a redirect is not followed", async () => {
    provider.answers(text("", 302, { location: `${provider.url}/elsewhere` }), json(ANSWER));
    expect((await call()).outcome).toMatchObject({
      message: "The league provider answered with a redirect, which is not followed.",
    });
    expect(provider.seen).toHaveLength(1);
  });

  test("what is too large is cut off", async () => {
    provider.answers(json({ games: ["x".repeat(5_000)] }));
    expect((await call("/leagues", { mostBytes: 4_000 })).outcome).toMatchObject({
      message: "The league provider answered with more than 10 MB.",
    });
  });

  test("lists without end are no answer", async () => {
    provider.answers(text(`${"[".repeat(200_000)}${"]".repeat(200_000)}`));
    expect((await call()).outcome).toMatchObject({ code: "provider_unreadable" });
  });

  test("rule 10: a provider that repeats the token cannot hand it on", async () => {
    provider.answers(json({ you_sent: TOKEN }));
    expect((await call()).outcome).toEqual({ body: { you_sent: "" } });
  });
});
