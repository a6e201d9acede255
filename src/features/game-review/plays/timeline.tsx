import { memo } from "react";
import type { GameView } from "../../../app/queries/game-view.ts";
import type { PlayNames } from "../../../parts/play-words.ts";
import { EmptyState } from "../../../ui/states.tsx";
import { reviewMessages } from "../review-messages.ts";
import { ImportedLine } from "./imported-line.tsx";
import { PlayLine } from "./play-line.tsx";
import type { ReviewRow } from "./timeline-rows.ts";

/** The game as it was recorded, in the order of the log; imported figures first (D34). */
export const Timeline = memo(function Timeline({
  view,
  names,
  rows,
}: {
  view: GameView;
  names: PlayNames;
  rows: readonly ReviewRow[];
}) {
  const { timeline } = reviewMessages;
  if (rows.length === 0) return <EmptyState title={timeline.empty} text={timeline.emptyHint} />;
  const sideOf = (teamId: string) => (teamId === view.home.team.id ? "home" : "visitor");
  return (
    <ol aria-label={timeline.list} className="card max-w-[760px]">
      {rows.map((row) =>
        row.kind === "imported" ? (
          <ImportedLine
            key={`${row.batchId}|${row.playerId}|${row.teamId}|${row.key}`}
            figure={row}
            names={names}
            side={sideOf(row.teamId)}
          />
        ) : (
          <PlayLine
            key={row.entry.entryId}
            play={row}
            names={names}
            side={sideOf(row.entry.fields.teamId)}
            isWaiting={view.pendingEventIds.has(row.entry.eventId)}
            profile={view.profile}
          />
        ),
      )}
    </ol>
  );
});
