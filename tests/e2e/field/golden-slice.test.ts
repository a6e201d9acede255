import { atTheField } from "../support/at-the-field.ts";
import { DEMO, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";

test(
  "a tackle goes from finger to server and back, tapped without a network",
  JOURNEY,
  async ({ server, newPhone }) => {
    const phone = await newPhone();
    await phone.addInitScript(() => {
      const { storage } = navigator;
      const persist = storage.persist.bind(storage);
      storage.persist = () => {
        document.documentElement.dataset.askedToPersist = "yes";
        return persist();
      };
    });
    const { game, live } = await atTheField(server, phone);
    const askedToPersist = phone.locator("html[data-asked-to-persist]");
    await expect(askedToPersist).toHaveCount(0);

    await server.stop();
    const [entryId = ""] = await live.record(
      { stat: "tackle", side: "home", player: 2 },
      "stat-first",
    );
    await expect(live.entry(entryId)).toContainText(game.home.players[2]?.plainName ?? "?");
    await expect.poll(async () => (await live.sync()).pending).toBe(1);
    // The first recorded stat is the moment at which a browser is likely to agree to keep the data.
    await expect(askedToPersist).toHaveCount(1);

    await server.start();
    await expect
      .poll(() => live.sync(), { timeout: 30_000 })
      .toMatchObject({ state: "saved", pending: 0 });
    const stats = await rows<{ player_id: string; tackles: number }>(
      server.service.from("game_stats").select("player_id,tackles").eq("game_id", game.id),
    );
    expect(stats).toEqual([{ player_id: game.home.players[2]?.id, tackles: 1 }]);

    const other = await newPhone();
    await signIn(other, DEMO.scorer2);
    const second = new LiveScreen(other, game);
    await second.open();
    await expect(second.entry(entryId)).toBeVisible();
  },
);
