import type { Page } from "@playwright/test";
import { allSaved, atTheField } from "../support/at-the-field.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { rows, waitUntilCompleted } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { highAnswers } from "../support/looks/high-answers.ts";
import type { E2eServer } from "../support/server.ts";

const clock = (page: Page) => page.getByRole("group", { name: "Game clock" });
const time = (page: Page) => clock(page).getByRole("button", { name: /, set the clock$/ });
const press = (page: Page, name: string | RegExp) =>
  clock(page).getByRole("button", { name }).click();

/** Waits until both phones show the same time, and returns it. */
async function sameOn(page: Page, other: Page): Promise<string> {
  await expect(async () => {
    expect(await time(other).textContent()).toBe(await time(page).textContent());
  }).toPass({ timeout: 40_000 });
  return (await time(page).textContent()) ?? "";
}

async function set(page: Page, period: string, minutes: string, seconds: string): Promise<void> {
  await time(page).click();
  const sheet = page.getByRole("dialog", { name: "Set the Clock" });
  await sheet.getByRole("radio", { name: period }).check();
  await expect(sheet.getByLabel("Minutes")).toHaveValue("12");
  await expect.poll(() => highAnswers(page), { message: "in a thumb's reach" }).toEqual([]);
  await sheet.getByLabel("Minutes").fill(minutes);
  await sheet.getByLabel("Seconds").fill(seconds);
  await sheet.getByRole("button", { name: "Set Clock" }).click();
  await expect(time(page)).toHaveText(`${period} ${minutes}:${seconds}`);
}

async function leagueOf({ service }: Pick<E2eServer, "service">, gameId: string) {
  const [game] = await rows<Record<"league_id" | "season_id", string>>(
    service.from("games").select("league_id,season_id").eq("id", gameId),
  );
  if (!game) throw new Error("there is no such game");
  const [league] = await rows<{ name: string }>(
    service.from("leagues").select("name").eq("id", game.league_id),
  );
  return { id: game.league_id, seasonId: game.season_id, name: league?.name ?? "" };
}

async function factsOf({ service }: Pick<E2eServer, "service">, gameId: string) {
  return rows<{ type: string; payload: Record<string, unknown> }>(
    service.from("game_events").select("type,payload").eq("game_id", gameId).order("game_seq"),
  );
}

