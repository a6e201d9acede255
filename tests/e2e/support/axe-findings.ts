import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const THEMES = ["light", "dark", "sun"] as const;
export type Theme = (typeof THEMES)[number];

/** Rules that depend on the theme; light is checked with every rule. */
const COLOR_RULES = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/**
 * What axe finds on the page in one theme, and in its frames in light alone, because they have their
 * own theme. `isHighContrast` asks for 7:1.
 */
export async function axeFindings(
  page: Page,
  theme: Theme,
  isHighContrast = theme === "sun",
): Promise<string[]> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    // What is still fading in would be taken for a faint colour; a spinner turns for ever, and the bar of
    // Undo stands still under a sheet.
    const fading = document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  }, theme);
  const checked = await Promise.all(
    page.frames().map((frame) => frame.evaluate('"axe" in window')),
  );
  const hasAxe = checked.every(Boolean);
  // The script has half a megabyte, and the page keeps it after the first check.
  const { violations } = await new AxeBuilder(hasAxe ? { page, axeSource: "void 0" } : { page })
    .setLegacyMode(true)
    .options({
      iframes: theme === "light",
      resultTypes: ["violations"],
      ...(theme === "light" ? {} : { runOnly: COLOR_RULES }),
      // This rule checks 7:1 and comes in addition to the one for 4.5:1.
      rules: { "color-contrast-enhanced": { enabled: isHighContrast } },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary].join("\n")),
  );
}

/** What axe finds on the page in these themes, what is faint in the sun, and what scrolls sideways; each begins with `name`. */
export async function findings(
  page: Page,
  name: string,
  themes: readonly Theme[] = THEMES,
): Promise<string[]> {
  const found: string[] = [];
  // A screen whose code is still on its way has no heading yet, which axe would report; behind a
  // dialog it needs none.
  await page
    .locator("h1, [role=dialog], [role=alertdialog]")
    .first()
    .waitFor({ state: "attached" });
  for (const theme of themes) {
    const inTheme = await axeFindings(page, theme);
    if (theme === "sun") inTheme.push(...(await page.evaluate(faintOrSolid)));
    found.push(...inTheme.map((finding) => `${name}, ${theme}: ${finding}`));
  }
  const sideways = await sidewaysOf(page);
  if (sideways > 0) found.push(`${name}: ${sideways} px sideways`);
  return found;
}

/** In the sun nothing disabled is half transparent, and its frame, if it has one, is dotted. */
function faintOrSolid(): string[] {
  return [...document.querySelectorAll<HTMLElement>(":disabled, :disabled > *")]
    .filter((part) => {
      const { opacity, borderTopWidth, borderTopStyle } = getComputedStyle(part);
      const isSolid = borderTopWidth !== "0px" && borderTopStyle !== "dotted";
      return part.checkVisibility() && (opacity !== "1" || isSolid);
    })
    .map((part) => `disabled, but faint or solid: ${part.outerHTML.slice(0, 160)}`);
}

/** Pixels that the page scrolls sideways, once it has had some frames to follow a new width. */
export function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let frame = 0; frame < 30 && root.scrollWidth > root.clientWidth; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return root.scrollWidth - root.clientWidth;
  });
}
