import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { compareByJersey } from "../../../domain/roster/player-order.ts";
import { isShortOfGames, type TeamMember } from "../../../domain/roster/team-member.ts";
import type { TeamLimits } from "../../../domain/season/team.ts";
import { PlayerShirt } from "../../../parts/leaders/player-shirt.tsx";
import { hasLongWord } from "../../../parts/names/long-word.ts";
import { PlayerLink } from "../../../parts/names/player-link.tsx";
import { dayText } from "../../../parts/page/day-text.ts";
import { Dotted } from "../../../ui/dotted.tsx";
import { Section } from "../../../ui/section.tsx";
import { TeamCapacity } from "../all-teams/team-capacity.tsx";
import { EditPlayerButton, type OpenDialog } from "../editing/edit-buttons.tsx";
import { peopleMessages } from "../people-messages.ts";
import { rosterMessages } from "../roster-messages.ts";

/** Lists active players by number with their season's points, and injured ones apart. */
export function TeamMembers({
  members,
  waitingIds,
  limits,
  onOpen,
}: {
  members: readonly TeamMember[];
  /** Ids of players whose new number is only on this device yet (I17). */
  waitingIds: ReadonlySet<string>;
  limits: TeamLimits | null;
  /** null if the person may not edit players. */
  onOpen: ((dialog: OpenDialog) => void) | null;
}) {
  const { team } = peopleMessages;
  const sorted = members.toSorted((a, b) => compareByJersey(withId(a), withId(b)));
  const active = sorted.filter(({ isIr }) => !isIr);
  const injured = sorted.filter(({ isIr }) => isIr);
  const most = Math.max(1, ...members.map(({ fantasyPoints }) => fantasyPoints));
  const row = (member: TeamMember) => (
    <Member
      key={member.playerId}
      member={member}
      most={most}
      isNumberWaiting={waitingIds.has(member.playerId)}
      onOpen={onOpen}
    />
  );
  return (
    <>
      <Section title={team.roster} aside={team.rosterCaption}>
        {onOpen !== null && limits !== null && (
          <div className="card mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] print:hidden">
            <TeamCapacity limits={limits} players={members.length} irUsed={injured.length} />
          </div>
        )}
        {active.length === 0 ? (
          <p className="py-2 text-dense text-text-2">{team.noRoster}</p>
        ) : (
          <MemberList members={active}>{row}</MemberList>
        )}
      </Section>
      {injured.length > 0 && (
        <Section title={team.injured} aside={team.players(injured.length)}>
          <MemberList members={injured}>{row}</MemberList>
        </Section>
      )}
    </>
  );
}

/** From 800 px two columns fill downwards, as on Teams; row lines close over the card's edge. */
function MemberList({
  members,
  children: row,
}: {
  members: readonly TeamMember[];
  children: (member: TeamMember) => ReactNode;
}) {
  const half = Math.ceil(members.length / 2);
  return (
    <ol
      className={clsx(
        "card @container mt-2 grid grid-cols-[minmax(0,1fr)]",
        members.length > 1 && "wide:grid-flow-col wide:grid-cols-2 wide:grid-rows-(--halves)",
      )}
      style={{ "--halves": `repeat(${half}, auto)` } as CSSProperties}
    >
      {members.map(row)}
    </ol>
  );
}

const withId = ({ playerId, ...member }: TeamMember) => ({ ...member, id: playerId });

/** Shows shirt, name, and a bar of fantasy points with its number. */
function Member({
  member,
  most,
  isNumberWaiting,
  onOpen,
}: {
  member: TeamMember;
  most: number;
  isNumberWaiting: boolean;
  onOpen: ((dialog: OpenDialog) => void) | null;
}) {
  const { team, player } = peopleMessages;
  const { playerId, jerseyNumber, fantasyPoints, isIr, irDate } = member;
  const remarks = [
    ...(isIr ? [team.injuredSince(irDate === null ? null : dayText(irDate, "short"))] : []),
    ...(!isIr && isShortOfGames(member)
      ? [team.gamesOf(member.regularGames, member.playoffMinGames ?? 0)]
      : []),
    ...(member.isWalkOn ? [rosterMessages.walkOn] : []),
    ...(isNumberWaiting ? [rosterMessages.numberWaiting] : []),
  ];
  return (
    <li className="relative grid min-h-12 grid-cols-[36px_minmax(0,1fr)_auto] items-center @max-[16rem]:grid-cols-[36px_minmax(0,1fr)] gap-x-[10px] -mb-px -ml-px border-b border-l px-[12px] py-1 wide:pl-4">
      <PlayerShirt number={jerseyNumber} />
      <span className="grid min-w-0">
        <PlayerLink
          playerId={playerId}
          player={member}
          withNumber={false}
          className={clsx(
            "py-0.5 font-bold font-stretch-[92%] whitespace-normal! wrap-anywhere before:absolute before:inset-0 before:z-10",
            hasLongWord(member.name) && "@max-[16rem]:font-stretch-[66%]",
          )}
        />
        {!isIr && (
          <span aria-hidden="true" className="block h-[5px] rounded-xs bg-surface-2 sun:border">
            <i
              className="block h-full rounded-xs bg-line-strong print:[print-color-adjust:exact]"
              style={{ width: `${(fantasyPoints / most) * 100}%` }}
            />
          </span>
        )}
      </span>
      <span className="flex items-center justify-end @max-[16rem]:col-start-2">
        <span className="numeral w-10 text-right text-[1.375rem]/6">
          <span aria-hidden="true">{fantasyPoints}</span>
          <span className="sr-only">{player.points(fantasyPoints)}</span>
        </span>
        {onOpen !== null && <EditPlayerButton player={withId(member)} onOpen={onOpen} />}
      </span>
      {remarks.length > 0 && (
        <span className="col-start-2 -col-end-1 pb-1 text-label text-text-2">
          <Dotted parts={remarks} />
        </span>
      )}
    </li>
  );
}
