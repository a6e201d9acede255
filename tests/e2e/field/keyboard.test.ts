import { atTheField, untouchedGame } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";

/** Both teams have a number 7, and 2 is how 22 begins. */
const NUMBERS = {
  visitor: ["7", "11", "4", "34", "2", "22"],
  home: ["7", "58", "13", "81", "00", "0"],
};

/** How far right of its button's edge each team's "Visitor" or "Home" begins, in px. */
function startsOfSides(): number[] {
  return [...document.querySelectorAll("[role=dialog] button small")].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const edge = words.closest("button")?.getBoundingClientRect().left ?? 0;
    return range.getBoundingClientRect().left - edge;
  });
}

test("a laptop scores by keys: a tackle in three, a pass touchdown in six, and the jerseys of a team are one Tab stop", async ({
  server,
  newPhone,
}) => {
  const { visitor, home } = await untouchedGame(server);
  for (const [side, team] of Object.entries({ visitor, home })) {
    for (const [at, number] of NUMBERS[side as keyof typeof NUMBERS].entries()) {
      await server.arrange("update public.players set jersey_number = $2 where id = $1", [
        team.players[at]?.id,
        number,
      ]);
    }
  }
  const page = await newPhone({ hasTouch: false });
  const { live } = await atTheField(server, page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rows = page.getByTestId("feed-entry");
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const sheet = (title: string | RegExp) =>
    expect(page.getByRole("dialog").getByRole("heading", { name: title })).toBeVisible();

  await test.step("each stat shows its key", async () => {
    const keys = page.getByTestId("stat-grid").locator("button[data-key]");
    await expect.poll(() => keys.count()).toBeGreaterThanOrEqual(7);
  });
  await test.step("a tackle: three keys", async () => {
    await press("5", "8", "k");
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("TACKLE#58");
    // The seconds stand beside the key's badge.
    await expect(page.getByRole("button", { name: /^Undo Last/ }).locator("b")).toBeInViewport({
      ratio: 1,
    });
  });
  await test.step("a pass touchdown: six keys", async () => {
    await press("1", "1", "t");
    await sheet("Touchdown Type");
    // The key stands before the hint: on the button's corner it would lie on the name.
    await expect(page.locator("[role=dialog] button > [data-key]")).toHaveCount(2);
    await press("p");
    await sheet(/^Select Passer/);
    await press("2");
    await expect(page.getByTestId("player-tile").filter({ hasText: /^2\D/ })).toBeFocused();
    await press("2");
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(/PASS TD.*#22 .* to #11 /);
  });
  await test.step("V and H say whose number it is, before the stat and in the sheet", async () => {
    await press("7", "h", "s");
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText("#7");
    await expect(page.getByTestId("score-visitor")).toHaveText("6");
    const chosen = page.getByRole("status").filter({ hasText: "choose a stat" });
    await press("7");
    await expect(chosen, "the team that was meant last").toContainText(live.game.home.name);
    await press("v");
    await expect(chosen).toContainText(live.game.visitor.name);
    await press("Escape");
    await press("f");
    await sheet("Select Team");
    // The badge with the key stands before them: 20 px wide, and 8 px of room.
    expect(Math.min(...(await page.evaluate(startsOfSides)))).toBeGreaterThan(40);
    await press("h");
    await sheet(/^Select Player/);
    await press("1", "3");
    await expect(page.getByTestId("score-home")).toHaveText("2");
    await press("u");
    await expect(page.getByTestId("score-home")).toHaveText("0");
  });
  await test.step("letters typed into a field, and keys under a dialog, record nothing", async () => {
    await press("k");
    await sheet("Select Team");
    await press("v");
    await page.getByRole("button", { name: "Add player" }).click();
    await page.getByLabel("Name (optional)").pressSequentially("Kit 22");
    // The chooser is away meanwhile, so that a number beside the fields names nobody.
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).focus();
    await press("1", "1");
    await expect(page.getByLabel("Name (optional)")).toHaveValue("Kit 22");
    await press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await press("?");
    const help = page.getByRole("dialog", { name: "Need Help?" });
    await expect(help.getByRole("definition").filter({ hasText: /^TACKLE$/ })).toBeVisible();
    await expect(help.getByText("a pass touchdown: 4 threw, 11 caught")).toBeVisible();
    await expect(help.getByText(/^If both teams have a number, it means the team /)).toBeVisible();
    await expect(help.getByText(/^For a player without a number, Tab goes /)).toBeVisible();
    await press("4", "k");
    await press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("choose a stat")).toHaveCount(0);
    await expect(rows).toHaveCount(4);
  });
  await test.step("one Tab stop a team, then the stats, before the feed", async () => {
    const jerseys = page
      .getByRole("group", { name: live.game.visitor.name, exact: true })
      .getByRole("button");
    await jerseys.first().focus();
    await press("ArrowRight", "ArrowRight");
    await expect(jerseys.nth(2)).toBeFocused();
    await press("Tab", "Tab");
    await expect(page.getByRole("button", { name: "TOUCHDOWN" })).toBeFocused();
    const stats = page.getByTestId("stat-grid").getByRole("button");
    await stats.last().focus();
    await press("Tab");
    await expect(page.locator(".fd :focus")).toHaveCount(1);
    await stats.first().focus();
    await press("Shift+Tab", "Shift+Tab");
    await expect(jerseys.nth(2)).toBeFocused();
  });
  await test.step("switched off under ?, letters, digits and ? do nothing here, also after a reload; arrows, Tab, Enter and Escape remain (WCAG 2.1.4)", async () => {
    const keys = page.getByRole("switch", { name: "Score with letters and digits" });
    const tackle = page.getByRole("button", { name: "TACKLE", exact: true });
    await press("?");
    await expect(keys).toBeChecked();
    await keys.click();
    await press("Escape");
    await page.reload();
    await expect(tackle).toBeVisible();
    await expect(page.locator("[data-key]")).toHaveCount(0);
    const jerseys = page
      .getByRole("group", { name: live.game.visitor.name, exact: true })
      .getByRole("button");
    await jerseys.first().focus();
    await press("ArrowRight", "k", "?", "t");
    await expect(jerseys.nth(1)).toBeFocused();
    await press("Enter");
    await expect(page.getByText("choose a stat")).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "choose a stat" }),
      "the picked player's team",
    ).toContainText(live.game.visitor.name);
    await press("Escape");
    await expect(page.getByText("choose a stat")).toHaveCount(0);
    // With 58 chosen, a tackle would be recorded at once.
    await press("5", "8");
    await tackle.press("Enter");
    await sheet("Select Team");
    await press("v", "Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(rows).toHaveCount(4);
    await page.getByRole("button", { name: "Need Help?" }).click();
    await keys.click();
    await press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await press("5", "8", "k");
    await expect(rows).toHaveCount(5);
  });
});
