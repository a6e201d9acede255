import { type RefObject, useEffect, useState } from "react";
import { paths } from "../../app/paths.ts";
import { clearPlace, type Lies, type Place, type Shape } from "./clear-place.ts";

/** A scroll has ended when nothing moved for this long; Safari has no event for it yet. */
const STILL_MS = 200;
/** The steps are closer than lines of the smallest text, so that none slips through. */
const STEP = 12;
const PRESSED = "a, button, label, summary";
const TOUCHED = `${PRESSED}, input, select, textarea`;
/** These are never covered, even where they are blank, because they are small. */
const KEPT =
  "img, canvas, svg, header, input, label:has(input), select, textarea, [aria-pressed], .type-action, .bg-brand, .numeral";
/** Wider controls are rows and cards, whose blank end may be covered. */
const SMALL_CONTROL_PX = 200;
const GAP_TO_EDGE_PX = 8;
/** Narrow enough to leave air beside figures that end with a card's padding. */
export const TAB_SIZE = { width: 20, height: 44 };
const AIR_PX = 4;
const FULL_REACH_PX = 44 - TAB_SIZE.width;
const REACHES_PX = [1, 0.75, 0.5, 0.25].map((part) => FULL_REACH_PX * part);

type ClearPlace = (Place & { readonly reach: number }) | "moving" | "none";

export function useClearPlace(
  corner: RefObject<HTMLElement | null>,
  pathname: string,
  hasMargin: boolean,
): ClearPlace {
  const [found, setFound] = useState<{ pathname: string; place: ClearPlace } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Under an open dialog the page's elements cannot be found by their place.
        if (getComputedStyle(document.body).pointerEvents === "none") return settle();
        const place = corner.current;
        if (place === null) return;
        const found = clearPlace((tried) => liesOn(place, tried), shapesOn(pathname, hasMargin));
        if (found === null) return setFound({ pathname, place: "none" });
        setFound({ pathname, place: { ...found, reach: reachOf(place, found) } });
      }, STILL_MS);
    };
    const hide = () => {
      setFound(null);
      settle();
    };
    // New content makes the page longer, or replaces a placeholder of the same height.
    const grown = new ResizeObserver(settle);
    grown.observe(document.body);
    const arrived = new MutationObserver(settle);
    arrived.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", hide, { passive: true });
    window.addEventListener("resize", settle);
    return () => {
      clearTimeout(timer);
      grown.disconnect();
      arrived.disconnect();
      window.removeEventListener("scroll", hide);
      window.removeEventListener("resize", settle);
    };
  }, [corner, pathname, hasMargin]);
  // A place measured on another page does not count.
  return found?.pathname === pathname ? found.place : "moving";
}

/** A tab is narrower than what a wet thumb hits while collecting; elsewhere it covers the least. */
function shapesOn(pathname: string, hasMargin: boolean): readonly Shape[] {
  if (pathname === paths.collect()) return ["round"];
  return hasMargin ? ["round", "tab"] : ["tab", "round"];
}

function areaOf(corner: HTMLElement, { shape, lift }: Place): DOMRect {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = corner;
  const { width, height } =
    shape === "tab" ? TAB_SIZE : { width: offsetWidth, height: offsetHeight };
  const right = offsetLeft + offsetWidth + (shape === "tab" ? GAP_TO_EDGE_PX : 0);
  return new DOMRect(right - width, offsetTop + offsetHeight - height - lift, width, height);
}

function reachOf(corner: HTMLElement, place: Place): number {
  const area = areaOf(corner, place);
  return REACHES_PX.find((reach) => isFreeAround(corner, area, reach)) ?? 0;
}

function isFreeAround(corner: HTMLElement, area: DOMRect, reach: number): boolean {
  const { left, top, bottom } = area;
  return stepsBetween(left - reach, left - 1).every((x) =>
    stepsBetween(top, bottom - 1).every((y) => {
      const [under] = document.elementsFromPoint(x, y).filter((one) => !corner.contains(one));
      return under === undefined || under.closest(TOUCHED) === null;
    }),
  );
}

function liesOn(corner: HTMLElement, tried: Place): Lies {
  const covered = areaOf(corner, tried);
  const { x: left, y: top, width, height } = covered;
  // The upper part of a screen is for reading.
  if (top < innerHeight * 0.4) return "read";
  // Above and below as well, because tall numerals reach out of their line's box.
  const area = new DOMRect(left - AIR_PX, top - AIR_PX, width + AIR_PX, height + 2 * AIR_PX);
  const seen = new Set<Element>();
  let lies: Lies = "free";
  for (const x of stepsBetween(area.left, area.right)) {
    for (const y of stepsBetween(area.top, area.bottom)) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (seen.has(element) || corner.contains(element)) continue;
        seen.add(element);
        if (element.closest(KEPT) !== null || hasTextIn(element, area)) return "read";
        if (!element.matches(PRESSED)) continue;
        if (element.getBoundingClientRect().width < SMALL_CONTROL_PX) return "read";
        lies = "row";
      }
    }
  }
  const isClear = tried.shape === "round" || isFreeAround(corner, covered, FULL_REACH_PX);
  return lies === "free" && isClear ? "clear" : lies;
}

function stepsBetween(start: number, end: number): number[] {
  const count = Math.ceil((end - start) / STEP);
  return Array.from({ length: count + 1 }, (_, step) => Math.min(start + step * STEP, end));
}

function hasTextIn(element: Element, area: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === "") return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < area.right && right > area.left && top < area.bottom && bottom > area.top,
    );
  });
}
