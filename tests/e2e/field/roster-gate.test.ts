import { startFaultProxy } from "../../helpers/fault-proxy.ts";
import { starters } from "../support/at-the-field.ts";
import { rowsIn } from "../support/device-rows.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { type LeagueTeam, rows, untouchedGames } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import { expectBelow } from "../support/looks/toasts.ts";
import { stopTheClock } from "../support/stop-the-clock.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const TOO_FEW = "Both teams must have at least 6 players selected to continue.";

/** The jersey editor needs players with numbers of their own, in a known order. */
const numbered = (team: LeagueTeam) =>
  team.players.filter(
    ({ jerseyNumber }, _, all) =>
      jerseyNumber !== null && all.filter((one) => one.jerseyNumber === jerseyNumber).length === 1,
  );

test("the roster gate: 6 to 20, jersey numbers, walk-ons, a kept draft, another phone (P §5, D33, D36)", async ({
  server,
  newPhone,
}) => {
  const [game, otherGame] = await untouchedGames(server.service);
  if (!game || !otherGame) throw new Error("the demo league has too few untouched games");
  const { visitor, home } = game;
  const [injured] = await rows<{ name: string }>(
    server.service
      .from("players")
      .select("name")
      .eq("team_id", visitor.id)
      .eq("is_active", true)
      .eq("is_ir", true),
  );
  if (!injured) throw new Error("nobody of the visitors is injured");

  const network = await startFaultProxy(server.url);
  const phone = await newPhone({ baseURL: network.url });
  await signIn(phone, DEMO.scorer);
  const live = new LiveScreen(phone, game);
  await live.open();
  const gate = phone.getByRole("dialog", { name: "Select Game-Day Rosters" });
  const go = gate.getByRole("button", { name: "Continue" });
  const slots = (count: number) => `${home.name}: ${count} of 20 selected, 6 needed`;
  const tab = (name: string) => gate.getByRole("button", { name: new RegExp(`^${name} \\d`) });

  await test.step("says what it wants; IR is not listed", async () => {
    await expect(gate).toBeVisible();
    await expect(phone.getByText("Setting up Game Rosters")).toBeAttached();
    await expect(
      phone.getByText("Please select 6-20 players for each team before starting stat collection."),
    ).toBeAttached();
    await expect(gate.getByText(TOO_FEW)).toBeVisible();
    await expect(go).toBeDisabled();
    await expect(gate.getByText(injured.name)).toHaveCount(0);
  });

  await test.step("stops at 20; walk-ons are checked in at once", async () => {
    await tab(home.name).click();
    const list = gate.locator("#roster-home");
    await list.getByRole("button", { name: "Select All" }).click();
    await expect(list.getByRole("checkbox").first()).toBeChecked();
    const listed = await list.getByRole("checkbox").count();
    for (let count = listed; count <= 20; count += 1) {
      await list.getByRole("button", { name: "Add player" }).click();
      const sheet = phone.getByRole("dialog", { name: `Add player - ${home.name}` });
      await sheet.getByLabel("Name (optional)").fill(`Walker ${LETTERS[count]}`);
      await sheet.getByRole("button", { name: "Add player" }).click();
      await expect(sheet).toHaveCount(0);
    }
    await expect(gate.getByRole("img", { name: slots(20) })).toBeVisible();
    await expect(
      list.getByText("20 players are selected. Take one out to add another."),
    ).toBeVisible();
    await expect(list.getByRole("checkbox")).toHaveCount(21);
    await expect(list.getByRole("checkbox", { name: /^Walker U/ })).toBeDisabled();
    await expect(go).toBeDisabled();
  });

  await test.step("a reload keeps the draft", async () => {
    // The draft is saved in the background, so wait for it before the reload.
    const draft = { value: { home: { length: 20 } } };
    await expect.poll(async () => (await rowsIn(phone, ["drafts"])).drafts).toMatchObject([draft]);
    await phone.reload();
    await tab(home.name).click();
    await expect(gate.getByRole("img", { name: slots(20) })).toBeVisible();
  });

  const [first, second, third] = numbered(visitor);
  if (!first || !second || !third) throw new Error("too few numbers");
  const edit = (name: string) =>
    gate.getByRole("button", { name: `Edit jersey number of ${name}` });
  const field = (name: string) => gate.getByRole("textbox", { name: `Jersey number of ${name}` });
  const queued = async () => (await rowsIn(phone, ["operations"])).operations?.length;
  /** The mark shows for a moment only, so the page looks for it at every frame from before the act. */
  const saysSaved = (name: string, act: () => Promise<void>) => {
    const isMarked = (label: string) =>
      [...document.querySelectorAll("[aria-label] > [role=status]")].some(
        (mark) =>
          mark.parentElement?.getAttribute("aria-label") === label && mark.textContent === "Saved",
      );
    const label = `Edit jersey number of ${name}`;
    return Promise.all([phone.waitForFunction(isMarked, label, { polling: "raf" }), act()]);
  };
  const taken = new Set(visitor.players.map(({ jerseyNumber }) => jerseyNumber));
  const free = [..."0123456789"]
    .flatMap((ten) => [..."0123456789"].map((one) => `${Number(ten + one)}`))
    .filter((number) => !taken.has(number));

  await test.step("a jersey number is edited in its row, offline", async () => {
    await waitUntilInstalled(phone);
    await network.cut();
    await tab(visitor.name).click();
    await edit(first.name).click();
    await field(first.name).fill(second.jerseyNumber ?? "");
    await field(first.name).press("Enter");
    await expect(gate.getByRole("alert")).toContainText(
      `#${second.jerseyNumber} is already taken. Try#`,
    );
    await field(first.name).press("Escape");
    await expect(edit(first.name)).toBeFocused();
    await expect(gate.getByRole("alert")).toHaveCount(0);
    expect(await queued(), "Escape saves nothing").toBe(0);

    await edit(first.name).click();
    await field(first.name).press("Enter");
    await expect(edit(first.name)).toBeVisible();
    expect(await queued(), "no change, no save").toBe(0);

    await edit(first.name).click();
    await field(first.name).fill("abc123");
    await expect(field(first.name)).toHaveValue("12");
    await field(first.name).fill(free[0] ?? "");
    await saysSaved(first.name, () => field(first.name).press("Enter"));
    await expect(edit(first.name)).toContainText(free[0] ?? "?");
    expect(await queued(), "Enter saves once").toBe(1);

    // Tapping the next number saves the one before and keeps the focus in the next field.
    await edit(second.name).click();
    await field(second.name).fill(free[1] ?? "");
    await edit(third.name).click();
    await expect(field(third.name)).toBeFocused();
    await expect(edit(second.name)).toContainText(free[1] ?? "?");
    await field(third.name).press("Escape");
    await expect.poll(queued).toBe(2);

    // A suggestion is a button: one tap takes it.
    await edit(third.name).click();
    await field(third.name).fill(free[0] ?? "");
    await field(third.name).press("Enter");
    const suggestion = gate.getByRole("alert").getByRole("button").first();
    await expect(suggestion).toHaveText(/^#\d+$/);
    const box = await suggestion.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const number = ((await suggestion.textContent()) ?? "").replace("#", "");
    await saysSaved(third.name, () => suggestion.click());
    await expect(edit(third.name)).toContainText(number);
    await expect.poll(queued).toBe(3);
    await network.restore();
    await expect
      .poll(
        async () =>
          (
            await rows<{ jersey_number: string }>(
              server.service.from("players").select("jersey_number").eq("id", first.id),
            )
          )[0]?.jersey_number,
        { timeout: 40_000 },
      )
      .toBe(free[0]);
  });

  await test.step("a walk-on warns of a clash and is checked in at once", async () => {
    await gate.getByRole("button", { name: "Add player" }).first().click();
    const sheet = phone.getByRole("dialog", { name: `Add player - ${visitor.name}` });
    await sheet.getByLabel("Jersey number").fill(free[0] ?? "");
    await expect(sheet.getByText(`#${free[0]} is already taken`)).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Add Anyway" })).toBeVisible();
    await sheet
      .getByRole("button", { name: /^#\d+$/ })
      .first()
      .click();
    await expect(sheet.getByRole("button", { name: "Add player" })).toBeVisible();
    await sheet.getByLabel("Name (optional)").fill("Wendy Walker");
    await sheet.getByRole("button", { name: "Add player" }).click();
    await expect(sheet).toHaveCount(0);
    await expect(gate.getByRole("checkbox", { name: /^Wendy Walker/ })).toBeChecked();
    await expect(gate.getByText("1 selected")).toBeVisible();
    await expect(gate).toBeVisible();
  });

  await test.step("Cancel goes to the top of the games", async () => {
    await gate.getByRole("button", { name: "Cancel" }).click();
    await expect(phone).toHaveURL(/\/games$/);
    await expect(gate).toHaveCount(0);
    await expect(phone.getByRole("main")).toBeFocused();
    // The dialog gives its focus back in a task of its own, and a focus may scroll in the next frame.
    await phone.evaluate(
      () => new Promise((done) => setTimeout(() => requestAnimationFrame(done))),
    );
    expect(await phone.evaluate(() => scrollY)).toBe(0);
  });

  await test.step("the gate goes when another phone sets the rosters", async () => {
    const here = new LiveScreen(phone, otherGame);
    await here.open();
    await expect(gate).toBeVisible();
    const there = new LiveScreen(await newPhone(), otherGame);
    await signIn(there.page, DEMO.scorer2);
    await there.open();
    await there.chooseRosters(starters(otherGame));
    await expect(gate).toHaveCount(0, { timeout: 30_000 });
    await expect(phone.getByTestId("stat-grid")).toBeVisible();

    const adjust = phone.getByRole("dialog", { name: "Adjust Game Roster" });
    await phone.getByRole("button", { name: "Adjust Roster" }).click();
    // The other phone adds somebody meanwhile; saving here must keep them (D36).
    await there.page.getByRole("button", { name: "TACKLE", exact: true }).click();
    const sheet = there.page.getByRole("dialog");
    await sheet.getByRole("button", { name: otherGame.home.name }).click();
    await sheet.getByRole("button", { name: "Add player" }).click();
    await sheet.getByLabel("Name (optional)").fill("Wanda Late");
    await sheet.getByRole("button", { name: "Add player" }).click();
    await adjust.getByRole("button", { name: new RegExp(`^${otherGame.home.name} \\d`) }).click();
    const late = adjust.getByRole("checkbox", { name: /^Wanda Late/ });
    await expect(late).toBeChecked({ timeout: 30_000 });
    await here.tick(adjust, { visitor: otherGame.visitor.players.slice(0, 1), home: [] });
    await expect(
      adjust.getByText("Both teams must have at least 6 players selected to save changes."),
    ).toBeVisible();
    await expect(adjust.getByRole("button", { name: "Save Changes" })).toBeDisabled();
    await here.tick(adjust, { visitor: otherGame.visitor.players.slice(6, 7), home: [] });
    await stopTheClock(phone);
    await adjust.getByRole("button", { name: "Save Changes" }).click();
    const updated = phone.getByRole("status").filter({ hasText: "Roster updated successfully!" });
    await expectBelow(updated, phone.getByRole("button", { name: "Adjust Roster" }));
    await expect(adjust).toHaveCount(0);
    // The clock stands still, so only the dialog that opens can take the message away.
    await phone.getByRole("button", { name: "Adjust Roster" }).click();
    await expect(adjust).toBeVisible();
    await expect(updated).toHaveCount(0);
    await phone.keyboard.press("Escape");
    await expect(adjust).toHaveCount(0);
    await phone.clock.resume();
    const rail = phone.getByRole("group", { name: otherGame.visitor.name, exact: true });
    await expect(
      rail.locator(`[data-player-id="${otherGame.visitor.players[0]?.id}"]`),
    ).toHaveCount(0);
    await expect(
      rail.locator(`[data-player-id="${otherGame.visitor.players[6]?.id}"]`),
    ).toHaveCount(1);
    await expect(
      phone
        .getByRole("group", { name: otherGame.home.name, exact: true })
        .getByRole("button", { name: /Wanda Late/ }),
    ).toHaveCount(1);
  });
  await network.close();
});

test("the gate shows the longest name with whole words, and its marks below", async ({
  server,
  newPhone,
}) => {
  const [game] = await untouchedGames(server.service);
  if (!game) throw new Error("the demo league has no untouched game");
  const words = ["Bartholomewalexander", "Montgomerywellington"];
  const phone = await newPhone({ viewport: { width: 360, height: 740 } });
  await signIn(phone, DEMO.scorer);
  await new LiveScreen(phone, game).open();
  const gate = phone.getByRole("dialog", { name: "Select Game-Day Rosters" });
  await gate.getByRole("button", { name: "Add player" }).first().click();
  const sheet = phone.getByRole("dialog", { name: `Add player - ${game.visitor.name}` });
  await sheet.getByLabel("Name (optional)").fill(words.join(" "));
  await sheet.getByRole("button", { name: "Add player" }).click();
  await expect(sheet).toHaveCount(0);
  const row = gate.getByRole("listitem").filter({ hasText: words[0] ?? "" });
  const name = row.getByText(words.join(" "));
  await expect(name).toBeVisible();
  const lines = () =>
    name.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
  await expect.poll(lines, { message: "lines of the name" }).toBe(2);
  const room = async () => {
    const above = await name.boundingBox();
    const below = await row.getByText("Walk-on").boundingBox();
    return (below?.y ?? Number.NaN) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
