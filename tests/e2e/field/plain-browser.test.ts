import { allSaved, atTheField, starters, untouchedGame } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";

test("a browser without locks, wake lock, vibration and a word about its storage records and sends all the same (S3)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  await phone.addInitScript(takeAway);
  await phone.reload();
  await expect(phone.getByTestId("stat-grid")).toBeVisible();
  expect(await phone.evaluate(() => [navigator.locks, navigator.storage])).toEqual([
    undefined,
    undefined,
  ]);
  await live.record({ stat: "tackle", side: "home", player: 0 }, "player-first");
  await server.stop();
  await live.record({ stat: "tackle", side: "home", player: 1 }, "player-first");
  await server.start();
  // The page before has left its heartbeat, so the lease is free after 30 s.
  await expect
    .poll(
      async () => {
        const sent = server.service.from("stat_events").select("player_id").eq("game_id", game.id);
        return (await rows<{ player_id: string }>(sent)).map(({ player_id }) => player_id).sort();
      },
      { timeout: 60_000 },
    )
    .toEqual([game.home.players[0]?.id, game.home.players[1]?.id].sort());
  await allSaved(live);
});

test("a private window says before the first tap that it forgets, once, and collects all the same", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await phone.addInitScript(keepNoFiles);
  const live = new LiveScreen(phone, await untouchedGame(server));
  await signIn(phone, DEMO.scorer);
  await live.open();
  const warning = phone.getByRole("alertdialog");
  await expect(warning).toContainText("What it has not sent is gone when it closes.");
  await warning.getByRole("button", { name: "OK" }).click();
  await live.chooseRosters(starters(live.game));
  await live.record({ stat: "tackle", side: "home", player: 0 }, "player-first");
  await expect(warning).toHaveCount(0);
  await allSaved(live);
});

/** What Firefox and Safari answer in a private window. */
function keepNoFiles(): void {
  StorageManager.prototype.getDirectory = () =>
    Promise.reject(new DOMException("Security error", "SecurityError"));
}

/** What some of Safari's versions and private windows lack. */
function takeAway(): void {
  for (const name of ["locks", "storage", "vibrate", "wakeLock"]) {
    delete (Navigator.prototype as unknown as Record<string, unknown>)[name];
  }
}
