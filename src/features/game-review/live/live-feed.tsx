import { useMemo, useState } from "react";
import { LongList } from "../../../parts/long-list/long-list.tsx";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { PlayLine } from "../plays/play-line.tsx";
import { playsNewestFirst } from "../plays/timeline-rows.ts";
import type { ShownReview } from "../shown-review.ts";
import { liveMessages } from "./live-messages.ts";

/** So many plays are as high as score and last play beside them. */
const FIRST_ROWS = 8;

export function LiveFeed({
  shown,
  isWhole,
  onWhole,
}: {
  shown: ShownReview;
  isWhole: boolean;
  onWhole: () => void;
}) {
  const { review, marks } = shown;
  const plays = useMemo(() => playsNewestFirst(review, marks), [review, marks]);
  const [isOfScores, setOfScores] = useState(false);
  const rows = isOfScores ? plays.filter(({ points }) => points > 0) : plays;
  const length = isWhole || isOfScores ? rows.length : Math.min(FIRST_ROWS, rows.length);
  const sideOf = (teamId: string) => (teamId === review.home.teamId ? "home" : "visitor");
  return (
    <Section
      title={liveMessages.plays}
      aside={
        plays.some(({ points }) => points > 0) && (
          <Button
            variant="bare"
            onClick={() => setOfScores(!isOfScores)}
            className="-my-1.5 -mr-2 text-text print:hidden"
          >
            {isOfScores ? liveMessages.allPlays : liveMessages.onlyScores}
          </Button>
        )
      }
    >
      {rows.length === 0 && <p className="text-text-2">{liveMessages.beforePlays}</p>}
      <LongList count={length}>
        {(drawn) => (
          <ol aria-label={liveMessages.list} className="card mt-1.5 empty:hidden">
            {rows.slice(0, Math.min(drawn, length)).map((row) => (
              <PlayLine
                key={row.entry.entryId}
                play={row}
                shown={shown}
                side={sideOf(row.entry.fields.teamId)}
              />
            ))}
          </ol>
        )}
      </LongList>
      {length < rows.length && (
        <Button className="mt-3 print:hidden" onClick={onWhole}>
          {liveMessages.showAll(rows.length)}
        </Button>
      )}
    </Section>
  );
}
