import { memo } from "react";
import type { ImportedFigure } from "../../../domain/game/timeline.ts";
import { listPlace } from "../../../parts/long-list/list-place.ts";
import { LongList } from "../../../parts/long-list/long-list.tsx";
import { deltaParts, statParts } from "../../../parts/stats/stat-parts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Dotted } from "../../../ui/dotted.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import { PlayLine } from "./play-line.tsx";
import { PlayPerson } from "./play-people.tsx";
import type { ReviewRow } from "./timeline-rows.ts";

/** Lists the game in log order, with imported figures first (D34), like a newspaper from 800 px on. */
export const Timeline = memo(function Timeline({
  shown,
  rows,
}: {
  shown: ShownReview;
  rows: readonly ReviewRow[];
}) {
  const { timeline } = reviewMessages;
  if (rows.length === 0) return <EmptyState title={timeline.empty} text={timeline.emptyHint} />;
  const sideOf = (teamId: string) => (teamId === shown.review.home.teamId ? "home" : "visitor");
  return (
    <LongList count={rows.length}>
      {(length) => (
        <ol aria-label={timeline.list} className="card gap-6 wide:columns-2">
          {rows
            .slice(0, length)
            .map((row) =>
              row.kind === "imported" ? (
                <ImportedLine
                  key={idOf(row)}
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
      )}
    </LongList>
  );
});

function idOf({ batchId, playerId, teamId, key }: ImportedFigure): string {
  return `${batchId}|${playerId}|${teamId}|${key}`;
}

function figureWords({ key, count, isCorrection }: ImportedFigure): string {
  const [text = ""] = isCorrection ? deltaParts({ [key]: count }) : statParts({ [key]: count });
  return text;
}

/** An imported figure has no event, so it has no time and no score (D34). */
const ImportedLine = memo(function ImportedLine({
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
      className={`edge-left side-${side} flex min-h-13 break-inside-avoid items-center justify-between gap-2 border-b py-1.5 pr-3 pl-4 last:border-b-0`}
      {...listPlace(`figure ${idOf(figure)}`, 40)}
    >
      <span className="min-w-0">
        <span className="block text-dense/4.5 font-heavy font-stretch-[86%]">
          {figureWords(figure)}
        </span>
        <span className="block text-dense/4.5">
          <Dotted
            first={<PlayPerson playerId={figure.playerId} shown={shown} />}
            parts={figure.isCorrection ? [reviewMessages.timeline.importCorrects] : []}
          />
        </span>
      </span>
      <Badge tone="info">{reviewMessages.timeline.imported}</Badge>
    </li>
  );
});
