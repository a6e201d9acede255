import type { Page } from "@playwright/test";

/**
 * Texts of the open page's main part that end in "…": an ellipsis or a clamp hides some of them.
 * A short form that stands for a whole name counts as whole.
 */
export function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      if (!element.checkVisibility() || element.closest(".sr-only, select, option") !== null)
        continue;
      const look = getComputedStyle(element);
      const isShortened =
        look.textOverflow === "ellipsis" &&
        look.overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth + 1;
      const isClamped =
        look.webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1;
      if (isShortened || isClamped) cut.push(element.textContent ?? "");
    }
    return cut;
  });
}
