import type { Page } from "@playwright/test";
import { findings, type Theme } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";
import { seasonId } from "../support/season-screen.ts";
import type { E2eServer } from "../support/server.ts";

const SPRING = "Spring 2027 - Demo League";
const TEAM = "River Hawks";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const overlay = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** Every page of the season work, a sign that it is there, and the buttons that open a dialog. */
interface WorkPage {
  readonly name: string;
  readonly path: string;
  readonly ready: string | RegExp;
  readonly opens: readonly (string | RegExp)[];
}

const PAGES: readonly WorkPage[] = [
  {
    name: "overview",
    path: "/admin",
    ready: `Delete ${SPRING}`,
    opens: [`Delete ${SPRING}`],
  },
  { name: "create season", path: "/admin/seasons/new", ready: "Create by Hand", opens: [] },
  {
    name: "season",
    path: "/admin/seasons/:season",
    ready: "Add League",
    opens: [
      "Edit Season",
      "Archive Season",
      "Add League",
      "Edit Spring Coed",
      "Archive Spring Coed",
      "Add a division to Spring Coed",
      "Rename East",
    ],
  },
  {
    name: "teams",
    path: "/admin/seasons/:season/teams",
    ready: "Add Team",
    opens: ["Add Team", `Edit ${TEAM}`, `Archive ${TEAM}`],
  },
  {
    name: "roster",
    path: "/admin/seasons/:season/teams/:team",
    ready: "Add Player",
    opens: ["Add Player", /^Edit (?!Profile)/],
  },
  {
    name: "games",
    path: "/admin/seasons/:season/games",
    ready: "Add Game",
    opens: ["Add Game", /^Result of/, /^Edit .* at /, /^Archive .* at /],
  },
  { name: "import", path: "/admin/seasons/:season/import", ready: "Choose a CSV File", opens: [] },
  { name: "copy", path: "/admin/seasons/:season/copy", ready: "Copy Season", opens: [] },
  { name: "daily sync", path: "/admin/sync", ready: `Sync Season: ${SPRING}`, opens: [] },
  { name: "API debug", path: "/admin/api-debug", ready: "Run Tests", opens: [] },
];

/** Opens the less usual actions of a row: of a game in every width, of a team on a phone. */
const MORE: Readonly<Record<string, string | RegExp>> = {
  teams: `More for ${TEAM}`,
  games: /^More for .* at /,
};

/** Addresses of the demo league's coming season, which gets a game so that it has each kind of row. */
async function addressesOf({ service }: E2eServer): Promise<(path: string) => string> {
  const season = await seasonId(service, SPRING);
  const teams = await service
    .from("teams")
    .select("id,name,league_id")
    .eq("season_id", season)
    .order("name");
  const [first, second] = teams.data ?? [];
  const { error } = await service.rpc("create_game", {
    p_league_id: first?.league_id,
    p_game: { team_visitor_id: first?.id, team_home_id: second?.id, game_date: "2027-04-03" },
  });
  expect(error).toBeNull();
  const team = teams.data?.find(({ name }) => name === TEAM);
  return (path) => path.replace(":season", season).replace(":team", team?.id ?? "");
}

async function look(page: Page, name: string, themes?: readonly Theme[]): Promise<void> {
  expect.soft(await findings(page, name, themes)).toEqual([]);
}

async function openerOf(page: Page, name: string, label: string | RegExp) {
  const opener = button(page, label).first();
  const more = button(page, MORE[name] ?? "More").first();
  await expect(opener.or(more).first()).toBeVisible();
  return { opener, more, isBehind: !(await opener.isVisible()) };
}

async function expectFocusInside(page: Page): Promise<void> {
  const isInside = () =>
    page.evaluate(
      () => document.activeElement?.closest("[role=dialog], [role=alertdialog]") !== null,
    );
  for (const key of ["", "Tab", "Shift+Tab", "Shift+Tab"]) {
    if (key !== "") await page.keyboard.press(key);
    await expect.poll(isInside, { message: `the focus after "${key}"` }).toBe(true);
  }
}

