import { clsx } from "clsx";
import { useState } from "react";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import { FittedName } from "../../../parts/names/fitted-name.tsx";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import { chartData } from "./chart-plays.ts";
import { type ChartTeams, ScoreChart } from "./score-chart.tsx";
import { ScoreTable } from "./score-table.tsx";

/** Shows the score's course as a step chart with direct labels, or as a table. */
export function ScoreProgression(shown: ShownReview) {
  const { review } = shown;
  const [isTable, setTable] = useState(false);
  const data = chartData(review);
  const teams = useGameTeams();
  const { chart } = reviewMessages;
  if (data === null) {
    return (
      <Section title={chart.title}>
        <p className="py-2 text-dense text-text-2">{chart.empty}</p>
      </Section>
    );
  }
  const end = data.steps.at(-1)?.score ?? { visitor: 0, home: 0 };
  const final = review.override ?? end;
  const differs = final.visitor !== end.visitor || final.home !== end.home;
  return (
    <Section
      title={chart.title}
      aside={
        <Button
          variant="bare"
          onClick={() => setTable(!isTable)}
          className="-my-1.5 -mr-2 text-text print:hidden"
        >
          {isTable ? chart.showChart : chart.showTable}
        </Button>
      }
    >
      {isTable ? (
        <ScoreTable data={data} shown={shown} />
      ) : (
        <div className="@container">
          <Key teams={teams} />
          <ScoreChart data={data} teams={teams} />
        </div>
      )}
      <p className="mt-2 text-label text-text-2 print:mt-1">
        {!isTable && `${chart.leads} `}
        {differs && `${chart.recorded(end)} `}
        {data.plays.some(({ entry }) => entry.gameClock) ? chart.captionClock : chart.caption}
      </p>
    </Section>
  );
}

/** On a phone the names stand above the chart, each with a sample of its line. */
function Key({ teams }: { teams: ChartTeams }) {
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap gap-x-5 pt-0.5 pb-1 text-label font-bold sm:hidden print:flex"
    >
      {SIDES.map((side) => (
        <span
          key={side}
          className={clsx(
            "flex max-w-full min-w-0 items-center gap-1.5 text-team",
            side === "visitor" ? "side-visitor flex-none" : "side-home",
          )}
        >
          <i className="h-1 w-[28px] flex-none [background:var(--edge-across)]" />
          <span dir="auto" className="min-w-0 name-line">
            <FittedName {...teams[side]} />
          </span>
        </span>
      ))}
    </p>
  );
}
