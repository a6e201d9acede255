import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const THEMES = ["light", "dark", "sun"] as const;
export type Theme = (typeof THEMES)[number];

/** What a theme can change; light is looked at with every rule. */
const COLOR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** What axe finds on the page in one theme, frames aside: what they show is a page of its own; 7:1 in the sun, and where `isHighContrast` says so. */
export async function axeFindings(
  page: Page,
  theme: Theme,
  isHighContrast = theme === "sun",
): Promise<string[]> {
  const hasAxe = await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
    return "axe" in window;
  }, theme);
  // Half a megabyte of script, which the page keeps from its first look.
  const { violations } = await new AxeBuilder(hasAxe ? { page, axeSource: "void 0" } : { page })
    .setLegacyMode(true)
    .options({
      iframes: false,
      resultTypes: ["violations"],
      ...(theme === "light" ? {} : { runOnly: COLOR_RULES }),
      // Beside 4.5:1, which it does not repeat.
      rules: { "color-contrast-enhanced": { enabled: isHighContrast } },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary].join("\n")),
  );
}

/** What axe finds on the page in all themes, and what scrolls sideways; each begins with `name`. */
export async function findings(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    const inTheme = await axeFindings(page, theme);
    found.push(...inTheme.map((finding) => `${name}, ${theme}: ${finding}`));
  }
  const sideways = await sidewaysOf(page);
  if (sideways > 0) found.push(`${name}: ${sideways} px sideways`);
  return found;
}

/** Pixels that the page scrolls sideways; what measures itself has some frames to follow a new width. */
export function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let frame = 0; frame < 30 && root.scrollWidth > root.clientWidth; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return root.scrollWidth - root.clientWidth;
  });
}
