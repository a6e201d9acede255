import type { Page } from "@playwright/test";
import { SESSION_KEY } from "../../../src/remote/auth/session-keeper.ts";
import { Device } from "../../helpers/database/device.ts";
import { type FaultProxy, startFaultProxy } from "../../helpers/fault-proxy.ts";
import { atTheField } from "../support/at-the-field.ts";
import { keepInMeta } from "../support/device-rows.ts";
import { expect, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import type { LiveScreen } from "../support/live-screen.ts";
import { FAULT_KINDS, type FaultKind, type Saying } from "../support/network/fault-kinds.ts";
import type { E2eServer } from "../support/server.ts";

/** `FAULT_MATRIX=all` meets every call with every fault. */
const KINDS = FAULT_KINDS.filter(({ isUsual }) => isUsual || process.env.FAULT_MATRIX === "all");

type Request = { readonly method: string; readonly path: string; readonly body: string };
type Rpc = (request: Request) => boolean;

const rpc =
  (name: string, part = ""): Rpc =>
  ({ path, body }) =>
    path.startsWith(`/rest/v1/rpc/${name}`) && body.includes(part);
const isRefresh: Rpc = ({ path }) => path.startsWith("/auth/v1/token?grant_type=refresh_token");

interface Place {
  readonly server: E2eServer;
  readonly network: FaultProxy;
  readonly phone: Page;
  readonly live: LiveScreen;
}

/** One phone at the field behind a network that the test breaks. */
async function behindTheNetwork(
  server: E2eServer,
  newPhone: (options: { baseURL: string }) => Promise<Page>,
): Promise<Place> {
  const network = await startFaultProxy(server.url);
  const phone = await newPhone({ baseURL: network.url });
  const { live } = await atTheField(server, phone);
  return { server, network, phone, live };
}

/** A phone that comes back to its network tries again at once. */
function wake(phone: Page): Promise<void> {
  return phone.evaluate(() => {
    window.dispatchEvent(new Event("online"));
  });
}

const pillOf = (phone: Page) => phone.getByTestId("sync-status");

function says(phone: Page, state: Saying | "saved"): Promise<void> {
  return expect(pillOf(phone)).toHaveAttribute("data-state", state, { timeout: 40_000 });
}

const WORDS: Readonly<Record<Saying, RegExp>> = {
  offline: /^Offline( · \d+ to send)?$/,
  saving: /^Sending( \d+)?…$/,
};

/** The act under the fault, the words meanwhile, and everything sent once the network is well. */
async function survive(
  { network, phone }: Place,
  matches: Rpc,
  { fault, says: state }: FaultKind,
  act: () => Promise<void>,
): Promise<void> {
  const fired = network.inject(matches, fault, 1_000);
  // Where the server did the work, a pull that got through would tell the phone so.
  network.inject(rpc("pull_game_events"), fault, 1_000);
  await act();
  await wake(phone);
  await expect.poll(fired, { timeout: 40_000 }).toBeGreaterThan(0);
  await says(phone, state);
  await expect(pillOf(phone)).toHaveText(WORDS[state]);
  network.heal();
  await wake(phone);
  await says(phone, "saved");
  await expect(pillOf(phone)).toHaveAttribute("data-attention", "0");
}

async function eventsOf({ server, live }: Place, type: string): Promise<number> {
  const { game } = live;
  const events = server.service.from("game_events").select("event_id").eq("game_id", game.id);
  return (await rows(events.eq("type", type))).length;
}

async function nothingHeld({ server, live }: Place): Promise<void> {
  const held = server.service.from("held_events").select("event_id,reason");
  expect(await rows(held.eq("game_id", live.game.id))).toEqual([]);
  expect((await server.service.rpc("verify_totals", { p_game_id: live.game.id })).data).toEqual([]);
}

test("fault × call: push", async ({ server, newPhone }) => {
  const place = await behindTheNetwork(server, newPhone);
  for (const [index, kind] of FAULT_KINDS.entries()) {
    await test.step(kind.name, async () => {
      const play = { stat: "safety", side: "home", player: index % 6 } as const;
      await survive(place, rpc("push_game_events"), kind, async () => {
        await place.live.record(play, "player-first");
      });
      expect(await eventsOf(place, "stat.recorded.v1")).toBe(index + 1);
      expect(await place.live.score()).toEqual({ visitor: 0, home: 2 * (index + 1) });
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: roster", async ({ server, newPhone }) => {
  const place = await behindTheNetwork(server, newPhone);
  const { home } = place.live.game;
  const [first] = home.players;
  const seventh = home.players[6];
  if (!first || !seventh) throw new Error("the home team has seven players");
  const before = await eventsOf(place, "roster.changed.v1");
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      const [out, into] = index % 2 === 0 ? [first, seventh] : [seventh, first];
      await survive(place, rpc("push_game_events", "roster.changed.v1"), kind, () =>
        place.live.swapRoster("home", out, into),
      );
      expect(await eventsOf(place, "roster.changed.v1")).toBe(before + index + 1);
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: finalize and re-open", async ({ server, newPhone }) => {
  const place = await behindTheNetwork(server, newPhone);
  const { phone, live } = place;
  await live.record({ stat: "safety", side: "home", player: 0 }, "player-first");
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      await survive(place, rpc("push_game_events", "game.finalized.v1"), kind, async () => {
        await live.finalize();
        await expect(phone).toHaveURL(/\/review$/);
      });
      expect(await eventsOf(place, "game.finalized.v1")).toBe(index + 1);
      await survive(place, rpc("push_game_events", "game.reopened.v1"), kind, async () => {
        await phone.getByRole("button", { name: "Re-open for Stat Collection" }).click();
        await phone.getByRole("alertdialog").getByRole("button", { name: "Re-open" }).click();
        await expect(phone.getByTestId("stat-grid")).toBeVisible();
      });
      expect(await eventsOf(place, "game.reopened.v1")).toBe(index + 1);
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: correction", async ({ server, newPhone }) => {
  const place = await behindTheNetwork(server, newPhone);
  const { phone, live } = place;
  await live.record({ stat: "tackle", side: "home", player: 0 }, "player-first");
  await live.finalize();
  await says(phone, "saved");
  const name = new RegExp(`^Edit #?.*${live.game.home.players[0]?.plainName}`);
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      await survive(place, rpc("push_game_events", "stats.corrected.v1"), kind, async () => {
        await phone.getByRole("button", { name }).first().click();
        const form = phone.getByRole("dialog", { name });
        await form.getByRole("button", { name: "One more Tackles" }).click();
        await form.getByRole("button", { name: "Save Changes" }).click();
        await expect(form).toHaveCount(0);
      });
      expect(await eventsOf(place, "stats.corrected.v1")).toBe(index + 1);
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: pull", async ({ server, newPhone }) => {
  const place = await behindTheNetwork(server, newPhone);
  const { phone, live, network } = place;
  const other = new Device();
  const player = live.game.visitor.players[0]?.id ?? null;
  const isPull = rpc("pull_game_events", live.game.id);
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      const fired = network.inject(isPull, kind.fault, 1_000);
      const { error } = await server.service.rpc("push_game_events", {
        p_game_id: live.game.id,
        p_device_id: other.id,
        p_events: [other.tackle(live.game.visitor.id, player)],
      });
      expect(error).toBeNull();
      await expect.poll(fired, { timeout: 40_000 }).toBeGreaterThan(0);
      await expect(phone.getByTestId("feed-entry")).toHaveCount(index);
      await expect(pillOf(phone)).toHaveText("All saved");
      network.heal();
      await wake(phone);
      await expect(phone.getByTestId("feed-entry")).toHaveCount(index + 1);
    });
  }
  await nothingHeld(place);
  await network.close();
});

test("fault × call: token refresh", async ({ server, newPhone }) => {
  const place = await behindTheNetwork(server, newPhone);
  const { phone, live } = place;
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      // The token came so long ago that the next call needs a new one first.
      const aged = await phone.evaluate((key) => {
        const session = JSON.parse(localStorage.getItem(key) ?? "{}");
        const text = JSON.stringify({ ...session, obtainedAt: 0 });
        localStorage.setItem(key, text);
        return text;
      }, SESSION_KEY);
      await keepInMeta(phone, "session", aged);
      const fired = place.network.inject(isRefresh, kind.fault, 1_000);
      await phone.reload();
      await expect(phone.getByTestId("feed-entry")).toHaveCount(index);
      await live.record({ stat: "safety", side: "home", player: index % 6 }, "player-first");
      await expect.poll(fired, { timeout: 40_000 }).toBeGreaterThan(0);
      await expect(pillOf(phone)).not.toHaveAttribute("data-state", "saved");
      await expect(pillOf(phone)).toHaveAttribute("data-pending", "1");
      place.network.heal();
      await wake(phone);
      await says(phone, "saved");
      expect(await eventsOf(place, "stat.recorded.v1")).toBe(index + 1);
    });
  }
  await nothingHeld(place);
  await place.network.close();
});
