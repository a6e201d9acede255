import type { Page } from "@playwright/test";
import { type Fault, type FaultProxy, startFaultProxy } from "../../helpers/fault-proxy.ts";
import { starters, startersSent, untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";

const HTML = { "content-type": "text/html" };
const JSON_TYPE = { "content-type": "application/json" };
const PORTAL = "<!doctype html><title>Welcome to Field Wi-Fi</title><p>Accept the terms</p>";
const EXPIRED: Fault = {
  kind: "answer",
  status: 401,
  headers: JSON_TYPE,
  body: JSON.stringify({ code: "PGRST303", message: "JWT expired", details: null, hint: null }),
};

const isPush = ({ path }: { path: string }) => path.startsWith("/rest/v1/rpc/push_game_events");
const isPull = ({ path }: { path: string }) => path.startsWith("/rest/v1/rpc/pull_game_events");
const isRefresh = ({ path }: { path: string }) =>
  path.startsWith("/auth/v1/token?grant_type=refresh_token");

interface Trouble {
  readonly name: string;
  readonly arrange: (network: FaultProxy) => (() => number)[];
}

/** Faults of a network beside a field; the app must survive each while somebody goes on tapping. */
const TROUBLES: readonly Trouble[] = [
  {
    name: "429 on the token refresh",
    arrange: (n) => [
      n.inject(isPush, EXPIRED),
      n.inject(isRefresh, {
        kind: "answer",
        status: 429,
        headers: { ...JSON_TYPE, "retry-after": "1" },
        body: JSON.stringify({
          code: 429,
          error_code: "over_request_rate_limit",
          msg: "slow down",
        }),
      }),
    ],
  },
  { name: "the request is lost", arrange: (n) => [n.inject(isPush, { kind: "lose-request" }, 2)] },
  {
    name: "the answer is lost after the commit",
    arrange: (n) => [n.inject(isPush, { kind: "lose-answer" }, 2)],
  },
  {
    name: "503 with Retry-After",
    arrange: (n) => [
      n.inject(isPush, {
        kind: "answer",
        status: 503,
        headers: { ...HTML, "retry-after": "2" },
        body: "<h1>Service Unavailable</h1>",
      }),
    ],
  },
  {
    name: "a captive portal answers 403",
    arrange: (n) => [
      n.inject(isPush, { kind: "answer", status: 403, headers: HTML, body: PORTAL }, 2),
    ],
  },
  {
    name: "a captive portal answers 200",
    arrange: (n) => [
      n.inject(isPush, { kind: "answer", status: 200, headers: HTML, body: PORTAL }, 2),
    ],
  },
  { name: "delivered twice", arrange: (n) => [n.inject(isPush, { kind: "deliver-twice" }, 2)] },
  // This comes last: a second rejected token within half a minute is not refreshed at once.
  { name: "the token has expired", arrange: (n) => [n.inject(isPush, EXPIRED)] },
];

test(
  "whatever the network does while somebody taps: nothing lost, nothing twice, still signed in",
  JOURNEY,
  async ({ server, newPhone }) => {
    const game = await untouchedGame(server);
    const network = await startFaultProxy(server.url);
    const phone = await newPhone({ baseURL: network.url });
    const live = new LiveScreen(phone, game);
    const recorded = { count: 0 };
    const tooEarly = await watchPill(phone, network, recorded);
    await signIn(phone, DEMO.scorer);
    const signedInFrom = network.requests.length;
    await live.open();
    await live.chooseRosters(starters(game));
    recorded.count += 2;
    await startersSent(server, live);

    const made: string[] = [];
    for (const [index, trouble] of TROUBLES.entries()) {
      await test.step(trouble.name, async () => {
        const fired = trouble.arrange(network);
        for (const side of ["visitor", "home"] as const) {
          made.push(
            ...(await live.record({ stat: "safety", side, player: index % 6 }, "stat-first")),
          );
          recorded.count += 1;
          // The button is disabled while an upload is under way, so this does not wait for it.
          await phone.getByRole("button", { name: "Save Now" }).dispatchEvent("click");
        }
        await expect
          .poll(() => fired.map((count) => count() > 0), { timeout: 40_000 })
          .toEqual(fired.map(() => true));
        network.heal();
        await expect
          .poll(() => live.sync(), { timeout: 60_000 })
          .toMatchObject({ state: "saved", pending: 0, attention: 0 });
      });
    }

    await expect.poll(async () => (await live.entryIds()).sort()).toEqual([...made].sort());
    const events = await rows<{ event_id: string; type: string }>(
      server.service.from("game_events").select("event_id,type").eq("game_id", game.id),
    );
    expect(events.filter(({ type }) => type === "stat.recorded.v1")).toHaveLength(made.length);
    const points = TROUBLES.length * 2;
    await expect.poll(() => live.score()).toEqual({ visitor: points, home: points });
    expect((await server.service.rpc("verify_totals")).data).toEqual([]);

    expect(tooEarly).toEqual([]);
    const strangers = network.requests
      .slice(signedInFrom)
      .filter(({ path, role }) => path.startsWith("/rest/") && role !== "authenticated");
    expect(strangers.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    await phone.goto("/games");
    await phone.getByRole("button", { name: "Menu" }).click();
    await expect(phone.getByRole("dialog").getByText(DEMO.scorer.email)).toBeVisible();
    await network.close();
  },
);

test("I14 a proxy that answers 400 with JSON puts no play aside: score and feed stay, also after a reload", async ({
  server,
  newPhone,
}) => {
  const game = await untouchedGame(server);
  const network = await startFaultProxy(server.url);
  const phone = await newPhone({ baseURL: network.url });
  const live = new LiveScreen(phone, game);
  await signIn(phone, DEMO.scorer);
  await live.open();
  await live.chooseRosters(starters(game));
  await startersSent(server, live);
  const blocked: Fault = {
    kind: "answer",
    status: 400,
    headers: JSON_TYPE,
    body: JSON.stringify({ error: "blocked by policy" }),
  };
  const fired = network.inject(isPush, blocked, 1_000);
  for (let player = 0; player < 4; player += 1) {
    await live.record({ stat: "safety", side: "visitor", player }, "stat-first");
    if (player < 3) await live.record({ stat: "safety", side: "home", player }, "stat-first");
  }
  await expect.poll(fired, { timeout: 40_000 }).toBeGreaterThan(2);
  const kept = { state: "offline", pending: 7, attention: 0 };
  await expect.poll(() => live.sync()).toMatchObject(kept);
  await phone.reload();
  await expect.poll(() => live.score()).toEqual({ visitor: 8, home: 6 });
  await expect.poll(() => live.sync()).toMatchObject(kept);
  await expect(phone.getByTestId("feed-entry")).toHaveCount(7);
  network.heal();
  await expect
    .poll(() => live.sync(), { timeout: 40_000 })
    .toMatchObject({ state: "saved", pending: 0, attention: 0 });
  await network.close();
});

/**
 * Watches every change of the pill. Returns the moments at which it said "All saved" although
 * the server had not confirmed everything that was recorded by then (I21).
 */
async function watchPill(
  phone: Page,
  network: FaultProxy,
  recorded: { readonly count: number },
): Promise<string[]> {
  const tooEarly: string[] = [];
  await phone.exposeBinding("pillSays", (_, state: string) => {
    const confirmed = confirmedEvents(network);
    if (state === "saved" && confirmed < recorded.count) {
      tooEarly.push(`${confirmed} of ${recorded.count} confirmed`);
    }
  });
  await phone.addInitScript(() => {
    let last: string | undefined;
    new MutationObserver(() => {
      const pill = document.querySelector<HTMLElement>("[data-testid=sync-status]");
      if (pill?.dataset.state === last) return;
      last = pill?.dataset.state;
      if (last) (window as unknown as { pillSays(state: string): void }).pillSays(last);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return tooEarly;
}

/** Events whose receipt has reached the browser, or that a page of the log has shown it (S16). */
function confirmedEvents(network: FaultProxy): number {
  const ids = new Set<string>();
  for (const request of network.requests) {
    const isReal = request.fault === null || request.fault === "deliver-twice";
    if (!isReal || request.status !== 200) continue;
    const said = isPush(request) ? request.body : isPull(request) ? request.answer : "";
    for (const [, id = ""] of said.matchAll(/"event_id":\s*"([^"]+)"/g)) ids.add(id);
  }
  return ids.size;
}
