import type { Page } from "@playwright/test";
import { allSaved, atTheField, starters } from "../support/at-the-field.ts";
import { findings } from "../support/axe-findings.ts";
import { keptRows } from "../support/device-rows.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts, waitUntilInstalled } from "../support/installed.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";
import { type LeaguePlayer, rows, untouchedGames } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { highAnswers } from "../support/looks/high-answers.ts";
import { expectBelow } from "../support/looks/toasts.ts";
import { choose, FALL, SPRING } from "../support/season-screen.ts";
import type { E2eServer } from "../support/server.ts";

const TEXT = "Zxq shouted at the referee";

async function twoTeammates(server: E2eServer) {
  const [game] = await untouchedGames(server.service);
  const [player, mate] = game?.home.players ?? [];
  if (game === undefined || player === undefined || mate === undefined) throw new Error("no game");
  return { game, player, mate };
}

/** What the demo league begins with in the active season. */
const recorded = ({ service }: E2eServer) =>
  rows(service.from("unsportsmanlike_penalties").select("id").is("removed_at", null));

const suspensionOf = (page: Page, { name }: LeaguePlayer) =>
  page
    .getByRole("list", { name: "Suspended players" })
    .getByRole("listitem")
    .filter({ hasText: name });

const restoreOf = (page: Page, { name }: LeaguePlayer) =>
  page.getByRole("button", { name: new RegExp(`^Restore the penalty of .*${name}`) });

/** Two penalties from before, so that the next one suspends. */
async function penalizeTwice({ service }: E2eServer, playerId: string, gameId: string) {
  for (const _ of [1, 2]) {
    const { data, error } = await service.rpc("add_penalty", {
      p_op_id: crypto.randomUUID(),
      p_penalty: { player_id: playerId, game_id: gameId, incident_description: "Earlier" },
    });
    expect([error, data.outcome]).toEqual([null, "applied"]);
  }
}