test("every dialog of the season work opens by key, keeps the focus, closes with Escape and gives it back; axe finds nothing in three themes, on a phone neither, where nothing scrolls sideways", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const address = await addressesOf(server);
  await signIn(page, DEMO.admin);
  await test.step("on a laptop", async () => {
    for (const { name, path, ready, opens } of PAGES) {
      await test.step(name, async () => {
        await page.goto(address(path));
        await expect(button(page, ready).first()).toBeEnabled();
        await look(page, name);
        for (const label of opens) {
          const { opener, more, isBehind } = await openerOf(page, name, label);
          if (isBehind) await pressByKey(page, more);
          await pressByKey(page, opener);
          await expect(overlay(page)).toBeVisible();
          await expectFocusInside(page);
          await look(page, `${name}, ${label}`);
          await page.keyboard.press("Escape");
          await expect(overlay(page)).toHaveCount(0);
          await expect(isBehind ? more : opener).toBeFocused();
        }
      });
    }
  });

  await test.step("on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { name, path, ready, opens } of PAGES) {
      await test.step(name, async () => {
        await page.goto(address(path));
        await expect(button(page, ready).first()).toBeEnabled();
        await look(page, name);
        for (const label of opens) {
          const { opener, more, isBehind } = await openerOf(page, name, label);
          if (isBehind) await more.click();
          await opener.click();
          await expect(overlay(page)).toBeVisible();
          await look(page, `${name}, ${label}`, ["light"]);
          await page.keyboard.press("Escape");
          await expect(overlay(page)).toHaveCount(0);
        }
      });
    }
  });
});

/** What the keyboard alone does on a page, one after the other. */
interface Deed {
  readonly path: string;
  readonly press: string | RegExp;
  /** Opens the row's other actions first. */
  readonly more?: string | RegExp;
  /** What is typed where in the dialog; a choice is made with the arrow keys. */
  readonly type?: readonly (readonly [label: string, text: string])[];
  readonly arrows?: readonly (readonly [label: string, times: number])[];
  /** The button of the question that follows. */
  readonly confirm?: string;
  readonly said: string | RegExp;
}

const SEASON = "/admin/seasons/:season";
const DEEDS: readonly Deed[] = [
  { path: SEASON, press: "Edit Season", type: [["Name", "Spring by Keys"]], said: "Season saved." },
  { path: SEASON, press: "Add League", type: [["Name", "Cup"]], said: "Cup is added." },
  { path: SEASON, press: "Edit Cup", type: [["Format", "5 on 5"]], said: "League saved." },
  {
    path: SEASON,
    press: "Add a division to Cup",
    type: [["Name of the division", "A"]],
    said: "Division A is added.",
  },
  {
    path: SEASON,
    press: "Rename A",
    type: [["Name of the division", "B"]],
    said: "The division is now called B.",
  },
  { path: SEASON, press: "Remove B", said: "Division B is removed." },
  { path: SEASON, press: "Archive Cup", confirm: "Archive", said: /^Cup is archived/ },
  { path: SEASON, press: "Restore Cup", said: /^Cup is back/ },
  { path: SEASON, press: "Archive Season", confirm: "Archive Season", said: /is archived\.$/ },
  { path: SEASON, press: "Restore Season", said: /is back\.$/ },
  {
    path: `${SEASON}/teams`,
    press: "Add Team",
    arrows: [["League", 1]],
    type: [["Name", "Keys"]],
    said: "Keys saved",
  },
  { path: `${SEASON}/teams`, press: "Archive Keys", confirm: "Archive", said: "Keys archived" },
  {
    path: `${SEASON}/teams/:team`,
    press: "Add Player",
    type: [
      ["Name", "Kay Board"],
      ["Jersey number", "98"],
    ],
    said: "Kay Board saved",
  },
  {
    path: `${SEASON}/games`,
    press: "Add Game",
    arrows: [
      ["Visitor", 1],
      ["Home", 2],
    ],
    type: [["Day", "04102027"]],
    said: "Game saved",
  },
  {
    path: `${SEASON}/games`,
    press: /^Result of/,
    arrows: [
      ["Final score", 1],
      ["Winner", 1],
    ],
    said: "Result saved",
  },
  {
    path: `${SEASON}/games`,
    more: /^More for .* at /,
    press: /^Archive .* at /,
    confirm: "Archive",
    said: "Game archived",
  },
];

