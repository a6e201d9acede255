import { SESSION_KEY } from "../../../src/remote/auth/session-keeper.ts";
import { PushingDevice } from "../../helpers/database/device.ts";
import { keepInMeta } from "../support/device-rows.ts";
import { expect, test } from "../support/fixtures.ts";
import { breakCall, type Call, rpc } from "../support/network/broken-call.ts";
import { FAULT_KINDS, TOKEN_REFUSED } from "../support/network/fault-kinds.ts";
import {
  atTheFieldBehind,
  countEvents,
  KINDS,
  nothingHeld,
  pillOf,
  says,
  survive,
  wake,
} from "../support/network/fault-matrix.ts";

const isRefresh: Call = ({ path }) => path.startsWith("/auth/v1/token?grant_type=refresh_token");

test("fault × call: push", async ({ server, newPhone }) => {
  const place = await atTheFieldBehind(server, newPhone);
  for (const [index, kind] of FAULT_KINDS.entries()) {
    await test.step(kind.name, async () => {
      const play = { stat: "safety", side: "home", player: index % 6 } as const;
      await survive(place, rpc("push_game_events"), kind, async () => {
        await place.live.record(play, "player-first");
      });
      expect(await countEvents(place, "stat.recorded.v1")).toBe(index + 1);
      await expect.poll(() => place.live.score()).toEqual({ visitor: 0, home: 2 * (index + 1) });
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: roster", async ({ server, newPhone }) => {
  const place = await atTheFieldBehind(server, newPhone);
  const { home } = place.live.game;
  const [first] = home.players;
  const seventh = home.players[6];
  if (!first || !seventh) throw new Error("the home team has seven players");
  const before = await countEvents(place, "roster.changed.v1");
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      const [out, into] = index % 2 === 0 ? [first, seventh] : [seventh, first];
      await survive(place, rpc("push_game_events", "roster.changed.v1"), kind, () =>
        place.live.swapRoster("home", out, into),
      );
      expect(await countEvents(place, "roster.changed.v1")).toBe(before + index + 1);
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: finalize and re-open", async ({ server, newPhone }) => {
  const place = await atTheFieldBehind(server, newPhone);
  const { phone, live } = place;
  await live.record({ stat: "safety", side: "home", player: 0 }, "player-first");
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      await survive(place, rpc("push_game_events", "game.finalized.v1"), kind, async () => {
        await live.finalize();
        await expect(phone).toHaveURL(/\/review$/);
      });
      expect(await countEvents(place, "game.finalized.v1")).toBe(index + 1);
      await survive(place, rpc("push_game_events", "game.reopened.v1"), kind, async () => {
        await phone.getByRole("button", { name: "Re-open for Stat Collection" }).click();
        await phone.getByRole("alertdialog").getByRole("button", { name: "Re-open" }).click();
        await expect(phone.getByTestId("stat-grid")).toBeVisible();
      });
      expect(await countEvents(place, "game.reopened.v1")).toBe(index + 1);
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: correction", async ({ server, newPhone }) => {
  const place = await atTheFieldBehind(server, newPhone);
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
      expect(await countEvents(place, "stats.corrected.v1")).toBe(index + 1);
    });
  }
  await nothingHeld(place);
  await place.network.close();
});

test("fault × call: pull", async ({ server, newPhone }) => {
  const place = await atTheFieldBehind(server, newPhone);
  const { phone, live, network } = place;
  const other = new PushingDevice();
  const player = live.game.visitor.players[0]?.id ?? null;
  const isPull = rpc("pull_game_events", live.game.id);
  for (const [index, kind] of KINDS.entries()) {
    await test.step(kind.name, async () => {
      const broken = await breakCall(place, isPull, kind);
      // A pull that was under way before could bring the play.
      await wake(phone);
      await expect.poll(broken.fired, { timeout: 40_000 }).toBeGreaterThan(0);
      const before = broken.fired();
      const { error } = await server.service.rpc("push_game_events", {
        p_game_id: live.game.id,
        p_device_id: other.id,
        p_events: [other.tackle(live.game.visitor.id, player)],
      });
      expect(error).toBeNull();
      // One that is never answered lasts until the network is well.
      if (kind.fault.kind !== "stall") {
        await wake(phone);
        await expect.poll(broken.fired, { timeout: 40_000 }).toBeGreaterThan(before);
      }
      await expect(phone.getByTestId("feed-entry")).toHaveCount(index);
      await expect(pillOf(phone)).toHaveText("All saved");
      await broken.heal();
      await wake(phone);
      await expect(phone.getByTestId("feed-entry")).toHaveCount(index + 1);
    });
  }
  await nothingHeld(place);
  await network.close();
});

test("fault × call: token refresh", async ({ server, newPhone }) => {
  const place = await atTheFieldBehind(server, newPhone);
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
      const broken = await breakCall(place, isRefresh, kind);
      // The old token is of no use any more, so what waits has to wait for a new one.
      const refuses = kind.fault.kind !== "refuse-connection";
      if (refuses) place.network.inject(rpc(""), TOKEN_REFUSED, Number.POSITIVE_INFINITY);
      await phone.reload();
      await expect(phone.getByTestId("feed-entry")).toHaveCount(index);
      await live.record({ stat: "safety", side: "home", player: index % 6 }, "player-first");
      await expect.poll(broken.fired, { timeout: 40_000 }).toBeGreaterThan(0);
      await wake(phone);
      await says(phone, kind.fault.kind === "stall" ? kind.says : "offline");
      await expect(pillOf(phone)).toHaveAttribute("data-pending", "1");
      await broken.heal();
      await wake(phone);
      await says(phone, "saved");
      expect(await countEvents(place, "stat.recorded.v1")).toBe(index + 1);
    });
  }
  await nothingHeld(place);
  await place.network.close();
});
