import type { Page } from "@playwright/test";

export const TARGETS = "button, a[href], input, select, textarea, [role=checkbox], [role=tab]";

/**
 * Targets that a thumb may miss, in words; the element, its label and an invisible margin around it
 * all count as the target. Only those in `within`, each scrolled into view, or else all that show,
 * in the open dialog if there is one.
 */
export function smallTargets(page: Page, size: number, within?: string): Promise<string[]> {
  return page.evaluate(
    ([selector, size, within]) => {
      const modal = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
      const place = within === undefined ? (modal ?? document) : document.querySelector(within);
      const answers = (target: Element, x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest(`${selector}, label`) === target;
      const small: string[] = [];
      for (const element of place?.querySelectorAll(selector) ?? []) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const target = element.closest("label") ?? element;
        // In the middle, because near an edge a point may lie outside the window.
        if (within !== undefined) target.scrollIntoView({ block: "center", inline: "center" });
        const { width, height, left, top } = target.getBoundingClientRect();
        // Clipped to a point: visible to screen readers, or when focused.
        if (width <= 1 || (width >= size && height >= size)) continue;
        const reach = size / 2 - 0.5;
        const [x, y] = [left + width / 2, top + height / 2];
        const isWide =
          width >= size || (answers(target, x - reach, y) && answers(target, x + reach, y));
        const isHigh =
          height >= size || (answers(target, x, y - reach) && answers(target, x, y + reach));
        if (isWide && isHigh) continue;
        const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
        small.push(`${element.tagName} "${name.trim()}" ${width}×${height}`);
      }
      return small;
    },
    [TARGETS, size, within] as const,
  );
}
