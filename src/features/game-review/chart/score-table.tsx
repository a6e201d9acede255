import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { playName } from "../../../parts/stats/play-words.ts";
import { PlayPeople } from "../plays/play-people.tsx";
import { reviewMessages } from "../review-messages.ts";
import type { ShownReview } from "../shown-review.ts";
import type { ChartData } from "./chart-plays.ts";
import { timeOfPlay } from "./score-chart.tsx";

/** Lists every scoring play with its time and the score after it. */
export function ScoreTable({ data, shown }: { data: ChartData; shown: ShownReview }) {
  const teams = useGameTeams();
  const { columns } = reviewMessages.chart;
  const cell = "border-b py-2 pr-2 align-top";
  const head = "border-b-2 border-text py-2 pr-2 text-label font-strong align-bottom";
  return (
    <table className="w-full table-fixed border-collapse text-dense wrap-anywhere">
      <caption className="sr-only">{reviewMessages.chart.title}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} w-[68px] text-left`}>
            {columns.time}
          </th>
          <th scope="col" className={`${head} text-left`}>
            {columns.play}
          </th>
          {SIDES.map((side) => (
            <th
              key={side}
              scope="col"
              className={`${head} w-[58px] text-right ${side === "visitor" ? "text-visitor" : "text-home"} wide:w-32`}
            >
              <TeamLink teamId={teams[side].id} name={teams[side].name}>
                <span className="sr-only">{teams[side].name}</span>
                <span aria-hidden="true" className="wide:hidden">
                  {teams[side].code}
                </span>
                <span aria-hidden="true" className="hidden wide:inline">
                  {teams[side].shortName}
                </span>
              </TeamLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.steps.map(({ play, score, entryId }) => {
          const row = entryId === null ? undefined : data.plays[play - 1];
          if (!row) return null;
          return (
            <tr key={entryId}>
              <td className={`${cell} whitespace-nowrap text-text-2`}>{timeOfPlay(data, play)}</td>
              <td className={cell}>
                {playName(row.entry.fields)} ·{" "}
                <PlayPeople fields={row.entry.fields} shown={shown} />
              </td>
              <td className={`${cell} numeral text-right text-lead`}>{score.visitor}</td>
              <td className={`${cell} numeral text-right text-lead`}>{score.home}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
