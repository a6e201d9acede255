import type { Highlight } from "../../domain/standings/leaders/highlights.ts";
import { HIGHLIGHT_CARD, HIGHLIGHT_CELL } from "./board-layout.ts";
import { leadersMessages } from "./leaders-messages.ts";
import { type NameSlots, PlayerName, TeamName } from "./name-slots.tsx";

/** Shows four cards on top of the page with who leads what, figure first (P §2, A §2). */
export function HighlightCards({
  highlights,
  names,
}: {
  highlights: readonly Highlight[];
  names: NameSlots;
}) {
  return (
    <div className="@container">
      <dl className={`${HIGHLIGHT_CARD} @max-[16rem]:block [&_img]:w-5.5`}>
        {highlights.map((highlight) => (
          <div
            key={highlight.id}
            className={`${HIGHLIGHT_CELL} @max-[16rem]:even:[border-width:1px_0_0]`}
          >
            <dt className="text-tiny font-head tracking-[0.03em] font-stretch-[86%]">
              {leadersMessages.highlights[highlight.id].title}
            </dt>
            <dd>
              <Leader highlight={highlight} names={names} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Leader({ highlight, names }: { highlight: Highlight; names: NameSlots }) {
  if (highlight.state !== "player" && highlight.state !== "team") {
    return (
      <p className="pt-3 text-dense text-text-2">{leadersMessages.noLeader[highlight.state]}</p>
    );
  }
  const others = highlight.others.length;
  const { unit, unitInWords } = leadersMessages.highlights[highlight.id];
  const isPlayer = highlight.state === "player";
  return (
    <>
      <p className="flex items-baseline gap-1.5">
        <span className="numeral text-[2.75rem]/12 bar:text-[3.75rem]/14.5">{highlight.value}</span>
        <abbr
          title={unitInWords}
          className="text-label font-strong no-underline font-stretch-[90%]"
        >
          {unit}
        </abbr>
      </p>
      <p className="relative flex text-dense/6 font-strong @max-[8rem]:font-stretch-[74%]">
        {isPlayer ? (
          <PlayerName player={highlight.player} names={names} />
        ) : (
          <TeamName team={highlight.team} names={names} />
        )}
      </p>
      <p className="relative flex text-label/6 text-text-2 @max-[8rem]:font-stretch-[74%]">
        {others > 0 ? (
          leadersMessages.others(others)
        ) : isPlayer ? (
          <TeamName team={highlight.player} names={names} />
        ) : (
          leadersMessages.perGame(highlight.perGame)
        )}
      </p>
    </>
  );
}
