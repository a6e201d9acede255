import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

test("axe finds nothing in the shell on phone and laptop in light, dark and sun; nothing scrolls sideways", async ({
  newPhone,
}) => {
  const found: string[] = [];
  for (const viewport of [PHONE, { width: 1024, height: 768 }, LAPTOP]) {
    const page = await newPhone({ viewport });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, DEMO.admin);
    const look = async (name: string) => {
      found.push(...(await findings(page, `${name}, ${viewport.width}`)));
    };

    await page.goto("/games");
    await expect(page.getByTestId("game-card").first()).toBeVisible();
    const selector = page.getByRole("button", { name: /^Season: / });
    await selector.click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await look("season list");
    await page.getByRole("option", { name: /Spring 2026/ }).click();
    await expect(page.getByRole("note")).toBeVisible();
    await look("past season");
    if (viewport.width < 1000) {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      await look("menu");
    }
    for (const [address, heading] of [
      ["/nowhere", "Page not found"],
      ["/test", "Routing Test"],
      ["/update", "This version is current"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.getByTestId("sync-status")).toBeVisible();
      await look(address);
    }
  }
  expect(found).toEqual([]);
});

test("axe finds nothing in the guide in light, dark and sun; nothing scrolls sideways", async ({
  newPhone,
}) => {
  const found: string[] = [];
  for (const viewport of [PHONE, LAPTOP]) {
    const page = await newPhone({ viewport });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, DEMO.admin);
    for (const slug of [
      "stat-collection",
      "data-and-reporting",
      "admin-tools",
      "troubleshooting",
    ]) {
      await page.goto(`/user-guide/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      found.push(...(await findings(page, `${slug}, ${viewport.width}`)));
    }
    if (viewport.width < 800) await page.getByRole("button", { name: "Contents" }).click();
    await page.getByRole("searchbox", { name: "Search the guide" }).fill("offline");
    await expect(page.getByRole("list", { name: "Topics found" })).toBeVisible();
    found.push(...(await findings(page, `search, ${viewport.width}`)));
  }
  expect(found).toEqual([]);
});
