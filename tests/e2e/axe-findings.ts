import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const THEMES = ["light", "dark", "sun"] as const;
/** What a theme can change; light is looked at with every rule. */
const COLOR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** What axe finds on the page in each theme, and what scrolls sideways; 7:1 in the sun. */
export async function findings(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({
        ...(theme === "light" ? {} : { runOnly: COLOR_RULES }),
        rules: { "color-contrast-enhanced": { enabled: theme === "sun" } },
      })
      .analyze();
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary } of nodes) {
        found.push(`${name}, ${theme}: ${[id, html, failureSummary].join("\n")}`);
      }
    }
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (sideways > 0) found.push(`${name}: ${sideways} px sideways`);
  return found;
}
