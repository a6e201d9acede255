import { useState } from "react";
import { useMedia } from "../../../ui/use-media.ts";

/** Entries that finalizing asks about and the feed can show alone (D31). */
export type FeedFilter = "without-player" | "doubles";

/** The feed shows a few rows, its full height, or only such entries. */
export type FeedView = "short" | "open" | FeedFilter;

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