test("a league's game clock is set up in its form, runs without a network, and shows the same on a second phone and in every play (D71)", async ({
  server,
  newPhone,
}) => {
  const first = await newPhone();
  const { game, live } = await atTheField(server, first);
  const league = await leagueOf(server, game.id);
  const admin = await newPhone({ viewport: { width: 1280, height: 800 }, hasTouch: false });
  const run = { stat: "rush", side: "visitor", player: 0 } as const;

  await test.step("off, nothing of it is shown or recorded", async () => {
    await live.record({ stat: "tackle", side: "home", player: 0 }, "stat-first");
    await allSaved(live);
    await expect(clock(first)).toHaveCount(0);
    await expect(first.getByTestId("feed-entry").getByText(/^[HQ]\d /)).toHaveCount(0);
    const facts = await factsOf(server, game.id);
    expect(facts.flatMap(({ payload }) => Object.keys(payload))).not.toContain("game_clock");
  });

  await test.step("an admin gives the league quarters of 12 minutes", async () => {
    await signIn(admin, DEMO.admin);
    await admin.goto(`/admin/seasons/${league.seasonId}`);
    await admin.getByRole("button", { name: `Edit ${league.name}`, exact: true }).click();
    const form = admin.getByRole("dialog", { name: "Edit League" });
    await expect(form.getByLabel("Minutes of a period")).toHaveCount(0);
    await form.getByLabel("Game clock").selectOption("Quarters");
    await form.getByLabel("Minutes of a period").fill("61");
    await form.getByRole("button", { name: "Save League" }).click();
    await expect(form.getByText("Enter a whole number from 1 to 60.")).toBeVisible();
    await form.getByLabel("Minutes of a period").fill("12");
    await form.getByLabel("Games for the playoffs").fill("3");
    await form.getByRole("button", { name: "Save League" }).click();
    await expect(form).toHaveCount(0);
    const stored = server.service.from("leagues").select("playoff_min_games").eq("id", league.id);
    expect(await rows(stored)).toEqual([{ playoff_min_games: 3 }]);
    await expect(admin.getByRole("article", { name: league.name })).toContainText(
      "Quarters of 12 min",
    );
  });

  await first.reload();
  await expect(time(first)).toHaveText("Q1 12:00");
  const second = await newPhone();
  await signIn(second, DEMO.scorer2);
  const other = new LiveScreen(second, game);
  await other.open();
  await waitUntilInstalled(second);
  await expect(time(second)).toHaveText("Q1 12:00");

  await test.step("one tap starts it, on both phones", async () => {
    await press(first, "Start the clock");
    await expect(clock(first).getByRole("button", { name: "Stop the clock" })).toBeVisible();
    await expect(clock(second).getByRole("button", { name: "Stop the clock" })).toBeVisible();
    await expect(time(second)).toHaveText(/^Q1 11:\d\d$/);
  });

  await test.step("the other phone stops it, and both stand at the same second", async () => {
    await press(second, "Stop the clock");
    await expect(clock(first).getByRole("button", { name: "Start the clock" })).toBeVisible();
    expect(await sameOn(first, second)).toMatch(/^Q1 11:\d\d$/);
  });

  await test.step("without a network it is set, carried by a play, and survives a reload", async () => {
    await first.context().setOffline(true);
    await set(first, "Q2", "4", "12");
    const [entry = ""] = await live.record(run, "stat-first");
    await expect(live.entry(entry)).toContainText("Q2 4:12");
    await first.reload();
    await expect(time(first)).toHaveText("Q2 4:12");
    await expect(live.entry(entry)).toContainText("Q2 4:12");
    await press(first, "Start the clock");
    await expect(time(first)).toHaveText(/^Q2 4:(0\d|1[01])$/);
    await first.reload();
    await expect(clock(first).getByRole("button", { name: "Stop the clock" })).toBeVisible();
    await expect(time(first)).toHaveText(/^Q2 [0-4]:\d\d$/);
    await expect(time(second)).toHaveText(/^Q1 /);
  });

  await test.step("back on the network, the second phone shows its period and time", async () => {
    await first.context().setOffline(false);
    await expect(time(second)).toHaveText(/^Q2 /, { timeout: 40_000 });
    await expect(clock(second).getByRole("button", { name: "Stop the clock" })).toBeVisible();
    await press(first, "Stop the clock");
    await expect(clock(second).getByRole("button", { name: "Start the clock" })).toBeVisible({
      timeout: 40_000,
    });
    await sameOn(first, second);
    await expect(second.getByTestId("feed-entry").filter({ hasText: "RUSH TD" })).toContainText(
      "Q2 4:12",
    );
  });

  await test.step("a period that has run down is followed by the next, by the same button", async () => {
    await set(second, "Q3", "0", "00");
    await press(second, "Start Q4");
    await expect(time(second)).toHaveText(/^Q4 1[12]:/);
    await expect(time(first)).toHaveText(/^Q4 1[12]:/, { timeout: 40_000 });
    await press(second, "Stop the clock");
  });

  await test.step("a changed play keeps its time", async () => {
    const row = second.getByTestId("feed-entry").filter({ hasText: "RUSH TD" });
    const player = game.visitor.players[1];
    if (!player) throw new Error("the visitor has players");
    await allSaved(other);
    await other.changePlayer((await row.getAttribute("data-entry-id")) ?? "", false, player);
    await expect(row).toContainText("Q2 4:12");
    await allSaved(other);
  });

  await test.step("on a laptop the key C starts and stops it, stands on the button and under ?, and is off with the others", async () => {
    const laptop = await newPhone({ viewport: { width: 1280, height: 800 }, hasTouch: false });
    await signIn(laptop, DEMO.scorer);
    await new LiveScreen(laptop, game).open();
    const stop = clock(laptop).getByRole("button", { name: "Stop the clock" });
    const start = clock(laptop).getByRole("button", { name: "Start the clock" });
    await expect(start).toHaveAttribute("aria-keyshortcuts", "C");
    await expect(time(laptop)).toHaveText(/^Q4 1[12]:\d\d$/);
    const printed = await start.evaluate((button) => getComputedStyle(button, "::before").content);
    expect(printed).toContain('"C"');
    const stood = (await time(laptop).textContent()) ?? "";
    await laptop.keyboard.press("c");
    await expect(stop).toBeVisible();
    // Wet glass counts for keys too, so a second press comes after a whole second of the clock.
    await expect(time(laptop)).not.toHaveText(stood);
    const begun = (await time(laptop).textContent()) ?? "";
    await expect(time(laptop)).not.toHaveText(begun);
    await laptop.keyboard.press("c");
    await expect(start).toBeVisible();
    await laptop.keyboard.press("?");
    await expect(laptop.getByText("the game clock", { exact: true })).toBeVisible();
    await laptop.getByRole("switch", { name: "Score with letters and digits" }).click();
    await laptop.keyboard.press("Escape");
    await expect(start).not.toHaveAttribute("aria-keyshortcuts", "C");
    // If this press counted, the clock would run, and it would still run after the reload.
    await laptop.keyboard.press("c");
    await laptop.reload();
    await expect(start).toBeVisible();
    await laptop.close();
  });

  const visitor = await newPhone();
  await test.step("a visitor's page and scoreboard show it", async () => {
    await visitor.goto(`/games/${game.id}/review`);
    const shown = visitor.getByRole("timer", { name: "Game clock" });
    await expect(shown).toContainText(/^Q4 1[12]:\d\d/);
    await expect(
      visitor.getByRole("list", { name: "Plays, newest first" }).getByText(/^Q2 4:12/),
    ).toBeVisible();
    await visitor.getByRole("link", { name: "Big Screen" }).click();
    await expect(shown).toContainText(/^Q4 1[12]:\d\d/);
    // Nobody could stop it any more, so a league that gives its clock up shows none.
    const keep = (periods: string) =>
      server.arrange("update leagues set periods = $2 where id = $1", [league.id, periods]);
    await keep("none");
    await visitor.reload();
    await expect(visitor.getByTestId("score-home")).toBeVisible();
    await expect(shown).toHaveCount(0);
    await keep("quarters");
    await visitor.reload();
    await expect(shown).toContainText(/^Q4 1[12]:\d\d/);
  });

  await test.step("the live widget shows it, and that it stands", async () => {
    const widget = await newPhone();
    await widget.goto("/widget/live");
    const card = widget.getByRole("listitem").filter({ hasText: game.visitor.name });
    await expect(card.getByRole("timer", { name: "Game clock" })).toHaveText(
      /^Q4 1[12]:\d\d Stopped$/,
    );
    await widget.close();
  });

  await test.step("review and chart tell when each play was", async () => {
    await allSaved(live);
    await live.finalize();
    await waitUntilCompleted(server.service, game.id);
    await visitor.goto(`/games/${game.id}/review`);
    await visitor.getByRole("tab", { name: /^Play-by-Play Timeline/ }).click();
    const line = visitor.getByTestId("timeline-play").filter({ hasText: "RUSH TD" });
    await expect(line).toContainText("Q2 4:12");
    await expect(visitor.getByRole("timer", { name: "Game clock" })).toHaveCount(0);
    await visitor.getByRole("button", { name: "Show table" }).click();
    await expect(visitor.getByRole("cell", { name: "Q2 4:12" })).toBeVisible();
  });
  expect((await server.service.rpc("verify_totals")).data).toEqual([]);
});
