import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** Each item's last height, so that Back finds what stands below where it was. */
const heights = new Map<string, number>();

/** Off the screen an item is an empty place, as high as it was drawn last. */
export function ListPlace({
  id,
  firstHeightPx,
  children,
}: {
  id: string;
  firstHeightPx: number;
  children: ReactNode;
}) {
  const place = useRef<HTMLLIElement>(null);
  const [height] = useState(() => heights.get(id) ?? firstHeightPx);
  // Ends before the item leaves the page, where its height would be measured as 0.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) heights.set(id, entry.contentRect.height);
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, [id]);
  return (
    <li
      ref={place}
      className="min-w-0 [content-visibility:auto]"
      style={{ containIntrinsicSize: `auto ${height}px` }}
    >
      {children}
    </li>
  );
}
