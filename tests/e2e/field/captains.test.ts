import type { Page } from "@playwright/test";
import { openAdminPanel } from "../support/accounts.ts";
import { allSaved, atTheField, atTheNextGame } from "../support/at-the-field.ts";
import { findings } from "../support/axe-findings.ts";
import { rowsIn } from "../support/device-rows.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { highAnswers } from "../support/looks/high-answers.ts";
import type { E2eServer } from "../support/server.ts";

const NOTE = "The second touchdown was not in.";
const sheet = (phone: Page) => phone.getByRole("dialog", { name: "Captains confirm" });
const captains = (page: Page) => page.getByRole("region", { name: "Captains", exact: true });

async function asks(server: E2eServer, setting: "off" | "optional" | "asked"): Promise<void> {
  await server.service.rpc("update_settings", { p_captains_confirm: setting }).throwOnError();
}

/** The question of leaving keeps the setting with which it was opened. */
async function untilHeard(phone: Page, setting: "optional" | "asked"): Promise<void> {
  await expect
    .poll(async () => JSON.stringify(await rowsIn(phone, ["meta"])))
    .toContain(`"captainsConfirm":"${setting}"`);
}

async function afterAScore(server: E2eServer, phone: Page) {
  const field = await atTheField(server, phone);
  await field.live.record({ stat: "rush", side: "home", player: 1 }, "stat-first");
  return field;
}

async function disagrees(phone: Page): Promise<void> {
  await sheet(phone).getByLabel("Captain's name").fill("Hal Home");
  await sheet(phone).getByRole("button", { name: "I see it differently" }).click();
  await sheet(phone).getByLabel("What is different?").fill(NOTE);
  await sheet(phone).getByRole("button", { name: "Leave This Note" }).click();
}

async function agrees(phone: Page): Promise<void> {
  await sheet(phone).getByLabel("Captain's name").fill("Vic Visitor");
  await sheet(phone).getByRole("button", { name: "I agree" }).click();
}

/** Offline, the visitors' captain agrees and the home captain does not. */
async function bothCaptains(phone: Page, { game }: Pick<LiveScreen, "game">): Promise<void> {
  const dialog = sheet(phone);
  await expect(dialog.getByRole("status")).toContainText(game.visitor.name);
  await expect(dialog.getByLabel(/^What was recorded for/)).toContainText("Touchdowns");
  await agrees(phone);
  await expect(dialog.getByRole("status")).toContainText(
    new RegExp(`^Kept for .*${game.visitor.name}.* Now hand the phone to .*${game.home.name}`),
  );
  await disagrees(phone);
  await expect(dialog).toHaveCount(0);
}

test("asked for, captains give their word before the whistle, offline too; a disagreement reaches the admins, and visitors read no name and no note (D70, D13)", async ({
  server,
  newPhone,
}) => {
  await asks(server, "asked");
  const phone = await newPhone();
  const { game, live } = await afterAScore(server, phone);
  await allSaved(live);
  await phone.context().setOffline(true);

  await test.step("the captains come first, and the game is final without a network", async () => {
    await phone.getByRole("button", { name: "Finalize Game" }).click();
    await expect(sheet(phone)).toBeVisible();
    expect(await findings(phone, "captains' sheet, phone")).toEqual([]);
    await expect.poll(() => highAnswers(phone), { message: "in a thumb's reach" }).toEqual([]);
    for (const name of ["I agree", "I see it differently"]) {
      const top = async () => (await sheet(phone).getByRole("button", { name }).boundingBox())?.y;
      await expect.poll(top, { message: name }).toBeGreaterThanOrEqual(740 / 2);
    }
    await bothCaptains(phone, live);
    const question = phone.getByRole("alertdialog", { name: "Finalize this game?" });
    await expect(question.getByRole("listitem")).toHaveText([
      new RegExp(`${game.visitor.name}.* agrees$`),
      new RegExp(`${game.home.name}.* sees it differently$`),
    ]);
    await question.getByRole("button", { name: "Finalize Game" }).click();
    await expect(phone).toHaveURL(new RegExp(`/games/${game.id}/review$`));
    await expect(captains(phone)).toContainText("Vic Visitor");
    await expect(captains(phone)).toContainText(NOTE);
    const held = await rows(server.service.from("games").select("state").eq("id", game.id));
    expect(held).toEqual([{ state: "open" }]);
  });

  await test.step("online, everything is in the log", async () => {
    await phone.context().setOffline(false);
    await expect
      .poll(() =>
        rows(
          server.service
            .from("games")
            .select("state, visitor_captain_agrees, home_captain_agrees")
            .eq("id", game.id),
        ),
      )
      .toEqual([{ state: "final", visitor_captain_agrees: true, home_captain_agrees: false }]);
  });

  await test.step("a visitor reads who agrees, and nothing else", async () => {
    const visitor = await newPhone();
    await visitor.goto(`/games/${game.id}/review`);
    await expect(captains(visitor).getByRole("listitem")).toHaveText([
      new RegExp(`${game.visitor.name}.*: the captain agrees\\.`),
      new RegExp(`${game.home.name}.*: the captain sees it differently\\.`),
    ]);
    await expect(visitor.getByText(NOTE)).toHaveCount(0);
    await expect(visitor.getByText("Hal Home")).toHaveCount(0);
    await expect(captains(visitor).getByRole("button")).toHaveCount(0);
  });

  await test.step("the desk leads an admin to the review, where it is settled", async () => {
    const admin = await newPhone();
    await signIn(admin, DEMO.admin);
    await openAdminPanel(admin);
    const desk = admin.getByRole("region", { name: "Your desk" });
    const waiting = (count: number) =>
      desk.getByRole("link", {
        name: new RegExp(`^${count}\\s*Captains who see a game differently`),
      });
    // A disagreement of the demo league stands before it.
    await expect(waiting(2)).toBeVisible();
    await desk.getByRole("link", { name: new RegExp(NOTE) }).click();
    await expect(captains(admin)).toContainText("Hal Home");
    await expect(captains(admin)).toContainText(NOTE);
    await captains(admin).getByRole("button", { name: "Mark as Settled" }).click();
    await expect(admin.getByText("Taken off the admins' desk.")).toBeVisible();
    await admin.goBack();
    await expect(waiting(1)).toBeVisible();
  });
});

