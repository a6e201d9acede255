import { memo, useId, useState } from "react";
import { useIsMyTeam } from "../../app/season/my-teams.ts";
import {
  pointDifferential,
  pointDifferentialText,
} from "../../domain/standings/point-differential.ts";
import { recordText, winPercentageText } from "../../domain/standings/record.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import { DifferenceBar } from "../../parts/charts/difference-bar.tsx";
import { listPlace } from "../../parts/long-list/list-place.ts";
import { LongList } from "../../parts/long-list/long-list.tsx";
import { MarkedTeam } from "../../parts/names/marked-team.tsx";
import { TeamMark } from "../../parts/names/team-mark.tsx";
import { rankReason } from "../../parts/rank-reason/rank-reason.ts";
import { RankReasonList } from "../../parts/rank-reason/rank-reason-list.tsx";
import { Dotted } from "../../ui/dotted.tsx";
import { RankButton } from "./rank-button.tsx";
import { standingsMessages } from "./standings-messages.ts";
import type { StandingsRows } from "./standings-rows.ts";

const FRAME = "grid grid-cols-[44px_minmax(0,1fr)] gap-x-2 pr-3 pl-1";
const LINE = "flex flex-wrap items-center justify-end gap-x-2";
/** Win % and difference stand below each other. */
const LAST = "w-13 flex-none text-right text-dense";

/** The list on a phone: two lines per team, without scrolling sideways. */
export function StandingsList({ rows }: { rows: StandingsRows }) {
  const { columns, points, title } = standingsMessages;
  return (
    <div className="card @container">
      <div
        aria-hidden="true"
        className={`${FRAME} border-b-2 border-text py-1 text-label font-strong`}
      >
        <span className="text-center text-[min(0.8125rem,16px)]">{columns.rank}</span>
        <span className={LINE}>
          <span className="flex-auto">{columns.team}</span>
          <span>{columns.record}</span>
          <span className="w-13 text-right">{columns.winPercentage}</span>
        </span>
        <span className={`${LINE} col-start-2 font-stretch-[80%]`}>
          <span className="flex-auto font-medium">{points}</span>
          <span className="w-13 text-right">{columns.difference}</span>
        </span>
      </div>
      <LongList count={rows.ranked.length}>
        {(length) => (
          <ol aria-label={title}>
            {rows.ranked.slice(0, length).map(({ team }, index) => (
              <ListRow key={team.teamId} rows={rows} index={index} />
            ))}
          </ol>
        )}
      </LongList>
    </div>
  );
}

const ListRow = memo(function ListRow({ rows, index }: { rows: StandingsRows; index: number }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { ranked, largestDifference } = rows;
  const row = ranked[index];
  const isMine = useIsMyTeam(row?.team.teamId ?? "");
  if (row === undefined) return null;
  const { place, team } = row;
  const face = rows.faces.get(team.teamId);
  const { columns } = standingsMessages;
  return (
    <li
      className="break-inside-avoid border-b py-1 last:border-b-0 sm:py-2"
      {...listPlace(`standing ${team.teamId}`, 48)}
    >
      <div className={`${FRAME} items-center`}>
        <RankButton
          place={place}
          team={team.teamName}
          isOpen={isOpen}
          controls={id}
          onToggle={() => setOpen(!isOpen)}
        />
        <div className="relative">
          <div className={LINE}>
            <TeamMark team={face} className="@max-[16rem]:hidden" />
            <div className="min-w-0 flex-[1_1_6rem]">
              <MarkedTeam
                team={team}
                shortName={face?.shortName}
                isMine={isMine}
                className="text-body/5 font-stretch-[92%]"
              />
            </div>
            <span className="numeral flex-none whitespace-nowrap text-[1.25rem]/6">
              <Unseen>{columns.record}</Unseen>
              {recordText(team)}
            </span>
            <span className={LAST}>
              <Unseen>{columns.winPercentage}</Unseen>
              {winPercentageText(team)}
            </span>
          </div>
          <div className={LINE}>
            <SecondLine rows={rows} team={team} />
            <DifferenceBar
              value={pointDifferential(team)}
              largest={largestDifference}
              className="h-2! w-12 flex-none sm:w-40"
            />
            <b className="w-10 flex-none text-right text-dense">
              <Unseen>{columns.difference}</Unseen>
              {pointDifferentialText(team)}
            </b>
          </div>
        </div>
      </div>
      {isOpen && (
        <div className="pt-2 pr-3 pb-1 pl-14">
          <RankReasonList id={id} lines={rankReason(ranked, index)} />
        </div>
      )}
    </li>
  );
});

/**
 * Shows "214 – 121 · 9 games · North", and the league if several are shown. Beside that a phone
 * has no room for the games, which the record adds up to.
 */
function SecondLine({ rows, team }: { rows: StandingsRows; team: Standing }) {
  const { columns, games } = standingsMessages;
  return (
    <div className="min-w-0 flex-[1_1_6rem] text-label font-stretch-[80%] text-text-2">
      <Dotted
        first={
          <>
            <Unseen>{columns.pointsFor}</Unseen>
            {team.pointsScored}
            <span aria-hidden="true"> – </span>
            <Unseen>{columns.pointsAgainst}</Unseen>
            {team.pointsAllowed}
            <span className={rows.saysLeague ? "max-sm:sr-only" : ""}>
              {" · "}
              {games(team.gamesPlayed)}
            </span>
          </>
        }
        parts={[
          ...(rows.saysDivision && team.divisionName !== null ? [team.divisionName] : []),
          ...(rows.saysLeague ? [team.leagueName] : []),
        ]}
      />
    </div>
  );
}

/** Names a figure for screen readers, because the heads are no table's. */
function Unseen({ children }: { children: string }) {
  return <span className="sr-only"> {children} </span>;
}
