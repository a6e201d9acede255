import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../../ui/button.tsx";

/** How far below the screen the rest is asked for. */
const AHEAD = "1200px";

/** The rest of a long list: comes by itself when it is nearly in sight, or by its button. */
export function MoreOnSight({ label, onMore }: { label: string; onMore: () => void }) {
  const button = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    if (button.current !== null) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={button} className="grid justify-center">
      <Button onClick={onMore}>{label}</Button>
    </div>
  );
}
