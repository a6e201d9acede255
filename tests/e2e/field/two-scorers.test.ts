import { startFaultProxy } from "../../helpers/fault-proxy.ts";
import { starters, untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";

test(
  "two phones score one game, one of them offline for a while: everything of both arrives once",
  JOURNEY,
  async ({ server, newPhone }) => {
    const game = await untouchedGame(server);
    const network = await startFaultProxy(server.url);
    const first = new LiveScreen(await newPhone(), game);
    const second = new LiveScreen(await newPhone({ baseURL: network.url }), game);
    await signIn(first.page, DEMO.scorer);
    await signIn(second.page, DEMO.scorer2);
    await first.open();
    await first.chooseRosters(starters(game));
    // The other phone needs no gate of its own: the roster is the game's, not the device's (D36).
    await second.open();
    await expect(second.page.getByTestId("stat-grid")).toBeVisible();
    await waitUntilInstalled(second.page);

    const made: string[] = [];
    await network.cut();
    for (let round = 0; round < 5; round += 1) {
      const [byFirst, bySecond] = await Promise.all([
        first.record({ stat: "tackle", side: "visitor", player: round }, "stat-first"),
        second.record({ stat: "rush", side: "home", player: round }, "player-first"),
      ]);
      made.push(...byFirst, ...bySecond);
    }
    // Each takes back a play that the other phone does not know yet.
    await first.delete(made[0] ?? "");
    await second.undoLast();
    const expected = made.filter((id) => id !== made[0] && id !== made.at(-1)).sort();
    await expect.poll(() => second.sync()).toMatchObject({ pending: 6, attention: 0 });
    await network.restore();

    for (const phone of [first, second]) {
      await expect
        .poll(async () => (await phone.entryIds()).sort(), { timeout: 60_000 })
        .toEqual(expected);
      await expect
        .poll(() => phone.sync(), { timeout: 60_000 })
        .toMatchObject({
          state: "saved",
          pending: 0,
        });
      await expect.poll(() => phone.score()).toEqual({ visitor: 0, home: 24 });
    }
    // A phone lists its own plays last until it has read the order of the other's.
    await expect
      .poll(async () => {
        const [here, there] = [await first.entryIds(), await second.entryIds()];
        return here.join() === there.join();
      })
      .toBe(true);

    const events = await rows<{ event_id: string; device_id: string; type: string }>(
      server.service.from("game_events").select("event_id,device_id,type").eq("game_id", game.id),
    );
    expect(new Set(events.map((event) => event.event_id)).size).toBe(events.length);
    expect(events.filter((event) => event.type === "stat.recorded.v1")).toHaveLength(10);
    expect(events.filter((event) => event.type === "stat.removed.v1")).toHaveLength(2);
    expect(new Set(events.map((event) => event.device_id)).size).toBe(2);
    expect((await server.service.rpc("verify_totals")).data).toEqual([]);
    await network.close();
  },
);
