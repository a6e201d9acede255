import type { Page } from "@playwright/test";

/**
 * Texts of the open page's part that reach over the frame of their button, badge or card. What
 * scrolls, ends in "…" or is meant for screen readers alone does not count.
 */
export function overflowing(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    const frames = "button, .card, [class*=rounded-pill]";
    const walker = document.createTreeWalker(document.querySelector(selector) as Element, 4);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const parent = text.parentElement;
      const frame = parent?.closest(frames);
      if (!parent?.checkVisibility() || !frame || (text.textContent ?? "").trim() === "") continue;
      if (parent.closest(".sr-only, select, svg, option, iframe") !== null) continue;
      if (isCutOrScrolls(parent, frame)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      if (right > frame.getBoundingClientRect().right + 1) found.push(text.textContent ?? "");
    }
    return found;

    function isCutOrScrolls(from: Element, to: Element): boolean {
      for (let at: Element | null = from; at !== null; at = at === to ? null : at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis")
          return true;
      }
      return false;
    }
  }, part);
}
