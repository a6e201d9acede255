import type { Page } from "@playwright/test";
import { allSaved, atTheField, starters, untouchedGame } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";
import { untouchedGames } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { stopTheClock } from "../support/stop-the-clock.ts";

/** Whether the newest row stands whole inside the feed's frame. */
const newestIsInView = (phone: Page) =>
  phone.getByTestId("live-feed").evaluate((list) => {
    const row = list.querySelector("[data-testid=feed-entry]")?.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    return row !== undefined && row.top >= frame.top - 1 && row.bottom <= frame.bottom + 1;
  });

test("a picked jersey lets go, a new entry is in view, an edit tells its plays and people apart (D23, D24, D26, D27)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  const rail = phone.getByRole("group", { name: game.visitor.name, exact: true });

  await test.step("after eight seconds without a stat nobody is picked, so a later stat asks for its player", async () => {
    const picked = rail.locator("[aria-pressed=true]");
    await stopTheClock(phone);
    await rail.locator("[data-player-id]").first().click();
    await expect(picked).toHaveCount(1);
    await phone.clock.fastForward(7_000);
    await expect(picked).toHaveCount(1);
    await phone.clock.fastForward(1_000);
    await expect(picked).toHaveCount(0);
    await expect(phone.getByText("choose a stat")).toHaveCount(0);
    await phone.getByRole("button", { name: "TACKLE", exact: true }).click();
    await expect(phone.getByRole("dialog", { name: "Select Team" })).toBeVisible();
    await phone.keyboard.press("Escape");

    // The seconds do not run while the sheet of the stat is open.
    await rail.locator("[data-player-id]").first().click();
    await phone.getByRole("button", { name: "TOUCHDOWN", exact: true }).click();
    await phone.clock.fastForward(9_000);
    await phone
      .getByRole("dialog")
      .getByRole("button", { name: /^RUSH TD/ })
      .click();
    await expect(phone.getByTestId("feed-entry")).toHaveCount(1);
    await phone.clock.resume();
  });

  await test.step("a drop that falls on the button of a finished entry opens no sheet", async () => {
    await rail.locator("[data-player-id]").nth(1).click();
    const tackle = phone.getByRole("button", { name: "TACKLE", exact: true });
    await tackle.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(phone.getByTestId("feed-entry")).toHaveCount(2);
    await expect(phone.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("the feed returns to the top when something is recorded, also after an older entry was edited", async () => {
    for (const player of [0, 1, 2, 3, 4, 5]) {
      await live.record({ stat: "tackle", side: "home", player }, "player-first");
    }
    const [oldest = ""] = (await live.entryIds()).slice(-1);
    const newest = phone.getByTestId("feed-entry").first();
    const { players } = game.visitor;
    const person = players[3];
    if (!person) throw new Error("too few players");
    await live.changePlayer(oldest, false, person);
    await expect(live.entry(oldest)).toBeInViewport();
    await expect.poll(() => newestIsInView(phone)).toBe(false);
    await live.record({ stat: "sack", side: "home", player: 0 }, "player-first");
    await expect(newest).toContainText("SACK");
    await expect.poll(() => newestIsInView(phone)).toBe(true);
  });

  await test.step("the feed follows every entry, also where the page keeps its place as rows come in above", async () => {
    for (const viewport of [
      { width: 740, height: 360 },
      { width: 360, height: 740 },
    ]) {
      await phone.setViewportSize(viewport);
      for (const player of [0, 1, 2, 3, 4]) {
        await live.record({ stat: "tackle", side: "visitor", player }, "player-first");
        await phone.evaluate(async () => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          await frame();
          await frame();
        });
        await expect
          .poll(() => newestIsInView(phone), { message: `${viewport.width}, entry ${player}` })
          .toBe(true);
      }
    }
  });

  await test.step("one tap opens the feed to full height and one brings the stats back; what has no player is found (D31)", async () => {
    const title = phone.getByRole("button", { name: /^Live Stat Feed/ });
    const feed = phone.getByTestId("live-feed");
    const inView = () =>
      feed.evaluate((list) => list.clientHeight / (list.querySelector("li")?.clientHeight ?? 48));
    await phone.getByRole("button", { name: "SAFETY", exact: true }).click();
    await phone.getByRole("button", { name: `${game.visitor.name}, Visitor` }).click();
    await phone.getByRole("button", { name: "Unknown player" }).click();
    await expect(phone.getByTestId("feed-entry").first()).toContainText("SAFETYUnknown player");
    await expect(title).toHaveAttribute("aria-expanded", "false");
    await title.click();
    await expect(phone.getByTestId("stat-grid")).toBeHidden();
    await expect.poll(inView).toBeGreaterThan(8);
    // A turned phone shows the score again.
    await expect(phone.getByTestId("score-home")).toBeHidden();
    await phone.setViewportSize({ width: 740, height: 360 });
    await expect(phone.getByTestId("score-home")).toBeVisible();
    await phone.setViewportSize({ width: 360, height: 740 });
    await expect(phone.getByTestId("stat-grid")).toBeHidden();
    // No key presses a hidden stat, whose sheet would take the Escape.
    for (const key of ["k", "Escape"]) await phone.keyboard.press(key);
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    await title.click();
    await phone.getByRole("button", { name: "Back to the Stats" }).click();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    await expect.poll(inView).toBeLessThan(4);

    await phone.getByRole("button", { name: "Finalize Game" }).click();
    const question = phone.getByRole("alertdialog", { name: "Finalize this game?" });
    await expect(question).toContainText("1 entry has no player.");
    await question.getByRole("button", { name: "Show in the Feed" }).click();
    await expect(question).toHaveCount(0);
    await expect(phone.getByTestId("feed-entry")).toHaveText([/^SAFETY/]);
    await phone.getByRole("button", { name: "1 entry without a player" }).click();
    await expect(phone.getByTestId("feed-entry").nth(3)).toBeVisible();
    await title.click();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
  });

  await test.step("passer and receiver stay two people; DEF TD is told from a returned conversion", async () => {
    const [pass = ""] = await live.record(
      { stat: "pass", side: "visitor", passer: 1, receiver: 2 },
      "stat-first",
    );
    const form = phone.getByRole("dialog", { name: "Edit Stat Entry" });
    const field = (name: string) => form.getByLabel(name, { exact: true });
    const [, thrower, catcher] = game.visitor.players;
    if (!thrower || !catcher) throw new Error("too few players");
    const edit = () => live.entry(pass).getByRole("button", { name: /^Edit/ }).click();
    await edit();
    await field("Passer").selectOption(catcher.id);
    await expect(field("Receiver")).toHaveValue(thrower.id);
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(live.entry(pass)).toContainText(
      new RegExp(`${catcher.plainName} to #.* ${thrower.plainName}`),
    );
    await edit();
    await field("Stat").selectOption({ label: "CONVERSION RETURN (+2)" });
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(live.entry(pass)).toContainText("+2");
  });
});

test("the picker has the scorer's own running game first, filled and with its score; who is put on injured reserve after check-in does not count to six (P §4, D36); a game that only the provider marked completed is still collected (D31a)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  await test.step("the picker has the scorer's own running game first, filled and with its score, and tells no screen reader that it has none yet", async () => {
    const other = (await untouchedGames(server.service)).find(({ id }) => id !== game.id);
    await live.record({ stat: "safety", side: "home", player: 0 }, "stat-first");
    await phone.goto("/collect");
    const card = (id: string | undefined) => phone.locator(`[data-game-id="${id}"]`);
    await expect(card(game.id)).toContainText("IN PROGRESS");
    await expect(card(game.id)).not.toContainText("no score yet");
    const first = phone.getByTestId("game-card").first();
    await expect(first).toHaveAttribute("data-game-id", game.id);
    await expect(first.locator("a.bg-brand")).toHaveText("Continue Stats");
    await expect(phone.locator("main a.bg-brand")).toHaveCount(1);
    await expect(first.locator(".numeral")).toHaveText(["0", "2"]);
    await expect(card(other?.id)).toContainText("no score yet");
  });

  await test.step("who is put on injured reserve after check-in can be taken out, and does not count to six (P §4, D36)", async () => {
    await live.open();
    await expect(phone.getByTestId("feed-entry")).toHaveCount(1);
    await live.record({ stat: "tackle", side: "home", player: 0 }, "stat-first");
    await allSaved(live);
    const [injured, , , , , , substitute] = game.visitor.players;
    if (!injured || !substitute) throw new Error("too few players");
    await server.arrange(
      "update public.players set is_ir = true, ir_date = current_date, updated_at = now() where id = $1",
      [injured.id],
    );
    await phone.reload();
    const rail = phone.getByRole("group", { name: game.visitor.name, exact: true });
    await expect(rail.locator("[data-player-id]")).toHaveCount(5, { timeout: 30_000 });

    await phone.getByRole("button", { name: "Adjust Roster" }).click();
    const dialog = phone.getByRole("dialog", { name: "Adjust Game Roster" });
    const save = dialog.getByRole("button", { name: "Save Changes" });
    const row = dialog.getByRole("checkbox", { name: new RegExp(`^${injured.plainName}`) });
    await expect(row).toBeChecked();
    await expect(row).toHaveAccessibleName(/Injured reserve$/);
    await expect(dialog.getByText("5 selected, 1 more needed")).toBeVisible();
    await expect(save).toBeDisabled();
    await row.click();
    await live.tick(dialog, { visitor: [substitute], home: [] });
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(rail.locator("[data-player-id]")).toHaveCount(6);
    await phone.getByRole("button", { name: "Adjust Roster" }).click();
    await expect(dialog.getByRole("checkbox", { name: substitute.plainName })).toBeChecked();
    await expect(row).toHaveCount(0);
  });

  await test.step("a game that only the provider marked completed is still collected, from the list and the picker (D31a)", async () => {
    const next = await untouchedGame(server);
    await server.arrange(
      "update public.games set is_completed = true, provider_completed = true, team_visitor_score = 21, team_home_score = 20 where id = $1",
      [next.id],
    );
    for (const list of ["/games", "/collect"]) {
      await phone.goto(list);
      const card = phone.locator(`[data-testid=game-card][data-game-id="${next.id}"]`);
      await expect(card.getByRole("link", { name: /^(View Results|Review Stats):/ })).toBeVisible();
      await card.getByRole("link", { name: /^Collect Stats:/ }).click();
      await expect(phone.getByRole("dialog", { name: "Select Game-Day Rosters" })).toBeVisible();
    }
    const collected = new LiveScreen(phone, next);
    await collected.chooseRosters(starters(next));
    await collected.record({ stat: "safety", side: "home", player: 0 }, "stat-first");
    await phone.getByRole("button", { name: "View Scoreboard" }).click();
    await phone.getByRole("link", { name: "Continue Stats" }).click();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
  });
});
