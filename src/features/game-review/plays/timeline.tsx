import { memo } from "react";
import { EmptyState } from "../../../ui/states.tsx";
import { useGrowing } from "../../../ui/use-growing.ts";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import { ImportedLine } from "./imported-line.tsx";
import { PlayLine } from "./play-line.tsx";
import type { ReviewRow } from "./timeline-rows.ts";

/** The game as it was recorded, in the order of the log; imported figures first (D34). */
export const Timeline = memo(function Timeline({
  shown,
  rows,
}: {
  shown: ShownReview;
  rows: readonly ReviewRow[];
}) {
  const { timeline } = reviewMessages;
  // A long game has thousands.
  const drawn = useGrowing(rows.length);
  if (rows.length === 0) return <EmptyState title={timeline.empty} text={timeline.emptyHint} />;
  const sideOf = (teamId: string) => (teamId === shown.review.home.teamId ? "home" : "visitor");
  return (
    <ol aria-label={timeline.list} className="card max-w-[760px]">
      {rows
        .slice(0, drawn)
        .map((row) =>
          row.kind === "imported" ? (
            <ImportedLine
              key={`${row.batchId}|${row.playerId}|${row.teamId}|${row.key}`}
              figure={row}
              shown={shown}
              side={sideOf(row.teamId)}
            />
          ) : (
            <PlayLine
              key={row.entry.entryId}
              play={row}
              shown={shown}
              side={sideOf(row.entry.fields.teamId)}
            />
          ),
        )}
    </ol>
  );
});
