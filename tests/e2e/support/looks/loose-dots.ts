import type { Page } from "@playwright/test";

/** Texts of the open page whose separating dot is seen at the start or the end of a line. */
export function looseDots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") as Element, 4);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf("·") ?? -1;
      const block = blockOf(node.parentElement);
      if (at < 0 || block === null || !block.checkVisibility()) continue;
      const [dot] = rectsOf(node, at, at + 1);
      if (dot === undefined || dot.width === 0) continue;
      // A dot in the strip that is cut off is not seen.
      const clip = /([\d.]+)px\)$/.exec(getComputedStyle(block).clipPath);
      const seenFrom = block.getBoundingClientRect().left + Number(clip?.[1] ?? 0);
      if (dot.right <= seenFrom + 1) continue;
      const line = rectsOf(block, 0, block.childNodes.length).filter(
        (rect) => rect.top < dot.bottom - 4 && rect.bottom > dot.top + 4,
      );
      const hasBefore = line.some(({ left }) => left < dot.left - 4 && left >= seenFrom - 1);
      const hasAfter = line.some(({ right }) => right > dot.right + 4);
      if (!hasBefore || !hasAfter) found.push(block.textContent ?? "");
    }
    return found;

    function blockOf(element: Element | null): Element | null {
      let block = element;
      while (block !== null) {
        const { display, position } = getComputedStyle(block);
        if (!display.startsWith("inline") && position !== "absolute") return block;
        block = block.parentElement;
      }
      return null;
    }

    function rectsOf(node: Node, from: number, to: number): DOMRect[] {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()];
    }
  });
}
