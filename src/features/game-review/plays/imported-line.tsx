import { memo } from "react";
import { STATS } from "../../../domain/game/stat-catalogue.ts";
import type { ImportedFigure } from "../../../domain/game/timeline.ts";
import { Badge } from "../../../ui/badge.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import { PlayPerson } from "./play-people.tsx";

/** A figure that came without events: no time, no score (D34). */
export const ImportedLine = memo(function ImportedLine({
  figure,
  shown,
  side,
}: {
  figure: ImportedFigure;
  shown: ShownReview;
  side: "visitor" | "home";
}) {
  return (
    <li
      className={`edge-left side-${side} flex min-h-13 items-center justify-between gap-2 border-b py-1.5 pr-3 pl-4 last:border-b-0`}
    >
      <span className="min-w-0">
        <span className="block text-dense/4.5 font-heavy font-stretch-[86%]">
          {STATS[figure.key].label} {figure.count}
        </span>
        <span className="block text-dense/4.5">
          <PlayPerson playerId={figure.playerId} shown={shown} />
        </span>
      </span>
      <Badge tone="info">{reviewMessages.timeline.imported}</Badge>
    </li>
  );
});
