import { computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";

/** A target as it travels into the page: a name by pattern is its source and flags. */
export type SentTarget =
  | {
      readonly role: string;
      readonly name: string | null;
      readonly pattern: readonly [source: string, flags: string] | null;
      readonly within: SentTarget | null;
    }
  | { readonly css: string; readonly within: SentTarget | null };

/** Bundled and run inside the page, because Playwright's locators reach neither engine. */
function all(target: SentTarget): Element[] {
  const roots: ParentNode[] = target.within ? all(target.within) : [document];
  const found = roots.flatMap((root) => [
    ...root.querySelectorAll("css" in target ? target.css : "*"),
  ]);
  return found.filter((element) => {
    if (!isShown(element)) return false;
    return "css" in target || (getRole(element) === target.role && isNamed(element, target));
  });
}

function isNamed(element: Element, target: Extract<SentTarget, { role: string }>): boolean {
  if (target.name === null && target.pattern === null) return !isInaccessible(element);
  const name = computeAccessibleName(element).trim();
  const isIt = target.pattern ? new RegExp(...target.pattern).test(name) : name === target.name;
  return isIt && !isInaccessible(element);
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== "hidden";
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** The first one that is enabled, stands still, and lies under nothing else; null otherwise. */
async function pressable(target: SentTarget): Promise<Element | null> {
  const [element] = all(target);
  if (!element || element.matches(":disabled, [aria-disabled=true]")) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const now = element.getBoundingClientRect();
  const moved = Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
  if (!element.isConnected || moved > 0.5) return null;
  const top = document.elementFromPoint(now.x + now.width / 2, now.y + now.height / 2);
  const isReached = top !== null && (element.contains(top) || top.contains(element));
  return isReached ? element : null;
}

Object.assign(window, { findInPage: { all, pressable } });
