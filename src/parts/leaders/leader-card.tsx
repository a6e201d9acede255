import { clsx } from "clsx";
import type { LeaderLine } from "../../domain/standings/leaders/leader-line.ts";
import type { Leaders } from "../../domain/standings/leaders/leader-lists.ts";
import type { TeamLeaderLine, TeamLeaders } from "../../domain/standings/leaders/team-lists.ts";
import type { PlayerSeason } from "../../domain/standings/player-season.ts";
import { recordText } from "../../domain/standings/record.ts";
import { Section } from "../../ui/section.tsx";
import { leadersMessages } from "./leaders-messages.ts";
import { BELOW_IF_LARGE, ListCaption, TiesNote } from "./list-head.tsx";
import { type NameSlots, PlayerName, TeamName } from "./name-slots.tsx";
import { PlayerShirt } from "./player-shirt.tsx";
import { BarTrack, DotTrack, RecordTrack } from "./tracks.tsx";

export function LeaderCard({ leaders, names }: { leaders: Leaders; names: NameSlots }) {
  const { lists, captions, noData } = leadersMessages;
  return (
    <Section title={lists[leaders.id]} aside={<ListCaption text={captions[leaders.id]} />}>
      {leaders.lines.length === 0 ? (
        <p className="py-2 text-dense text-text-2">{noData}</p>
      ) : (
        <>
          <ol className="@container">
            {leaders.subject === "team"
              ? leaders.lines.map((line) => (
                  <TeamRow key={line.row.teamId} line={line} list={leaders} names={names} />
                ))
              : leaders.lines.map((line) => (
                  <PlayerRow key={line.row.playerId} line={line} names={names} />
                ))}
          </ol>
          {/* A record shows its games itself. */}
          {!(leaders.subject === "team" && leaders.shape === "record") && (
            <TiesNote lines={leaders.lines} />
          )}
        </>
      )}
    </Section>
  );
}

const ROW = "grid min-h-12 items-center gap-x-2 border-t py-1.5 first:border-t-0";
const NAME = "text-dense/4.5 font-strong font-stretch-[94%] @max-[11rem]:font-stretch-[74%]";
const SMALL = "text-label/4.5 font-normal text-text-2 font-stretch-[86%]";
const VALUE = "numeral text-right";
/** The first rank is larger, because black and dark green look alike in the sun. */
const SIZES = {
  leader: { bar: "mt-1.5 h-3", value: "text-[min(1.75rem,10vw)]/6" },
  other: { bar: "mt-1.5 h-2", value: "text-[min(1.375rem,8vw)]/6" },
};
const sizesOf = (isLeader: boolean) => SIZES[isLeader ? "leader" : "other"];

function TeamRow({
  line,
  list,
  names,
}: {
  line: TeamLeaderLine;
  list: TeamLeaders;
  names: NameSlots;
}) {
  const { row: team, rank, share, value, breakdown } = line;
  const isLeader = rank === 1;
  const sizes = sizesOf(isLeader);
  const isNoted = list.id === "qb_protection" && team.forfeitedSeason;
  return (
    <li
      className={clsx(
        "relative",
        ROW,
        list.shape === "record"
          ? "grid-cols-[20px_minmax(0,1fr)_min(4.5rem,25vw)]"
          : "grid-cols-[20px_minmax(0,1fr)_min(3.5rem,20vw)]",
      )}
    >
      <Rank rank={rank} />
      <span className="min-w-0">
        <span
          className={clsx(
            "flex gap-x-1.5 @max-[16rem]:block",
            isNoted && "@max-[22rem]:flex-wrap",
            NAME,
          )}
        >
          <TeamName team={team} names={names}>
            {breakdown !== null && <Breakdown counts={breakdown} />}
          </TeamName>
          {isNoted && (
            <span aria-hidden="true" className={clsx("flex-none", SMALL)}>
              {leadersMessages.forfeitedSeason}
            </span>
          )}
        </span>
        {list.shape === "bar" && (
          <BarTrack share={share} isLeader={isLeader} className={sizes.bar} />
        )}
        {list.shape === "dot" && <DotTrack share={share} isLeader={isLeader} />}
        {list.shape === "record" && <RecordTrack record={team} share={share} />}
      </span>
      <span className={clsx(VALUE, sizes.value)}>
        {list.shape === "record" ? recordText(team) : value}
      </span>
    </li>
  );
}

function PlayerRow({ line, names }: { line: LeaderLine<PlayerSeason>; names: NameSlots }) {
  const { row: player, rank, share, value } = line;
  const isLeader = rank === 1;
  const sizes = sizesOf(isLeader);
  return (
    <li className={clsx(ROW, "grid-cols-[20px_36px_minmax(0,1fr)_min(3.5rem,20vw)]")}>
      <Rank rank={rank} />
      <PlayerShirt number={player.jerseyNumber} />
      <span className={clsx("min-w-0", BELOW_IF_LARGE)}>
        <span className={clsx("flex flex-wrap gap-x-1.5 gap-y-[3px]", NAME)}>
          <PlayerName player={player} names={names} />
          <span className={clsx("relative flex min-w-0 @max-[18rem]:basis-full", SMALL)}>
            <TeamName team={player} names={names} />
          </span>
        </span>
        <BarTrack share={share} isLeader={isLeader} className={sizes.bar} />
      </span>
      <span className={clsx("col-start-4 row-start-1", VALUE, sizes.value)}>{value}</span>
    </li>
  );
}

function Rank({ rank }: { rank: number }) {
  return <span className="font-head text-text-2 font-stretch-[75%]">{rank}</span>;
}

function Breakdown({ counts }: { counts: readonly [number, number, number] }) {
  return (
    <span className={clsx("ml-1.5 flex-none whitespace-nowrap", SMALL)}>
      <span aria-hidden="true">{leadersMessages.breakdown(...counts)}</span>
      <span className="sr-only">{leadersMessages.breakdownInWords(...counts)}</span>
    </span>
  );
}
