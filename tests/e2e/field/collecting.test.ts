import type { Page } from "@playwright/test";
import { isolated } from "../../../src/domain/shared/isolated.ts";
import { allSaved, atTheField, withoutGivingUp } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";
import type { LeagueGame } from "../support/league.ts";
import { stopTheClock } from "../support/stop-the-clock.ts";
import type { Play, Side } from "../support/whole-game/acts.ts";

const RESET_OFFER =
  "No stats have been recorded. Do you want to reset this game and exit? This will clear any existing stats and mark it as not started.";

/** All seven stats with their sub-choices, and the rows they make, the newest act first. */
const PLAYS: readonly (readonly [Play, readonly string[]])[] = [
  [{ stat: "rush", side: "visitor", player: 0 }, ["RUSH TD +6"]],
  [{ stat: "pass", side: "visitor", passer: 1, receiver: 2 }, ["PASS TD +6"]],
  [{ stat: "extra_point", side: "visitor", player: 3, yards: 5 }, ["EXTRA POINT +1"]],
  [{ stat: "extra_point", side: "visitor", player: 3, yards: 10 }, ["EXTRA POINT +2"]],
  [{ stat: "extra_point", side: "visitor", player: 3, yards: 20 }, ["EXTRA POINT +3"]],
  [{ stat: "tackle", side: "home", player: 0 }, ["TACKLE +1 FP"]],
  [{ stat: "interception", side: "home", player: 1 }, ["INTERCEPTION +2 FP"]],
  [{ stat: "sack", side: "home", player: 2 }, ["SACK +2 FP", "TACKLE +1 FP"]],
  [{ stat: "safety", side: "home", player: 3 }, ["SAFETY +2"]],
  [
    { stat: "def_td", side: "home", player: 4, how: "interception_return" },
    ["INTERCEPTION +2 FP", "DEF TD +6"],
  ],
  [
    { stat: "def_td", side: "home", player: 4, how: "fumble_return" },
    ["FUMBLE +2 FP", "DEF TD +6"],
  ],
  [{ stat: "def_td", side: "home", player: 5, how: "conversion_return" }, ["Defensive TD +2"]],
];

/** Requests to the device that no screen shows. */
async function watchDevice(page: Page) {
  await page.addInitScript(() => {
    const asked = { wakeLocks: 0, vibrations: [] as string[] };
    Object.assign(window, { asked });
    Object.defineProperty(navigator, "vibrate", {
      value: (pattern: number[]) => asked.vibrations.push(pattern.join(",")) > 0,
    });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          asked.wakeLocks += 1;
          return { release: async () => undefined };
        },
      },
    });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { asked: { wakeLocks: number; vibrations: string[] } }).asked,
    );
}

/** As the screens write a player: "#7 Ada Reyes". */
function label(game: LeagueGame, side: Side, index: number): string {
  const player = game[side].players[index];
  return `#${player?.jerseyNumber ?? "?"} ${player?.plainName}`;
}
test("the live screen says and does what is specified, with and without a network (P §2, §4, §5)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  await withoutGivingUp(phone);
  const asked = await watchDevice(phone);
  const { game, live } = await atTheField(server, phone);
  const { spoken } = live;
  const question = phone.getByRole("alertdialog");
  const press = (name: string | RegExp) => phone.getByRole("button", { name, exact: true }).click();
  const openGame = async () => {
    await live.open();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
  };
  await test.step("nothing recorded: the feed says so, Back offers a reset on the server's word only (D32)", async () => {
    await expect(phone.getByTestId("live-feed")).toHaveText(
      "No stats recorded yetTap a stat button below to begin",
    );
    await expect(phone.getByText("Live Score • Auto-calculated from stats")).toBeVisible();
    await expect(phone.getByRole("button", { name: "Save Now" })).toBeDisabled();
    await press("Back");
    await expect(question).toContainText(RESET_OFFER);
    await question.getByRole("button", { name: "Just Exit" }).click();
    await expect(phone).toHaveURL(/\/games$/);

    await openGame();
    await server.stop();
    await press("Back");
    await expect(phone).toHaveURL(/\/games$/);
    await expect(question).toHaveCount(0);
    await server.start();
  });

  await test.step("the first touch keeps the screen awake", async () => {
    await openGame();
    expect((await asked()).wakeLocks).toBe(0);
    await press("TACKLE");
    await expect.poll(async () => (await asked()).wakeLocks).toBe(1);
    // Hiding the page gives the lock back to the system; it is asked for again on return.
    await phone.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(async () => (await asked()).wakeLocks).toBe(2);
    await phone
      .getByRole("dialog", { name: "Select Team" })
      .getByRole("button", { name: "Close" })
      .click();
  });

  const score = { visitor: 0, home: 0 };
  await test.step("all seven stats with their sub-choices, in both orders (D23, D25-D27)", async () => {
    for (const order of ["stat-first", "player-first"] as const) {
      for (const [play, expected] of PLAYS) {
        const made = await live.record(play, order);
        const seen = await Promise.all(
          made.map(async (id) => {
            await expect(live.entry(id)).toHaveAttribute("data-pending", "false");
            const [stat, badge] = [
              live.entry(id).locator("b").first(),
              live.entry(id).locator(".fd-badge"),
            ];
            return `${((await stat.textContent()) ?? "").replace(/\W+$/, "")} ${await badge.textContent()}`;
          }),
        );
        expect(seen.sort()).toEqual([...expected].sort());
        for (const text of expected) {
          const [, points = "0", fantasy] = / \+(\d+)( FP)?$/.exec(text) ?? [];
          if (!fantasy) score[play.side] += Number(points);
        }
      }
    }
    await expect.poll(() => live.score()).toEqual(score);
    await expect
      .poll(async () => (await asked()).vibrations)
      .toEqual(PLAYS.flatMap(() => ["15", "15"]));
  });

  await test.step("what was recorded is said aloud", async () => {
    await live.record({ stat: "rush", side: "visitor", player: 0 }, "stat-first");
    score.visitor += 6;
    const { jerseyNumber, plainName } = game.visitor.players[0] ?? {};
    await expect(spoken).toHaveText(
      new RegExp(`^RUSH TD, number ${jerseyNumber} ${plainName}, .+ ${score.visitor}$`),
    );
  });
});

