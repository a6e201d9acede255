import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { allSaved, atTheField, starters } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { rows, untouchedGames, waitUntilCompleted } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { expectBelow } from "../support/looks/toasts.ts";
import { holdBack } from "../support/network/hold-back.ts";
import { stopTheClock } from "../support/stop-the-clock.ts";

const isPush = /\/rpc\/push_game_events/;

/** Downloads what the sheet's button exports and reads it. */
async function exported(phone: Page, button: string): Promise<string> {
  const download = phone.waitForEvent("download");
  await phone.getByRole("button", { name: button }).click();
  return readFile(await (await download).path(), "utf8");
}

test("saving is said truly, leaving is asked about, and unsynced data can be carried over (D20, D21, D32, I21)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  const pill = phone.getByTestId("sync-status");
  const saveNow = phone.getByRole("button", { name: "Save Now" });
  const question = phone.getByRole("alertdialog");
  const tackle = (player: number) => ({ stat: "tackle", side: "home", player }) as const;
  const browserAsks: string[] = [];
  phone.on("dialog", (dialog) => {
    browserAsks.push(dialog.type());
    void dialog.accept();
  });

  await test.step("the line, the pill and Save Now while sending", async () => {
    await expect(pill).toHaveText("All saved");
    await expect(phone.getByText(/^Last saved: \d+:\d\d/)).toBeVisible();
    await expect(saveNow).toBeDisabled();
    const letGo = await holdBack(phone, isPush);
    // Three seconds after a tap it is sent anyway (D21): they do not pass before Save Now.
    await stopTheClock(phone);
    await live.record(tackle(0), "player-first");
    await expect(saveNow).toBeEnabled();
    await expect(pill).toHaveText("Sending 1…");
    await saveNow.click();
    await expect(phone.getByText("Saving changes...")).toBeVisible();
    await expect(saveNow).toBeDisabled();
    letGo();
    await phone.clock.resume();
    await allSaved(live);
    await phone.unroute(isPush);
    await phone.reload();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    expect(browserAsks).toEqual([]);
  });

  let file = "";
  await test.step("offline: pill, sheet and both exports; the browser asks before the tab goes", async () => {
    await phone.context().setOffline(true);
    await live.record(tackle(1), "stat-first");
    await live.record(
      { stat: "def_td", side: "home", player: 2, how: "fumble_return" },
      "stat-first",
    );
    await live.takeTimeout("home", 1);
    await expect(pill).toHaveText("Offline · 3 to send");
    await pill.click();
    const sheet = phone.getByRole("dialog", { name: "Offline · 3 to send" });
    await expect(sheet.getByText(/^Waiting since \d/)).toBeVisible();
    await expect(sheet.getByRole("listitem")).toHaveText([
      /^DEF TD · #/,
      /^TACKLE · #/,
      "1 other entry (roster, timeout or edit)",
    ]);
    await expect(
      sheet.getByText(
        "No network. Everything is kept on this device and goes out by itself when the connection is back. Collecting, editing, undo and the scoreboard work as usual.",
      ),
    ).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Retry now" })).toBeEnabled();
    await expect(sheet.locator("button.bg-brand"), "filled offline").toHaveCount(0);
    file = await exported(phone, "Export unsynced data");
    const { events, ...head } = JSON.parse(file);
    expect(head).toEqual({
      format: "stat-tracker-events",
      version: 1,
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      device_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      "stat.recorded.v1",
      "stat.recorded.v1",
      "timeout.used.v1",
    ]);
    const csv = (await exported(phone, "Export as CSV")).split("\r\n");
    // The byte order mark tells spreadsheets that the file is UTF-8 (D63).
    expect(csv[0]).toBe("\uFEFFrecorded_at,game,what,team,player,details,standing,event_id");
    expect(csv).toHaveLength(5);
    expect(csv[1]).toContain(game.home.players[1]?.plainName);
    await sheet.getByRole("button", { name: "Close" }).click();

    await phone.reload();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    expect(browserAsks).toEqual(["beforeunload"]);
    await expect.poll(async () => (await live.sync()).pending).toBe(3);
  });

  await test.step("another device takes the file in; nothing counts twice", async () => {
    const other = new LiveScreen(await newPhone(), game);
    await signIn(other.page, DEMO.scorer);
    await other.open();
    await other.page.getByTestId("sync-status").click();
    const take = () =>
      other.page.locator("input[type=file]").setInputFiles({
        name: "u.json",
        mimeType: "application/json",
        buffer: Buffer.from(file),
      });
    await take();
    await expect(other.page.getByText("3 entries were imported.")).toBeVisible();
    await take();
    await expect(other.page.getByText("0 entries were imported.")).toBeVisible();
    await other.page.getByRole("button", { name: "Close" }).last().click();
    await allSaved(other);
    await phone.context().setOffline(false);
    await allSaved(live);
    const events = await rows<{ type: string }>(
      server.service.from("game_events").select("type").eq("game_id", game.id),
    );
    expect(events.filter(({ type }) => type === "stat.recorded.v1")).toHaveLength(3);
    await expect.poll(() => live.score()).toEqual({ visitor: 0, home: 6 });
  });

  const finalize = phone.getByRole("alertdialog", { name: "Finalize this game?" });
  const atTheScreen = () => expect(phone.getByTestId("stat-grid")).toBeVisible();
  const fromThePicker = async () => {
    await phone.goto("/collect");
    await phone
      .getByRole("link", {
        name: new RegExp(`^Continue Stats: ${game.visitor.name} at ${game.home.name}`),
      })
      .first()
      .click();
    await atTheScreen();
  };

  await test.step("Back, the browser's back and View Scoreboard (P §4)", async () => {
    await fromThePicker();
    await expect(phone).toHaveURL(new RegExp(game.id));
    const filled = finalize.locator("button.bg-brand");
    await phone.getByRole("button", { name: "Finalize Game" }).click();
    await expect(filled).toHaveText("Finalize Game");
    await finalize.getByRole("button", { name: "Close" }).click();
    await phone.getByRole("button", { name: "Back", exact: true }).click();
    await expect(filled).toHaveText("Keep In Progress");
    const keep = await filled.boundingBox();
    const height = phone.viewportSize()?.height ?? 0;
    expect((keep?.y ?? 0) + (keep?.height ?? 0)).toBeGreaterThan(height * 0.8);
    await finalize.getByRole("button", { name: "Close" }).click();
    await atTheScreen();
    await phone.goBack();
    await expect(finalize).toBeVisible();
    await finalize.getByRole("button", { name: "Close" }).click();
    await atTheScreen();
    await expect(phone).toHaveURL(/gameId=/);
    await phone.goBack();
    await finalize.getByRole("button", { name: "Keep In Progress" }).click();
    await expect(phone).toHaveURL(/\/collect$/);

    await fromThePicker();
    await phone.getByRole("button", { name: "View Scoreboard" }).click();
    await expect(phone).toHaveURL(/\/review$/);
    await expect(question).toHaveCount(0);
    await phone.getByRole("link", { name: "Big Screen" }).click();
    await expect(
      phone.getByRole("heading", {
        name: `Big Screen: ${game.visitor.name} at ${game.home.name}`,
        includeHidden: true,
      }),
    ).toBeAttached();
    await phone.getByRole("link", { name: "Back to the Game" }).click();
    await phone
      .getByRole("link", { name: "Continue Stats" })
      .or(phone.getByRole("button", { name: "Continue Stats" }))
      .click();
    await atTheScreen();
    await phone.getByRole("button", { name: "Back", exact: true }).click();
    await finalize.getByRole("button", { name: "Keep In Progress" }).click();
    await expect(phone).toHaveURL(/\/games$/);
    const first = phone.getByTestId("game-card").first();
    await expect(first).toHaveAttribute("data-game-id", game.id);
    await expect(first.getByRole("link", { name: /^Continue Stats/ })).toHaveClass(/bg-brand/);
  });

  await test.step("Finalize says what is open and works offline (D31)", async () => {
    await fromThePicker();
    await phone.context().setOffline(true);
    await phone.getByRole("button", { name: "SAFETY", exact: true }).click();
    await phone.getByRole("dialog").getByRole("button", { name: game.home.name }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "Unknown player" }).click();
    await expect(phone.getByTestId("score-home")).toHaveText("8");
    // The browser's Back is blocked, and the question asks about it.
    await phone.goBack();
    await expect(finalize.getByText("1 entry has no player.")).toBeVisible();
    await expect(finalize.getByText("1 entry is still on this device.")).toBeVisible();
    // The message leaves after five seconds, in which a slow machine may not have opened the review.
    await stopTheClock(phone);
    await finalize.getByRole("button", { name: "Finalize Game" }).click();
    const finalized = phone.getByRole("status").filter({ hasText: "Game finalized successfully!" });
    await expect(finalized).toBeVisible();
    await expect(phone).toHaveURL(new RegExp(`/games/${game.id}/review$`));
    // The status and the day stand at the head, and the toast at the foot.
    await expectBelow(finalized, phone.getByTestId("score-home"));
    await phone.clock.resume();
    await expect(phone.getByTestId("score-home")).toHaveText("8");
    await expect(question).toHaveCount(0);
    await phone.context().setOffline(false);
    await waitUntilCompleted(server.service, game.id);
    await phone.goto(`/collect?gameId=${game.id}`);
    await expect(phone).toHaveURL(/\/review$/);
  });

  await test.step("after a re-open the person says which score counts: set by hand or recorded (D37)", async () => {
    await phone.getByRole("button", { name: "Edit Final Scores" }).click();
    const scores = phone.getByRole("dialog", { name: "Edit Final Scores" });
    await scores.getByLabel(`Score of ${game.visitor.name}`).fill("7");
    await scores.getByRole("button", { name: "Save Scores" }).click();
    await expect(phone.getByTestId("score-visitor")).toHaveText("7");
    await phone.getByRole("button", { name: "Re-open for Stat Collection" }).click();
    await question.getByRole("button", { name: "Re-open" }).click();
    await atTheScreen();
    await live.record({ stat: "rush", side: "home", player: 0 }, "stat-first");
    await expect.poll(() => live.score()).toEqual({ visitor: 0, home: 14 });
    await phone.getByRole("button", { name: "Finalize Game" }).click();
    await expect(finalize.getByText("The final score was set to 7–8.")).toBeVisible();
    await expect(finalize.getByRole("radio", { name: "7–8 as set" })).toBeChecked();
    await finalize.getByRole("radio", { name: "0–14 recorded" }).check();
    await finalize.getByRole("button", { name: "Finalize Game" }).click();
    await expect(phone).toHaveURL(/\/review$/);
    await expect(phone.getByTestId("score-visitor")).toHaveText("0");
    await expect(phone.getByTestId("score-home")).toHaveText("14");
  });

  await test.step("the line tells another game no moment before the server has something of that game (D20)", async () => {
    const another = (await untouchedGames(server.service)).find(({ id }) => id !== game.id);
    if (!another) throw new Error("the demo league has only one untouched game");
    await phone.context().setOffline(true);
    const next = new LiveScreen(phone, another);
    await next.open();
    await next.chooseRosters(starters(another));
    await expect(phone.getByText("Changes will be saved automatically")).toBeVisible();
    await phone.context().setOffline(false);
    await allSaved(next);
    await expect(phone.getByText(/^Last saved: \d+:\d\d/)).toBeVisible();
  });
});
