import { type RefObject, useEffect, useState } from "react";
import { clearLift, type Lies } from "./clear-lift.ts";

/** A scroll has ended when nothing moved for this long; Safari has no event for it yet. */
const STILL_MS = 200;
/** The steps are closer than lines of the smallest text, so that none slips through. */
const STEP = 12;
const PRESSED = "a, button, input, select, textarea, label, summary";
/** None of these may be covered, blank or not, because a star, a box or a button is small. */
const KEPT =
  "img, canvas, svg:not([aria-hidden=true]), header, input, label:has(input), [aria-pressed], .bg-brand";
const MOST_PX = 96;

/** Px above its usual place where the element rests, up to MOST_PX; `none` if all is read. */
type ClearPlace = number | "moving" | "none";

export function useClearPlace(
  element: RefObject<HTMLElement | null>,
  pathname: string,
): ClearPlace {
  const [found, setFound] = useState<{ pathname: string; place: ClearPlace } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Under an open dialog the page's elements cannot be found by their place.
        if (getComputedStyle(document.body).pointerEvents === "none") return settle();
        const button = element.current;
        if (button === null) return;
        setFound({ pathname, place: clearLift((lift) => liesOn(button, lift), MOST_PX) ?? "none" });
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
  }, [element, pathname]);
  // A place measured on another page does not count.
  return found?.pathname === pathname ? found.place : "moving";
}

function liesOn(button: HTMLElement, lift: number): Lies {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button;
  const area = new DOMRect(offsetLeft, offsetTop - lift, offsetWidth, offsetHeight);
  const seen = new Set<Element>([button]);
  let lies: Lies = "free";
  for (let x = area.left; x <= area.right; x += STEP) {
    for (let y = area.top; y <= area.bottom; y += STEP) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (seen.has(element) || button.contains(element)) continue;
        seen.add(element);
        if (element.closest(KEPT) !== null || hasTextIn(element, area)) return "read";
        if (element.matches(PRESSED)) lies = "pressed";
      }
    }
  }
  return lies;
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
