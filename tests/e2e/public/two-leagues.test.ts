import type { Page } from "@playwright/test";
import { sidewaysOf } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import type { E2eServer } from "../support/server.ts";

const LAPTOP = { width: 1280, height: 800 };

/** Renames a division of each of the active season's two leagues to "A". */
async function nameTwoA({ service }: E2eServer) {
  const season = await service.from("seasons").select("id").like("name", "Fall%").single();
  const renamed = async (league: string, division: string) => {
    const found = await service
      .from("leagues")
      .select("id")
      .eq("season_id", season.data?.id)
      .eq("name", league)
      .single();
    const id = String(found.data?.id);
    const done = await service.rpc("rename_division", {
      p_league_id: id,
      p_name: division,
      p_new_name: "A",
    });
    expect(done.data).toEqual({ outcome: "applied" });
    return id;
  };
  return {
    coed: await renamed("Saturday Coed", "East"),
    open: await renamed("Sunday Open", "North"),
  };
}

const OF_COED = ["Midtown Mudcats", "River Hawks"];
const OF_OPEN = ["Blue Herons", "Iron Larks"];

const figures = (page: Page) => page.getByRole("table", { name: "Teams" }).getByRole("rowheader");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

test("two divisions A in two leagues are two on every screen and in the widget's code (D60)", async ({
  newPhone,
  server,
}) => {
  const { coed, open } = await nameTwoA(server);
  const page = await newPhone({ viewport: LAPTOP });

  await test.step("Teams: a section each", async () => {
    await page.goto("/teams");
    for (const [name, teams] of [
      ["A · Saturday Coed", OF_COED],
      ["A · Sunday Open", OF_OPEN],
    ] as const) {
      const section = page.getByRole("region", { name, exact: true });
      await expect(section.getByRole("heading", { level: 3 })).toHaveText(teams);
    }
  });

  await test.step("Standings: a tab each", async () => {
    await page.goto("/standings");
    await tab(page, "A · Sunday Open").click();
    await expect(tab(page, "Sunday Open")).toHaveAttribute("aria-selected", "true");
    await expect(
      page.getByRole("table", { name: "Team Standings" }).getByRole("rowheader"),
    ).toHaveCount(2);
  });

  await test.step("Comprehensive Stats: a league filter, and the division with its league", async () => {
    await page.goto("/stats/all?view=teams");
    await expect(figures(page)).toHaveCount(8);
    await expect(page.getByRole("cell", { name: "A · Sunday Open" })).toHaveCount(2);
    await page.getByRole("combobox", { name: "Division" }).selectOption("A · Sunday Open");
    await expect(page.getByRole("combobox", { name: "League" })).toHaveValue(open);
    await expect(figures(page)).toHaveCount(2);
    await expect(
      page.getByRole("heading", { name: "Team Standings - A · Sunday Open" }),
    ).toBeVisible();
    await page.reload();
    await expect(figures(page)).toHaveCount(2);
    await page.getByRole("combobox", { name: "League" }).selectOption("Saturday Coed");
    await expect(page).toHaveURL(new RegExp(`league=${coed}&division=A`));
    await expect(figures(page)).toHaveCount(2);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysOf(page)).toBe(0);
  });

  await test.step("the widget's code names a division with its league, and the widget shows that one", async () => {
    await page.setViewportSize(LAPTOP);
    await signIn(page, DEMO.admin);
    await page.goto("/admin/widget");
    const wishes = page.getByRole("region", { name: "On your website" });
    await wishes.getByLabel("Division", { exact: true }).selectOption("A · Sunday Open");
    await expect(wishes.getByLabel("League", { exact: true })).toHaveValue(open);
    await expect(page.getByLabel("Code to paste into your page")).toHaveValue(
      new RegExp(`data-league="${open}" data-division="A"`),
    );
    await page.goto(`/widget/stats?league=${open}&division=A`);
    const record = page.getByRole("region", { name: "Best Record" });
    await expect(record).toContainText("Blue Herons");
    for (const name of OF_COED) await expect(record).not.toContainText(name);
  });
});
