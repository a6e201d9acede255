import { LeaderBoardSkeleton } from "../../parts/leaders/leader-board-skeleton.tsx";
import type { PublicFigures } from "../../remote/api/public-figures.ts";
import { fetchPublicFigures, type PublicFigureRows } from "../../remote/api/public-read.ts";
import type { WidgetKind } from "../widget-kind.ts";
import { statsWidgetMessages } from "./stats-messages.ts";
import "./stats.css";

/** Shows one season's leaders. */
export const statsKind: WidgetKind<PublicFigureRows, PublicFigures> = {
  name: "stats",
  words: statsWidgetMessages.kind,
  skeleton: (
    <div className="pt-11">
      <LeaderBoardSkeleton />
    </div>
  ),
  fetch: fetchPublicFigures,
  load: () => import("./season-view.tsx").then(({ seasonView }) => seasonView),
};
