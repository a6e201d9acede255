import { memo } from "react";
import { useGame } from "../../../app/queries/game/use-game.ts";
import { gameClockText } from "../../../domain/game/clock/game-clock.ts";
import { entryBadge } from "../../../domain/game/entry-badge.ts";
import { EXTRA_POINTS } from "../../../domain/game/plays.ts";
import { listPlace } from "../../../parts/long-list/list-place.ts";
import { clockTime } from "../../../parts/page/clock-time.ts";
import { playName } from "../../../parts/stats/play-words.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import { PlayPeople } from "./play-people.tsx";
import type { TimelinePlay } from "./timeline-rows.ts";

export const PlayLine = memo(function PlayLine({
  play,
  shown,
  side,
}: {
  play: TimelinePlay;
  shown: ShownReview;
  side: "visitor" | "home";
}) {
  const profile = useGame((view) => view.profile);
  const { entry, points, score } = play;
  const { fields, gameClock } = entry;
  const { timeline } = reviewMessages;
  const [value, unit] = entryBadge(fields, profile).split(" ");
  const doubts = doubtsOf(play);
  const isRefused = shown.refused.has(entry.entryId);
  const notes = [
    ...(isRefused ? [timeline.refused] : []),
    ...(!isRefused && shown.waiting.has(entry.eventId) ? [timeline.waiting] : []),
    ...(play.isEdited ? [timeline.edited] : []),
  ];
  return (
    <li
      data-testid="timeline-play"
      data-entry-id={entry.entryId}
      className={`edge-left side-${side} flex min-h-13 break-inside-avoid flex-wrap items-center justify-end gap-2 border-b py-1 pl-4 last:border-b-0`}
      {...listPlace(`play ${entry.entryId}`, 40)}
    >
      <span className="min-w-0 flex-[1_1_10rem]">
        <span className="block text-dense/4.5 font-black font-stretch-[82%]">
          {playName(fields)}{" "}
          <span className="inline-block pl-1 text-label font-medium font-stretch-[92%] text-text-2">
            {gameClock !== undefined && (
              <b className="font-strong">{gameClockText(gameClock)} · </b>
            )}
            {clockTime(entry.clientTimestamp)}
          </span>
        </span>
        <span className="block text-dense/6">
          <Dotted first={<PlayPeople fields={fields} shown={shown} />} parts={detailOf(play)} />
        </span>
        {notes.length > 0 && (
          <span className="block text-label text-text-2">
            <Dotted parts={notes} />
          </span>
        )}
        {doubts.length > 0 && (
          <span className="block text-label font-strong text-warn">
            <Dotted parts={doubts} />
          </span>
        )}
      </span>
      <span className="numeral text-right text-lead last:pr-3">
        {value}{" "}
        {unit && (
          <small className="text-tiny">
            <span aria-hidden="true">{unit}</span>
            <span className="sr-only">{timeline.fantasyPoints}</span>
          </small>
        )}
      </span>
      {points > 0 && (
        // Behind a rule, so that it is found among tackles and nobody takes it for a button.
        <span className="numeral grid min-h-9 w-19 place-items-center self-stretch border-l-2 border-text text-[1.375rem]/6">
          <span>
            <span className="sr-only">{timeline.score} </span>
            {score.visitor}–{score.home}
          </span>
        </span>
      )}
    </li>
  );
});

function detailOf({ entry, returnOf }: TimelinePlay): string[] {
  const { statType, extraPointType } = entry.fields;
  if (statType === "extra_point" && extraPointType) {
    return [EXTRA_POINTS[extraPointType].name];
  }
  return returnOf === null ? [] : [reviewMessages.timeline.returns[returnOf]];
}

/** A doubtful play counts all the same (D28, I12). */
function doubtsOf({ flags, isDouble }: TimelinePlay): string[] {
  const { timeline } = reviewMessages;
  return [...(isDouble ? [timeline.double] : []), ...flags.map((flag) => timeline.flags[flag])];
}
