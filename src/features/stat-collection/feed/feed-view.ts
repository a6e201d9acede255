import { useState } from "react";
import { useMedia } from "../../../ui/use-media.ts";

/** The feed shows a few rows, its full height, or only entries without a player. */
export type FeedView = "short" | "open" | "without-player";

/** Beside the stat buttons of a tablet, the feed already has the full height. */
const LONG =
  "(min-width: 800px) and (min-height: 481px), (min-width: 720px) and (min-height: 900px)";
const LYING = "(max-height: 480px)";

/** The feed is open only in the layout where it was opened, as it hides other things in another. */
export function useFeedView() {
  const isLong = useMedia(LONG);
  const isLying = useMedia(LYING);
  const layout = isLong ? "long" : isLying ? "lying" : "upright";
  const [chosen, choose] = useState<{ view: FeedView; layout: string }>({ view: "short", layout });
  return {
    view: chosen.layout === layout ? chosen.view : "short",
    onView: (view: FeedView) => choose({ view, layout }),
    isLong,
  };
}
