import { type RefObject, useEffect, useState } from "react";
import { paths } from "../../../app/paths.ts";
import { clearPlace, type Lies, type Place, type Shape } from "./clear-place.ts";
import { type Area, type EdgeContent, edgeContents, meets } from "./edge-contents.ts";

/** A scroll has ended when nothing moved for this long; Safari has no event for it yet. */
const STILL_MS = 200;
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
        // Nobody reaches the button under an open dialog, whose own contents are not what it covers.
        if (getComputedStyle(document.body).pointerEvents === "none") return settle();
        const place = corner.current;
        if (place === null) return;
        const contents = edgeContents(stripOf(place), place);
        const found = clearPlace(
          (tried) => liesOn(contents, areaOf(place, tried), tried.shape),
          shapesOn(pathname, hasMargin),
        );
        if (found === null) return setFound({ pathname, place: "none" });
        const reach = reachOf(contents, areaOf(place, found));
        setFound({ pathname, place: { ...found, reach } });
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

/** Where the button may come to stand, with all that its reach and its air take. */
function stripOf(corner: HTMLElement): Area {
  const { left } = areaOf(corner, { shape: "round", lift: 0 });
  return {
    left: Math.min(left, innerWidth - TAB_SIZE.width - FULL_REACH_PX) - AIR_PX,
    right: innerWidth,
    top: readingEnd(),
    bottom: innerHeight,
  };
}

/** The upper part of a screen is for reading. */
function readingEnd(): number {
  return innerHeight * 0.4;
}

function reachOf(contents: readonly EdgeContent[], area: DOMRect): number {
  return REACHES_PX.find((reach) => isFreeBeside(contents, area, reach)) ?? 0;
}

function isFreeBeside(contents: readonly EdgeContent[], area: DOMRect, reach: number): boolean {
  const { left, top, bottom } = area;
  const beside = { left: left - reach, right: left, top, bottom };
  return !contents.some(({ area, isTouched }) => isTouched && meets(area, beside));
}

function liesOn(contents: readonly EdgeContent[], covered: DOMRect, shape: Shape): Lies {
  const { left, top, right, bottom } = covered;
  if (top < readingEnd()) return "read";
  const area = { left: left - AIR_PX, right, top, bottom };
  const met = contents.filter((content) => meets(content.area, area));
  if (met.some(({ lies }) => lies === "read")) return "read";
  if (met.some(({ lies }) => lies === "row")) return "row";
  return shape === "round" || isFreeBeside(contents, covered, FULL_REACH_PX) ? "clear" : "free";
}
