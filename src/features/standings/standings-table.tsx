import { clsx } from "clsx";
import { Fragment, memo, type ReactNode, useId, useState } from "react";
import { useIsMyTeam } from "../../app/season/my-teams.ts";
import {
  pointDifferential,
  pointDifferentialText,
} from "../../domain/standings/point-differential.ts";
import { recordText, winPercentageText } from "../../domain/standings/record.ts";
import { DifferenceBar } from "../../parts/charts/difference-bar.tsx";
import { listPlace } from "../../parts/long-list/list-place.ts";
import { LongList } from "../../parts/long-list/long-list.tsx";
import { MarkedTeam } from "../../parts/names/marked-team.tsx";
import { TeamMark } from "../../parts/names/team-mark.tsx";
import { rankReason } from "../../parts/rank-reason/rank-reason.ts";
import { RankReasonList } from "../../parts/rank-reason/rank-reason-list.tsx";
import { Cell, Table } from "../../ui/table.tsx";
import { RankButton } from "./rank-button.tsx";
import { standingsMessages } from "./standings-messages.ts";
import type { StandingsRows } from "./standings-rows.ts";

/** Shows from 1000 px on and in print. */
export function StandingsTable({ rows }: { rows: StandingsRows }) {
  const { columns, title } = standingsMessages;
  return (
    <LongList count={rows.ranked.length}>
      {(length) => (
        <Table
          label={title}
          head={[
            columns.rank,
            columns.team,
            ...(rows.saysDivision ? [columns.division] : []),
            ...(rows.saysLeague ? [columns.league] : []),
            columns.record,
            <Right key="percentage">{columns.winPercentage}</Right>,
            <Right key="for">{columns.pointsFor}</Right>,
            <Right key="against">{columns.pointsAgainst}</Right>,
            <span key="difference" className="block w-13 text-right">
              {columns.difference}
            </span>,
            <Right key="games">{columns.games}</Right>,
          ]}
        >
          {rows.ranked.slice(0, length).map(({ team }, index) => (
            <TableRow key={team.teamId} rows={rows} index={index} />
          ))}
        </Table>
      )}
    </LongList>
  );
}

const TableRow = memo(function TableRow({ rows, index }: { rows: StandingsRows; index: number }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { ranked, saysDivision, saysLeague, largestDifference } = rows;
  const row = ranked[index];
  const isMine = useIsMyTeam(row?.team.teamId ?? "");
  if (row === undefined) return null;
  const { place, team } = row;
  const face = rows.faces.get(team.teamId);
  return (
    <Fragment>
      <tr
        className={clsx("h-11", !isOpen && "border-b last:border-b-0")}
        {...listPlace(`standing line ${team.teamId}`, 44)}
      >
        <Cell className="py-0! pl-1.5!">
          <span className="flex items-center gap-3">
            <RankButton
              place={place}
              team={team.teamName}
              isOpen={isOpen}
              controls={id}
              onToggle={() => setOpen(!isOpen)}
            />
            <TeamMark team={face} />
          </span>
        </Cell>
        <Cell heads className="relative w-full max-w-0 min-w-40">
          <MarkedTeam
            team={team}
            shortName={face?.shortName}
            isMine={isMine}
            className="text-body/5 font-stretch-[92%]"
          />
        </Cell>
        {saysDivision && <NameCell name={team.divisionName} />}
        {saysLeague && <NameCell name={team.leagueName} />}
        <Cell>
          <span className="numeral text-[1.25rem]/6 whitespace-nowrap">{recordText(team)}</span>
        </Cell>
        <Figure>{winPercentageText(team)}</Figure>
        <Figure>{team.pointsScored}</Figure>
        <Figure>{team.pointsAllowed}</Figure>
        <Cell>
          <span className="flex items-center gap-4">
            <b className="w-13 flex-none text-right font-bold">{pointDifferentialText(team)}</b>
            <DifferenceBar
              value={pointDifferential(team)}
              largest={largestDifference}
              className="w-16 laptop:w-36"
            />
          </span>
        </Cell>
        <Figure>{team.gamesPlayed}</Figure>
      </tr>
      {isOpen && (
        <tr className="border-b last:border-b-0">
          <td />
          <td colSpan={7 + Number(saysDivision) + Number(saysLeague)} className="px-3 pb-3">
            <RankReasonList id={id} lines={rankReason(ranked, index)} />
          </td>
        </tr>
      )}
    </Fragment>
  );
});

function NameCell({ name }: { name: string | null }) {
  return (
    <Cell>
      <span
        className="block max-w-28 truncate laptop:max-w-40"
        {...(name === null ? {} : { title: name })}
      >
        {name}
      </span>
    </Cell>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <Cell className="text-right">{children}</Cell>;
}

function Right({ children }: { children: ReactNode }) {
  return <span className="block text-right laptop:whitespace-nowrap">{children}</span>;
}
