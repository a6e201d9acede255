import { useId, useState } from "react";
import {
  pointDifferential,
  pointDifferentialText,
} from "../../domain/standings/point-differential.ts";
import { recordText, winPercentageText } from "../../domain/standings/record.ts";
import { DifferenceBar } from "./difference-bar.tsx";
import { RankButton } from "./rank-button.tsx";
import { rankReason } from "./rank-reason.ts";
import { RankReasonList } from "./rank-reason-list.tsx";
import { standingsMessages } from "./standings-messages.ts";
import type { StandingsRows } from "./standings-rows.ts";
import { TeamName } from "./team-name.tsx";

const COLUMNS = "grid grid-cols-[44px_minmax(0,1fr)_auto_60px] gap-x-2 pr-3 pl-1";

/** The table on a phone: two lines a team, nothing is left out and nothing scrolls sideways. */
export function StandingsList(rows: StandingsRows) {
  const { columns, title } = standingsMessages;
  return (
    <div className="card">
      <div
        aria-hidden="true"
        className={`${COLUMNS} border-b-2 border-text py-2 text-label font-strong`}
      >
        <span className="text-center">{columns.rank}</span>
        <span>{columns.team}</span>
        <span>{columns.record}</span>
        <span className="text-right">{columns.winPercentage}</span>
      </div>
      <ol aria-label={title}>
        {rows.ranked.map(({ team }, index) => (
          <ListRow key={team.teamId} rows={rows} index={index} />
        ))}
      </ol>
    </div>
  );
}

function ListRow({ rows, index }: { rows: StandingsRows; index: number }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { ranked, largestDifference } = rows;
  const row = ranked[index];
  if (row === undefined) return null;
  const { rank, team } = row;
  const { columns } = standingsMessages;
  return (
    <li className="border-b py-2 [contain-intrinsic-size:auto_64px] [content-visibility:auto] last:border-b-0">
      <div className={`${COLUMNS} items-center`}>
        <span className="row-span-2">
          <RankButton
            rank={rank}
            team={team.teamName}
            isOpen={isOpen}
            controls={id}
            onToggle={() => setOpen(!isOpen)}
          />
        </span>
        <TeamName team={team} />
        <span className="numeral text-right text-[20px]/[24px]">
          <Unseen>{columns.record}</Unseen>
          {recordText(team)}
        </span>
        <span className="text-right text-dense">
          <Unseen>{columns.winPercentage}</Unseen>
          {winPercentageText(team)}
        </span>
        <SecondLine rows={rows} index={index} />
        <DifferenceBar
          value={pointDifferential(team)}
          largest={largestDifference}
          className="h-2! w-18 wide:w-40"
        />
        <b className="text-right text-dense font-bold">
          <Unseen>{columns.difference}</Unseen>
          {pointDifferentialText(team)}
        </b>
      </div>
      {isOpen && (
        <div className="px-4 pt-2 pb-1">
          <RankReasonList id={id} lines={rankReason(ranked, index)} />
        </div>
      )}
    </li>
  );
}

/** Points, where the team plays, and its games: "214–121 · North · 9 games". */
function SecondLine({ rows, index }: { rows: StandingsRows; index: number }) {
  const team = rows.ranked[index]?.team;
  if (team === undefined) return null;
  const { columns, games } = standingsMessages;
  const places = [
    ...(rows.saysDivision && team.divisionName !== null ? [team.divisionName] : []),
    ...(rows.saysLeague ? [team.leagueName] : []),
  ];
  return (
    <span className="text-label font-stretch-[88%] text-text-2">
      <Unseen>{columns.pointsFor}</Unseen>
      {team.pointsScored}
      <span aria-hidden="true"> – </span>
      <Unseen>{columns.pointsAgainst}</Unseen>
      {team.pointsAllowed}
      {[...places, games(team.gamesPlayed)].map((text) => (
        <span key={text}> · {text}</span>
      ))}
    </span>
  );
}

/** What the columns' heads say to those who see them. */
function Unseen({ children }: { children: string }) {
  return <span className="sr-only"> {children} </span>;
}
