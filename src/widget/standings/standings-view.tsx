import {
  pointDifferential,
  pointDifferentialText,
} from "../../domain/standings/point-differential.ts";
import { type RankedTeam, rankTeams } from "../../domain/standings/rank-teams.ts";
import { hasForfeit, recordText } from "../../domain/standings/record.ts";
import { DifferenceBar } from "../../parts/charts/difference-bar.tsx";
import { ForfeitedMark } from "../../parts/names/forfeited-mark.tsx";
import { TeamMark } from "../../parts/names/team-mark.tsx";
import { type PublicStandings, readPublicStandings } from "../../remote/api/public-list-rows.ts";
import type { PublicListRows } from "../../remote/api/public-lists.ts";
import { AnswerLine } from "../answer-line.tsx";
import { type CalledTeams, calledTeams, TeamText } from "../team-text.tsx";
import type { WidgetView, WidgetViewProps } from "../widget-kind.ts";
import { standingsWidgetMessages as words } from "./standings-widget-messages.ts";
import "./standings-view.css";

const MOST_IN_A_SIDEBAR = 10;
const CELL = "px-1 sm:@min-[36rem]:px-3 text-right whitespace-nowrap";
/** Large texts leave a phone room for names and records alone. */
const WHERE_WIDE = "@max-[14rem]:hidden";

export const standingsView: WidgetView<PublicListRows, PublicStandings> = {
  read: readPublicStandings,
  kept: (figures) => figures,
  View: StandingsView,
};

function StandingsView({ answer, isOld, parameters }: WidgetViewProps<PublicStandings>) {
  const { standings, teams } = answer.figures;
  const { isCompact, division } = parameters;
  const ranked = rankTeams(standings);
  const shown = ranked.slice(0, isCompact ? MOST_IN_A_SIDEBAR : ranked.length);
  const leagues = [...new Set(standings.map(({ leagueName }) => leagueName))].sort();
  const part = [...leagues, ...(division === null ? [] : [division])].join(" · ");
  const called = calledTeams(teams);
  const largest = Math.max(0, ...standings.map((team) => Math.abs(pointDifferential(team))));
  return (
    <>
      <AnswerLine answer={answer} isOld={isOld}>
        {part !== "" && <b className="font-strong wrap-anywhere">{part}</b>}
      </AnswerLine>
      {ranked.length === 0 ? (
        <p className="card p-4">{words.empty}</p>
      ) : (
        <div className="card @container">
          <table aria-label={words.table} className="w-full border-collapse">
            <thead className="border-b-2 border-text text-label">
              <tr>
                <th scope="col" className="min-w-6 py-1.5 sm:min-w-9 font-strong">
                  <abbr title={words.rank} className="no-underline">
                    {words.rankShort}
                  </abbr>
                </th>
                <th scope="col" className="px-1 text-left font-strong">
                  {words.team}
                </th>
                <th scope="col" className={`${CELL} font-strong`}>
                  {words.record}
                </th>
                {!isCompact && (
                  <th
                    scope="col"
                    className={`${CELL} hidden font-strong sm:@min-[36rem]:table-cell`}
                  >
                    {words.points}
                  </th>
                )}
                <th scope="col" className={`${CELL} ${WHERE_WIDE} pr-2 font-strong`}>
                  {words.difference}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row
                  key={row.team.teamId}
                  row={row}
                  largest={largest}
                  called={called}
                  isCompact={isCompact}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Notes ranked={ranked} hidden={ranked.length - shown.length} />
    </>
  );
}

function Row({
  row: { place, team },
  largest,
  called,
  isCompact,
}: {
  row: RankedTeam;
  /** The largest difference of all, up or down. */
  largest: number;
  called: CalledTeams;
  isCompact: boolean;
}) {
  const face = called.get(team.teamId);
  const shortName = face?.shortName ?? team.teamName;
  return (
    <tr className="border-t border-line first:border-t-0">
      <td className="numeral text-center text-[min(1.25rem,9vw)]/[1.5rem]">{place ?? "–"}</td>
      <th
        scope="row"
        className={`w-full max-w-0 px-1 text-left font-strong font-stretch-[84%] sm:font-stretch-[92%] max-[340px]:text-dense max-[340px]:font-stretch-[74%] @max-[14rem]:text-dense @max-[14rem]:font-stretch-[74%] ${isCompact ? "py-1.5 text-dense" : "py-2.5"}`}
      >
        <span className="flex items-center gap-1.5 sm:gap-2">
          {face && <TeamMark team={face} className={WHERE_WIDE} />}
          <TeamText team={{ name: team.teamName, shortName }}>
            {team.forfeitedSeason && <ForfeitedMark />}
          </TeamText>
        </span>
      </th>
      <td className={`${CELL} numeral text-[min(1.25rem,9vw)]/[1.5rem]`}>{recordText(team)}</td>
      {!isCompact && (
        <td className={`${CELL} hidden text-dense sm:@min-[36rem]:table-cell`}>
          {words.pointsOf(team.pointsScored, team.pointsAllowed)}
        </td>
      )}
      <td className={`${CELL} ${WHERE_WIDE} pr-2 text-dense font-strong`}>
        <span className="flex items-center justify-end gap-1">
          {!isCompact && (
            <span className="w-8 sm:@min-[36rem]:w-36">
              <DifferenceBar value={pointDifferential(team)} largest={largest} />
            </span>
          )}
          <span className="min-w-7">{pointDifferentialText(team)}</span>
        </span>
      </td>
    </tr>
  );
}

/** Explains the asterisks, if there are any, and says how many teams are left out. */
function Notes({ ranked, hidden }: { ranked: readonly RankedTeam[]; hidden: number }) {
  const teams = ranked.map(({ team }) => team);
  const notes = [
    ...(hidden > 0 ? [words.more(hidden)] : []),
    ...(teams.some(hasForfeit) ? [words.recordNote] : []),
    ...(teams.some(({ forfeitedSeason }) => forfeitedSeason) ? [words.teamNote] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="mt-2 text-label text-text-2">
      {note}
    </p>
  ));
}