test("a penalty from an offline phone is a SUSPENSION on another; its text is on no collector's phone (D13, D28, D66)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  const [player] = game.visitor.players;
  if (player === undefined) throw new Error("the visitors have no players");
  await penalizeTwice(server, player.id, game.id);

  const sheet = phone.getByRole("dialog", { name: "Record Penalty" });
  await test.step("without a network it is recorded and waits", async () => {
    await phone.context().setOffline(true);
    await phone.getByRole("button", { name: "Record Penalty" }).click();
    const step = phone.getByRole("dialog");
    await expect(sheet).toBeVisible();
    expect(await findings(phone, "the teams of a penalty")).toEqual([]);
    await sheet.getByRole("button", { name: /, Home$/ }).click();
    await step.getByRole("button", { name: "Back" }).click();
    await sheet.getByRole("button", { name: /, Visitor$/ }).click();
    await step.locator(`[data-testid="player-tile"][data-player-id="${player.id}"]`).click();
    await expect(step.getByRole("button", { name: "Ejection" })).toBeVisible();
    expect(await findings(phone, "the kinds of a penalty")).toEqual([]);
    await step.getByRole("button", { name: "Ejection" }).click();
    await step.getByLabel("What happened").fill(TEXT);
    await step.getByRole("button", { name: "Back" }).click();
    for (const name of ["Unsportsmanlike", "Ejection", "Other"]) {
      const heightOf = async () => (await step.getByRole("button", { name }).boundingBox())?.height;
      await expect.poll(heightOf, { message: name }).toBeGreaterThanOrEqual(56);
    }
    await step.getByRole("button", { name: "Unsportsmanlike" }).click();
    await expect(step.getByText(/PENALTY\s› .*\s› .*\s› Unsportsmanlike/)).toBeVisible();
    await expect(step.getByLabel("What happened")).toHaveValue(TEXT);
    await step.getByLabel("What happened").fill("  ");
    await step.getByRole("button", { name: "Add Penalty" }).click();
    await expect(step.getByText("Please fill in all required fields")).toBeVisible();
    await expect(step.getByLabel("What happened")).toHaveAttribute("aria-invalid", "true");
    await expect(step.getByLabel("What happened")).toBeFocused();
    await step.getByLabel("What happened").fill(TEXT);
    await step.getByRole("button", { name: "Taunting" }).click();
    await expect(step.getByLabel("What happened")).toHaveValue(`${TEXT}. Taunting`);
    expect(await findings(phone, "the text of a penalty")).toEqual([]);
    await expect.poll(() => highAnswers(phone), { message: "in a thumb's reach" }).toEqual([]);
    await step.getByRole("button", { name: "Add Penalty" }).click();
    const added = phone.getByRole("status").filter({ hasText: "Penalty added successfully" });
    await expectBelow(added, phone.getByTestId("timeout-home-4"));
    await expect(step).toHaveCount(0);
    await expect(phone.getByTestId("sync-status")).toHaveAttribute("data-state", "offline");
    expect(JSON.stringify(await keptRows(phone))).toContain("Zxq");
  });

  await test.step("with it, the text leaves the phone", async () => {
    await phone.context().setOffline(false);
    await allSaved(live);
    await expect.poll(async () => JSON.stringify(await keptRows(phone))).not.toContain("Zxq");
    const stored = await phone.evaluate(async () => {
      const caches = await window.caches.keys();
      const texts = await Promise.all(
        caches.map(async (name) => {
          const cache = await window.caches.open(name);
          const answers = await cache.matchAll();
          return (await Promise.all(answers.map((answer) => answer.text()))).join("");
        }),
      );
      return [JSON.stringify(localStorage), JSON.stringify(sessionStorage), ...texts].join("");
    });
    expect(stored).not.toContain("Zxq");
    await phone.getByRole("button", { name: "Record Penalty" }).click();
    await expect(sheet.getByText("Unsportsmanlike · Sent")).toBeVisible();
    await expect(sheet.getByText("Zxq")).toHaveCount(0);
    await sheet.getByRole("button", { name: "Close" }).click();
  });

  const office = await newPhone({ viewport: { width: 1280, height: 800 } });
  await test.step("an admin elsewhere reads it with what it amounts to", async () => {
    await signIn(office, DEMO.admin);
    await office.goto("/admin/penalties");
    const record = office.getByRole("listitem").filter({ hasText: TEXT });
    for (const mark of ["SUSPENSION", "EJECTED", "Unsportsmanlike"]) {
      await expect(record.getByText(mark, { exact: true })).toBeVisible();
    }
    await expect(office.getByRole("list", { name: "Suspended players" })).toContainText(
      "not reviewed yet",
    );
  });

  const [later] = (await untouchedGames(server.service)).filter((one) =>
    [one.visitor.id, one.home.id].includes(game.visitor.id),
  );
  if (later === undefined) throw new Error("the visitors have no later game");
  const side = later.visitor.id === game.visitor.id ? "visitor" : "home";
  const { error } = await server.service.rpc("update_game", {
    p_game_id: later.id,
    p_changes: { game_date: "2099-01-01" },
  });
  expect(error).toBeNull();

  await test.step("another scorekeeper sees the mark, and checking in asks for a reason", async () => {
    const other = await newPhone();
    await signIn(other, DEMO.scorer2);
    const second = new LiveScreen(other, later);
    await second.open();
    const gate = other.getByRole("dialog", { name: "Select Game-Day Rosters" });
    await gate.getByRole("button", { name: new RegExp(`^${later[side].name} \\d`) }).click();
    const column = gate.locator(`#roster-${side}`);
    const tick = column.getByRole("checkbox", { name: `${player.plainName} Suspended` });
    // The mark may come a moment after the gate, which opens with what is on the phone.
    await expect(tick).toBeVisible();
    await column.getByRole("button", { name: "Select All" }).click();
    await expect(column.getByRole("checkbox").last()).toBeChecked();
    await expect(tick).not.toBeChecked();
    await waitUntilInstalled(other);
    await other.context().setOffline(true);
    await tick.click();
    const asked = other.getByRole("dialog", { name: "Suspended player" });
    await asked.getByLabel("Reason").fill("The board allows it");
    expect(await findings(other, "the question for a reason")).toEqual([]);
    await asked.getByRole("button", { name: "Check In" }).click();
    await expect(tick).toBeChecked();
    const opposite = side === "visitor" ? "home" : "visitor";
    await second.tick(gate, { visitor: [], home: [], [opposite]: starters(later)[opposite] });
    await gate.getByRole("button", { name: "Continue" }).click();
    await expect(gate).toHaveCount(0);
    await other.context().setOffline(false);
    // The pill counts an entry a moment after it is stored, and shows "All saved" until then.
    await expect
      .poll(() =>
        rows(server.service.from("roster_overrides").select("reason").eq("game_id", later.id)),
      )
      .toEqual([{ reason: "The board allows it" }]);
    await allSaved(second);
    await other.goto(`/games/${later.id}/review`);
    await other.getByRole("button", { name: "Show: History" }).click();
    await expect(other.getByText(/checked in for/).first()).toBeVisible();
    await expect(other.getByText("The board allows it")).toHaveCount(0);
  });

  await test.step("the reason stands in the game's history for the admin", async () => {
    await office.goto(`/games/${later.id}/review`);
    await office.getByRole("button", { name: "Show: History" }).click();
    await expect(office.getByText(/is suspended: The board allows it/)).toBeVisible();
  });
});