test("a game that is collected names its page (P §8); entries are edited, deleted and undone; timeouts, unknown players and walk-ons (D24, D25, D28, D30, D33)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const asked = await watchDevice(phone);
  const { game, live } = await atTheField(server, phone);
  await test.step("a game that is collected names its page, and one that is not there has the card of other pages (P §8)", async () => {
    const heading = phone.getByRole("heading", { level: 1 });
    const title = `Collect Stats: ${isolated(game.visitor.name)} at ${isolated(game.home.name)}`;
    await expect(heading).toHaveText(title);
    await expect(phone).toHaveTitle(`${title} · Stat Tracker`);

    for (const id of ["00000000-0000-4000-8000-000000000000", "no-game"]) {
      await phone.goto(`/collect?gameId=${id}`);
      await expect(heading).toHaveText("Game not found");
      await expect(phone).toHaveTitle("Game not found · Stat Tracker");
      await expect(phone.getByRole("link", { name: "Back to Games" })).toBeVisible();
      await expect(phone.getByRole("alert")).toHaveCount(0);
      await expect(phone.getByText(/^It may have been removed/)).toBeVisible();
      await expect(phone.getByRole("banner")).toBeVisible();
    }
    await live.open();
  });
  const question = phone.getByRole("alertdialog");
  const form = phone.getByRole("dialog", { name: "Edit Stat Entry" });
  const choose = (field: string, option: string) =>
    form.getByLabel(field, { exact: true }).selectOption({ label: option });
  const save = () => form.getByRole("button", { name: "Save Changes" }).click();
  const refused = async (text: string) => {
    await save();
    await expect(question).toHaveText(`${text}OK`);
    await question.getByRole("button", { name: "OK" }).click();
  };
  const edit = async (id: string) => {
    await live.entry(id).getByRole("button", { name: /^Edit/ }).click();
    await expect(form).toBeVisible();
  };

  await test.step("every field of an entry can be edited, and what is missing is said (P §5)", async () => {
    const [id = ""] = await live.record(
      { stat: "tackle", side: "visitor", player: 0 },
      "stat-first",
    );
    await edit(id);
    await choose("Stat", "EXTRA POINT");
    await refused("Please fill in all required fields");
    await choose("Type", "20 yard");
    await save();
    await expect(live.entry(id)).toContainText("EXTRA POINT");
    await expect.poll(() => live.score()).toEqual({ visitor: 3, home: 0 });

    await edit(id);
    await choose("Stat", "PASS TD");
    await refused("Please select both passer and receiver for pass touchdowns");
    await choose("Passer", label(game, "visitor", 1));
    await save();
    await expect(live.entry(id)).toContainText(
      `${label(game, "visitor", 1)} to ${label(game, "visitor", 0)}`,
    );
    await expect.poll(() => live.score()).toEqual({ visitor: 6, home: 0 });

    await edit(id);
    await choose("Stat", "RUSH TD");
    await choose("Team", game.home.name);
    await refused("Please fill in all required fields");
    await choose("Player", label(game, "home", 5));
    await save();
    await expect(live.entry(id)).toContainText(`RUSH TD${label(game, "home", 5)}`);
    await expect.poll(() => live.score()).toEqual({ visitor: 0, home: 6 });
  });

  await test.step("Delete asks in the specified words; the tackle of a sack goes alone or with it", async () => {
    const made = await live.record({ stat: "sack", side: "home", player: 1 }, "player-first");
    const tackle = await live.entryNamed(made, "TACKLE");
    const sack = await live.entryNamed(made, "SACK");
    await live
      .entry(tackle)
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect(question).toContainText(`Delete TACKLE for ${label(game, "home", 1)}?`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(live.entry(tackle)).toBeVisible();
    await live.delete(tackle);
    await expect(live.entry(sack)).toBeVisible();
    await live.delete(sack);
    const both = await live.record({ stat: "sack", side: "home", player: 1 }, "stat-first");
    await live.delete(await live.entryNamed(both, "SACK"));
    for (const id of both) await expect(live.entry(id)).toHaveCount(0);
  });

  await test.step("Undo Last takes back the whole act, for ten seconds (D24)", async () => {
    const undo = phone.getByRole("button", { name: /^Undo Last/ });
    await stopTheClock(phone);
    const both = await live.record({ stat: "sack", side: "home", player: 2 }, "player-first");
    await phone.clock.fastForward(8_000);
    await expect(undo).toBeVisible();
    await undo.click();
    for (const id of both) await expect(live.entry(id)).toHaveCount(0);
    await expect.poll(async () => (await asked()).vibrations.at(-1)).toBe("15,40,15");
    await expect(live.spoken).toHaveText(`Undone: SACK for ${label(game, "home", 2)}`);
    await live.record({ stat: "tackle", side: "home", player: 2 }, "player-first");
    await expect(undo).toBeVisible();
    await phone.clock.fastForward(4_000);
    await expect(undo).toHaveText(/6$/);
    await phone.getByTestId("sync-status").click();
    await expect(phone.getByRole("dialog")).toBeVisible();
    await phone.clock.fastForward(20_000);
    await phone.keyboard.press("Escape");
    await expect(phone.getByRole("dialog")).toHaveCount(0);
    await expect(undo, "a sheet stops its seconds, because it takes the taps").toHaveText(/6$/);
    await phone.clock.fastForward(6_000);
    await expect(undo).toHaveCount(0);
    await phone.clock.resume();
  });

  await test.step("four timeouts a team, a fifth changes nothing, the last one can be given back (D30)", async () => {
    const marker = (number: number) => phone.getByTestId(`timeout-visitor-${number}`);
    for (const number of [1, 2, 3, 4]) await live.takeTimeout("visitor", number);
    await marker(2).click();
    await expect(live.spoken).toHaveText("All four timeouts are used.");
    await expect(question).toHaveCount(0);
    await marker(4).click();
    await expect(question).toContainText(`Give the last timeout back to ${game.visitor.name}?`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(marker(4)).toHaveAttribute("aria-pressed", "true");
    await live.giveTimeoutBack("visitor", 4);
    await expect(marker(3)).toHaveAttribute("aria-pressed", "true");
  });

  const sheet = phone.getByRole("dialog");
  const toThePlayers = async () => {
    await phone.getByRole("button", { name: "SAFETY", exact: true }).click();
    await sheet.getByRole("button", { name: game.visitor.name }).click();
    await expect(
      phone.getByRole("dialog", { name: `Select Player - ${game.visitor.name}` }),
    ).toBeVisible();
  };

  await test.step("a jersey that nobody saw still scores", async () => {
    await toThePlayers();
    await sheet.getByRole("button", { name: "Unknown player" }).click();
    await expect(phone.getByTestId("feed-entry").first()).toContainText("SAFETYUnknown player+2");
    await expect.poll(async () => (await live.score()).visitor).toBe(2);
  });

  await test.step("a walk-on is added from the player sheet and scores at once (D33)", async () => {
    const worn = game.visitor.players[0]?.jerseyNumber ?? "";
    await toThePlayers();
    await sheet.getByRole("button", { name: "Add player" }).click();
    await expect(sheet.getByRole("button", { name: "Add player" })).toBeDisabled();
    await sheet.getByLabel("Jersey number").fill(worn);
    await expect(sheet.getByText(`#${worn} is already taken`)).toBeVisible();
    await sheet.getByRole("button", { name: "Add Anyway" }).click();
    await expect(phone.getByTestId("feed-entry").first()).toContainText(`SAFETY#${worn}`);
    const rail = phone.getByRole("group", { name: game.visitor.name, exact: true });
    await expect(rail.locator("[data-player-id]")).toHaveCount(7);
    await expect.poll(async () => (await live.score()).visitor).toBe(4);
  });

  await test.step("the theme button goes round and is remembered", async () => {
    const theme = () => phone.evaluate(() => document.documentElement.dataset.theme);
    const button = phone.getByTestId("stat-grid").getByRole("button", { name: /theme/i });
    // As picked up, whatever the theme is, one tap leads to Sun.
    await button.click();
    await expect.poll(theme).toBe("sun");
    const seen = new Set<string | undefined>();
    for (let tap = 0; tap < 4; tap += 1) {
      await button.click();
      seen.add(await theme());
    }
    expect([...seen].sort()).toEqual(["dark", "light", "sun"]);
    while ((await theme()) !== "sun") await button.click();
    await phone.reload();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    await expect.poll(theme).toBe("sun");
  });
  await allSaved(live);
});
