import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

test("axe finds nothing in the shell on phone and laptop in light, dark and sun; nothing scrolls sideways", async ({
  newPhone,
}) => {
  const found: string[] = [];
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
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