test("Penalty Management: add, search, filter, delete and back, and the review of a suspension (A §2, §5, §8, §9)", async ({
  server,
  newPhone,
}) => {
  const { game, player, mate } = await twoTeammates(server);
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.goto("/admin");
  await page.getByRole("link", { name: /^Penalty Management/ }).click();
  const dialog = page.getByRole("dialog", { name: "Add Penalty" });
  const picker = dialog.getByRole("listbox", { name: "Player" });
  const list = page.getByRole("list", { name: "Penalties", exact: true });
  const record = (text: string) =>
    list.getByRole("listitem").filter({ has: page.getByText(text, { exact: true }) });
  const ofLeague = (await recorded(server)).length;

  async function add(name: string, text: string, isOfGame: boolean) {
    await page.getByRole("button", { name: "Add Penalty" }).click();
    await dialog.getByLabel("Search players").fill(`${name} ${game?.home.name}`);
    await picker.getByRole("option").filter({ hasText: game?.home.name }).first().click();
    if (isOfGame) await dialog.getByLabel("Game (optional)").selectOption(game?.id ?? "");
    await dialog.getByLabel("What happened").fill(text);
    await dialog.getByRole("button", { name: "Add Penalty" }).click();
    // It leaves after five seconds, so it comes before the record.
    await expect(page.getByText("Penalty added successfully")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(record(text)).toBeVisible();
  }

  await test.step("the first start shows every flag, a deleted one and a review; another season has its own", async () => {
    await expect(list.getByRole("listitem")).toHaveCount(ofLeague);
    for (const flag of ["SUSPENSION", "FINAL WARNING", "EJECTED", "GAME WARNING"]) {
      await expect(list.getByText(flag, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole("list", { name: "Suspended players" })).toContainText("Reviewed");
    await expect(page.getByRole("list", { name: "Deleted penalties" })).toContainText("Jo Xu");
    const deleted = page.getByRole("region", { name: "Deleted penalties" });
    await expect(deleted.getByText("1 penalty", { exact: true })).toBeVisible();
    await choose(page, SPRING);
    await expect(page.getByRole("heading", { name: "No penalties in this season" })).toBeVisible();
    await choose(page, FALL);
    await expect(list.getByRole("listitem")).toHaveCount(ofLeague);
  });

  await test.step("the form wants a player and what happened; the picker shows 20, or 10 matches", async () => {
    await page.getByRole("button", { name: "Add Penalty" }).click();
    await expect(picker.getByRole("option")).toHaveCount(20);
    await dialog.getByLabel("Search players").fill("a");
    await expect(picker.getByRole("option")).toHaveCount(10);
    await dialog.getByLabel("What happened").focus();
    await dialog.getByRole("button", { name: "Add Penalty" }).click();
    const missing = dialog.getByText("Please fill in all required fields");
    await expect(missing).toHaveCount(2);
    await expect(dialog.getByLabel("Search players")).toBeFocused();
    await expect(missing.first()).toBeInViewport({ ratio: 1 });
    expect(await findings(page, "the form of a penalty")).toEqual([]);
    await picker.getByRole("option").first().click();
    await expect(missing).toHaveCount(1);
    await dialog.getByRole("button", { name: "Add Penalty" }).click();
    await expect(dialog.getByLabel("What happened")).toBeFocused();
    await expect(missing).toBeInViewport({ ratio: 1 });
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("records stand newest first, each with its flags and its type", async () => {
    await add(player.name, "First", true);
    await add(player.name, "Second", false);
    await add(mate.name, "Of a mate", true);
    await expect(list.getByRole("listitem")).toHaveCount(ofLeague + 3);
    await expect(list.getByRole("listitem").first()).toContainText("Of a mate");
    await expect(record("First").getByText("FINAL WARNING", { exact: true })).toBeVisible();
    await expect(record("First").getByText("GAME WARNING", { exact: true })).toBeVisible();
    await expect(record("Second")).toContainText("Season-wide");
    await page.getByLabel("Search penalties").fill("mate");
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("radio", { name: /^Suspensions/ }).check();
    await expect(page.getByRole("heading", { name: "No penalties found" })).toBeVisible();
    await page.getByRole("button", { name: "Show All Penalties" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(ofLeague + 3);
    expect(await findings(page, "Penalty Management")).toEqual([]);
  });

  await test.step("Delete asks, and the penalty comes back", async () => {
    await record("First")
      .getByRole("button", { name: /^Delete/ })
      .click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      "Are you sure you want to delete this penalty? This action cannot be undone.",
    );
    await expect(question).toContainText("Deleted penalties, where Restore brings it back");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Penalty deleted successfully")).toBeVisible();
    await expect(record("First")).toHaveCount(0);
    await restoreOf(page, player).click();
    await expect(record("First")).toBeVisible();
  });

  await test.step("the third suspends; a review ends it, and a later penalty suspends again", async () => {
    await add(player.name, "Third", true);
    const suspended = suspensionOf(page, player);
    await expect(suspended.getByText("SUSPENSION", { exact: true })).toBeVisible();
    await suspended.getByRole("button", { name: /^Review/ }).click();
    const review = page.getByRole("dialog", { name: "Review suspension" });
    await review.getByRole("button", { name: "Save Decision" }).click();
    await expect(review.getByText("Please say why.")).toBeVisible();
    expect(await findings(page, "the review of a suspension")).toEqual([]);
    await review.getByLabel("Note").fill("Talked to the captain");
    await review.getByRole("button", { name: "Save Decision" }).click();
    await expect(review).toHaveCount(0);
    await expect(suspended).toContainText("Ended by an admin");
    await expect(suspended).toContainText("Talked to the captain");
    await expect(suspended.getByText("SUSPENSION", { exact: true })).toHaveCount(0);
    await add(player.name, "Fourth", false);
    await expect(suspended.getByText("SUSPENSION", { exact: true })).toBeVisible();
  });

  await test.step("without a network the list stays, and nothing can be changed", async () => {
    await waitForAdminParts(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(
      page.getByText("Penalties can be read and managed only with a network connection."),
    ).toBeVisible();
  });

  await test.step("nobody else gets in", async () => {
    const other = await newPhone();
    await signIn(other, DEMO.scorer);
    await other.goto("/admin/penalties");
    await expect(other).toHaveURL(/\/games/);
  });
});

test("Penalty Management by the keyboard alone: add, delete, restore and review, and the focus is never lost", async ({
  server,
  newPhone,
}) => {
  const { game, player, mate } = await twoTeammates(server);
  await penalizeTwice(server, mate.id, game.id);
  await penalizeTwice(server, mate.id, game.id);
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await signIn(page, DEMO.admin);
  await page.goto("/admin/penalties");
  await expect(page.getByRole("list", { name: "Suspended players" })).toBeVisible();
  expect(await findings(page, "Penalty Management on a laptop")).toEqual([]);
  const overlay = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const said = (text: string) => page.getByRole("status").filter({ hasText: text }).first();
  const focusStays = () =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), {
        message: "what has the focus",
      })
      .not.toBe("BODY");

  await test.step("add", async () => {
    const opener = page.getByRole("button", { name: "Add Penalty" });
    await pressByKey(page, opener);
    await expect(overlay).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(overlay).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, overlay.getByLabel("Search players"));
    await page.keyboard.type(`${player.name} ${game.home.name}`);
    await tabTo(page, overlay.getByRole("listbox", { name: "Player" }));
    await page.keyboard.press("Enter");
    await expect(overlay.getByRole("button", { name: "Choose Another Player" })).toBeVisible();
    await tabTo(page, overlay.getByLabel("What happened"));
    await page.keyboard.type("By keys");
    await pressByKey(page, overlay.getByRole("button", { name: "Add Penalty" }));
    await expect(said("Penalty added successfully")).toBeVisible();
    await expect(overlay).toHaveCount(0);
    await expect(page.getByText("By keys")).toBeVisible();
    await focusStays();
  });

  await test.step("delete and restore", async () => {
    const record = page.getByRole("listitem").filter({ hasText: "By keys" });
    await pressByKey(page, record.getByRole("button", { name: /^Delete/ }));
    await pressByKey(page, overlay.getByRole("button", { name: "Delete" }));
    await expect(said("Penalty deleted successfully")).toBeVisible();
    const restore = restoreOf(page, player);
    await expect(restore).toBeVisible();
    await focusStays();
    await pressByKey(page, restore);
    await expect(restore).toHaveCount(0);
    await focusStays();
  });

  await test.step("review", async () => {
    const suspended = suspensionOf(page, mate);
    const opener = suspended.getByRole("button", { name: /^Review/ });
    await pressByKey(page, opener);
    await tabTo(page, overlay.getByLabel("Note"));
    await page.keyboard.type("Talked to the captain");
    await pressByKey(page, overlay.getByRole("button", { name: "Save Decision" }));
    await expect(overlay).toHaveCount(0);
    await expect(suspended).toContainText("Talked to the captain");
    await expect(opener).toBeFocused();
  });
});
