import type { Page } from "@playwright/test";
import { plainName } from "../../../src/domain/roster/player-label.ts";
import type { NamesById } from "./hostile-names.ts";

/**
 * Describes what is wrong with these names on the open page: a link without the whole name, a text
 * that sticks out of its box or is cut off without an ellipsis.
 */
export async function nameFindings(page: Page, names: NamesById): Promise<string[]> {
  const plain = [...names].map(([id, name]) => [id, plainName(name)] as const);
  return page.evaluate((pairs) => {
    const oneLine = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
    const byId = new Map(pairs);
    const found: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      "a[href^='/players/'], a[href^='/teams/']",
    )) {
      const name = byId.get(link.getAttribute("href")?.split(/[/?#]/)[2] ?? "");
      const said = oneLine(link.getAttribute("aria-label") ?? link.textContent);
      if (name !== undefined && !said.includes(oneLine(name))) {
        found.push(`"${said}" leads to ${name}`);
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = oneLine(node.textContent);
      if (!pairs.some(([, name]) => text.includes(oneLine(name)))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const written = range.getBoundingClientRect();
      // The page does not show it at this width.
      if (written.width === 0) continue;
      for (let box = node.parentElement; box !== null; box = box.parentElement) {
        const { display, overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (!box.checkVisibility() || display === "inline" || display === "contents") continue;
        const { left, right, width } = box.getBoundingClientRect();
        const isOutside = written.right > right + 1 || written.left < left - 1;
        if (overflowX === "visible") {
          if (isOutside) found.push(`${text} sticks out of ${box.outerHTML.slice(0, 120)}`);
          continue;
        }
        // The short name stands there instead.
        const isShort = box.hasAttribute("data-short");
        const isAbridged = isShort || textOverflow === "ellipsis" || webkitLineClamp !== "none";
        if (
          overflowX !== "auto" &&
          overflowX !== "scroll" &&
          isOutside &&
          width > 1 &&
          !isAbridged
        ) {
          found.push(`${text} is cut off in ${box.outerHTML.slice(0, 120)}`);
        }
        break;
      }
    }
    return found;
  }, plain);
}
