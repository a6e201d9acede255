import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { Button } from "../../ui/button.tsx";
import { useBeforePrint } from "../../ui/use-before-print.ts";
import { rememberPlaces } from "./list-place.ts";

/** Covers a few screens of a laptop. */
const FIRST = 36;
/** This many rows can be drawn between two frames. */
const STEP = 18;
/** Lists up to this length are drawn whole, so that the browser's own search finds every row. */
const UNSEEN = 400;
/** The rest is requested this far below the screen. */
const AHEAD = "1200px";

const words = { more: "Show more" } as const;

/** Remembers the drawn rows of each history entry, so that Back finds the list as long. */
const lengths = new Map<string, number>();

/**
 * Draws the first rows at once, up to `unseen` between frames, more as the end comes near, and all on
 * paper. Rows need `memo` and a `listPlace`; a `key` lets another search begin at its start.
 */
export function LongList({
  count,
  first = FIRST,
  unseen = UNSEEN,
  className,
  children,
}: {
  /** The number of all rows. */
  count: number;
  /** Drawn at once. Tall rows need fewer, so that the first paint waits for one screen only. */
  first?: number;
  /** Rows drawn before anybody scrolls; pass fewer where taps beside the list must stay fast. */
  unseen?: number;
  className?: string;
  /** Draws the first `length` rows. */
  children: (length: number) => ReactNode;
}) {
  const { key } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(() => lengths.get(key) ?? first);
  const grow = () => startTransition(() => setLength(length + STEP));
  const growBetweenFrames = useEffectEvent(grow);
  useBeforePrint(() => setLength(count));

  useEffect(() => {
    if (length < Math.min(count, unseen)) growBetweenFrames();
  }, [length, count, unseen]);
  // A layout effect ends while the rows still stand in the page.
  useLayoutEffect(() => {
    const list = frame.current;
    return () => {
      if (list !== null) lengths.set(key, Math.max(first, rememberPlaces(list) + STEP));
    };
  }, [key, first]);
  return (
    <div ref={frame} className={className}>
      {children(length)}
      {length < count && <More key={length} onMore={grow} />}
    </div>
  );
}

/** Draws more when it is nearly in sight, or by its button. */
function More({ onMore }: { onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      // The first is for the window, the second for a list that scrolls by itself.
      { rootMargin: `0px 0px ${AHEAD} 0px`, scrollMargin: `0px 0px ${AHEAD} 0px` },
    );
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className="mt-4 grid justify-center">
      <Button onClick={onMore}>{words.more}</Button>
    </div>
  );
}