test("skipped or only offered, captains never block the whistle and can speak afterwards; switched off, nothing asks; each captain speaks on another phone, both offline, and the server keeps both words (D70)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await test.step("skipped or only offered, captains never block the whistle and can speak afterwards; switched off, nothing asks (D70)", async () => {
    await asks(server, "off");
    const { live } = await afterAScore(server, phone);
    const question = phone.getByRole("alertdialog", { name: "Finalize this game?" });
    const open = phone.getByRole("button", { name: "Captains Confirm" });

    await test.step("off: the question comes at once and names no captain", async () => {
      await phone.getByRole("button", { name: "Finalize Game" }).click();
      await expect(question).toBeVisible();
      await expect(open).toHaveCount(0);
      await question.getByRole("button", { name: "Close" }).click();
    });

    await test.step("offered: a quiet button", async () => {
      await asks(server, "optional");
      await phone.reload();
      await untilHeard(phone, "optional");
      await phone.getByRole("button", { name: "Finalize Game" }).click();
      await open.click();
      await expect(sheet(phone)).toBeVisible();
      await sheet(phone).getByRole("button", { name: "Skip" }).click();
      await question.getByRole("button", { name: "Close" }).click();
    });

    await test.step("asked for: skipped in one tap", async () => {
      await asks(server, "asked");
      await phone.reload();
      await untilHeard(phone, "asked");
      await phone.getByRole("button", { name: "Finalize Game" }).click();
      await sheet(phone).getByRole("button", { name: "Skip" }).click();
      await question.getByRole("button", { name: "Finalize Game" }).click();
      await expect(phone).toHaveURL(/\/review$/);
    });

    await test.step("after the whistle", async () => {
      await expect(captains(phone).getByRole("listitem")).toHaveText([
        "Neither captain has confirmed.",
      ]);
      await open.click();
      await sheet(phone).getByRole("button", { name: "I agree" }).click();
      await expect(sheet(phone).getByRole("status")).toContainText("Now hand the phone");
      await sheet(phone).getByRole("button", { name: "Skip" }).click();
      await expect(captains(phone).getByRole("listitem")).toHaveText([
        /agrees\./,
        /has said nothing about this score\./,
      ]);
      await open.click();
      await sheet(phone).getByRole("button", { name: "I agree" }).click();
      await expect(sheet(phone)).toHaveCount(0);
      await expect(captains(phone).getByRole("listitem")).toHaveText([/^Both captains agree[:.]/]);
      const scoreboard = phone.getByRole("link", { name: "Big Screen" });
      await expect(scoreboard).toHaveAttribute("href", /\/scoreboard$/);
      await allSaved(live);
    });
  });

  await test.step("each captain speaks on another phone, both offline, and the server keeps both words (D70)", async () => {
    await asks(server, "optional");
    const first = phone;
    const { game, live } = await atTheNextGame(server, first);
    await untilHeard(first, "optional");
    await live.record({ stat: "rush", side: "home", player: 1 }, "stat-first");
    await allSaved(live);
    const second = await newPhone();
    await signIn(second, DEMO.scorer2);
    const other = new LiveScreen(second, game);
    await other.open();
    await waitUntilInstalled(second);
    await expect.poll(() => other.score()).toEqual({ visitor: 0, home: 6 });
    await Promise.all([first, second].map((each) => each.context().setOffline(true)));

    const askCaptain = async (page: Page, side: "visitor" | "home") => {
      await page.getByRole("button", { name: "Finalize Game" }).click();
      await page.getByRole("button", { name: "Captains Confirm" }).click();
      await sheet(page)
        .getByRole("radio")
        .nth(side === "visitor" ? 0 : 1)
        .check();
    };
    await askCaptain(first, "visitor");
    await agrees(first);
    await expect(sheet(first).getByRole("status")).toContainText("Now hand the phone");
    await askCaptain(second, "home");
    await disagrees(second);
    await expect(sheet(second).getByRole("status")).toContainText("Now hand the phone");
    for (const each of [first, second]) {
      await sheet(each).getByRole("button", { name: "Skip" }).click();
      const question = each.getByRole("alertdialog", { name: "Finalize this game?" });
      // The other captain's word is on the other phone.
      await expect(question.getByRole("listitem")).toHaveCount(1);
      await question.getByRole("button", { name: "Close" }).click();
    }

    await Promise.all([first, second].map((each) => each.context().setOffline(false)));
    for (const screen of [live, other]) await allSaved(screen);
    const held = server.service
      .from("games")
      .select("state, visitor_captain_agrees, home_captain_agrees")
      .eq("id", game.id);
    expect(await rows(held)).toEqual([
      { state: "open", visitor_captain_agrees: true, home_captain_agrees: false },
    ]);
    await live.finalize();
    await expect(captains(first)).toContainText("Vic Visitor");
    await expect(captains(first)).toContainText("Hal Home");
    await expect(captains(first)).toContainText(NOTE);
  });
});