test("the keyboard alone enters, changes, archives and restores, and the focus is never lost", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  const address = await addressesOf(server);
  await signIn(page, DEMO.admin);
  let shown = "";
  for (const { path, more, press, type = [], arrows = [], confirm, said } of DEEDS) {
    await test.step(`${press}`, async () => {
      if (path !== shown) await page.goto(address(path));
      shown = path;
      if (more !== undefined) await pressByKey(page, button(page, more).first());
      await pressByKey(page, button(page, press).first());
      for (const [label, times] of arrows) {
        await tabTo(page, overlay(page).getByLabel(label));
        for (let time = 0; time < times; time += 1) await page.keyboard.press("ArrowDown");
      }
      for (const [label, text] of type) {
        const field = overlay(page).getByLabel(label, { exact: true });
        await tabTo(page, field);
        if ((await field.getAttribute("type")) !== "date") {
          await page.keyboard.press("ControlOrMeta+a");
        }
        await page.keyboard.type(text);
      }
      if (confirm !== undefined) await pressByKey(page, button(page, confirm).last());
      // In a select, Enter opens the list.
      else if (type.length === 0 && arrows.length > 0) await pressByKey(page, button(page, "Save"));
      else if (type.length > 0) await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: said }).first()).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), {
          message: "what has the focus",
        })
        .not.toBe("BODY");
    });
  }
});

test("the keyboard alone imports a sheet, undoes it, proposes a round robin, copies and deletes a season", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  const address = await addressesOf(server);
  await signIn(page, DEMO.admin);

  await test.step("a sheet", async () => {
    await page.goto(address(`${SEASON}/import`));
    await tabTo(page, page.getByLabel("Paste from a spreadsheet"));
    await page.keyboard.insertText("Team\tPlayer\nKeys\tKay Board\nTabs\tTab Ulator");
    await pressByKey(page, button(page, "Preview"));
    await pressByKey(page, button(page, "Import 4 Rows"));
    await expect(page.getByRole("heading", { name: "Import complete" })).toBeVisible();
    await look(page, "import, done");
    await pressByKey(page, button(page, "Import More"));
    await pressByKey(page, button(page, /^Undo: 2 teams/));
    await pressByKey(page, button(page, "Undo Import"));
    await expect(page.getByRole("list", { name: "Past imports" })).toContainText("Undone");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });

  await test.step("a round robin", async () => {
    await tabTo(page, page.getByRole("radio", { name: "Teams and players" }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await pressByKey(page, button(page, "Fill In the Days"));
    await pressByKey(page, button(page, "Propose Games"));
    await expect(page.getByText(/games added/)).toBeVisible();
    await look(page, "import, preview of games");
    await pressByKey(page, button(page, "Back"));
  });

  await test.step("a copy", async () => {
    await page.goto(address(`${SEASON}/copy`));
    const name = page.getByLabel("Name", { exact: true });
    await tabTo(page, name);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Copied by Keys");
    await tabTo(page, page.getByRole("checkbox", { name: /^Lakeside Pioneers/ }));
    await page.keyboard.press("Space");
    await pressByKey(page, button(page, "Copy Season"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Copied by Keys");
  });

  await test.step("a deletion and its return", async () => {
    await page.goto("/admin");
    await pressByKey(page, button(page, "Delete Copied by Keys"));
    await tabTo(page, overlay(page).getByRole("textbox"));
    await page.keyboard.type("DELETETHISDAMNSEASON");
    await expect(overlay(page).getByText("Confirmation text is correct")).toBeVisible();
    await expect(button(page, "Delete Season")).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(button(page, "Restore Copied by Keys")).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    await pressByKey(page, button(page, "Restore Copied by Keys"));
    await expect(button(page, "Delete Copied by Keys")).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });
});
