import { ChevronDown } from "lucide-react";
import type { TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import { chooseMyTeam, useIsMyTeam } from "../../../app/season/my-teams.ts";
import { ForfeitedMark } from "../../../parts/names/forfeited-mark.tsx";
import { MARK_SIZES } from "../../../parts/names/mark-sizes.ts";
import { MyTeamButton } from "../../../parts/names/my-team-button.tsx";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { TeamMark } from "../../../parts/names/team-mark.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { teamMessages } from "./team-messages.ts";

/** The height of name, record, next game and numbers, in px. */
export const SLIP_PX = 88;

const { card: words } = teamMessages;

/** As many numbers stand beside "+9" on the narrowest phone. */
const MOST_NUMBERS = 7;

/** Shows a team at a glance on a phone; the button opens its people. */
export function TeamSlip({
  id,
  card: { team, face, shortName, active },
  record,
  next,
  onOpen,
}: {
  /** The id of the heading, which labels the slip. */
  id: string;
  card: TeamCard;
  /** "" while it is not known here. */
  record: string;
  next: string;
  onOpen: () => void;
}) {
  const isMine = useIsMyTeam(team.id);
  // One number takes no more room than "+1" would.
  const shown = active.length > MOST_NUMBERS + 1 ? MOST_NUMBERS : active.length;
  return (
    <div className="grid min-h-22 grid-cols-[minmax(0,1fr)_2.75rem] items-center pl-3">
      <div className="grid min-w-0 gap-0.5 py-1.5">
        <h3
          id={id}
          className="flex min-w-0 flex-wrap items-center gap-x-2 pb-1.5 text-body/6 font-head font-stretch-[90%]"
        >
          <TeamMark team={face} size={MARK_SIZES.row} />
          <span className="flex min-w-0 flex-[1_1_6rem]">
            <TeamLink
              teamId={team.id}
              name={team.name}
              shortName={shortName}
              className="-my-1.5 py-1.5 [--lines:2]"
            />
            {team.forfeitedSeason && <ForfeitedMark />}
          </span>
          <span className="numeral ml-auto text-lead whitespace-nowrap">{record}</span>
        </h3>
        <p className="min-h-4 text-label wrap-anywhere text-text-2">{next}</p>
        <p aria-hidden="true" className="flex h-6 flex-wrap gap-1 overflow-hidden">
          {active.slice(0, shown).map(({ id: playerId, jerseyNumber }) => (
            <span
              key={playerId}
              className="numeral grid h-6 min-w-6 place-items-center rounded-sm border bg-surface-2 px-0.5 text-label"
            >
              {jerseyNumber ?? "?"}
            </span>
          ))}
          {active.length > shown && (
            <span className="px-0.5 text-label/6 text-text-2">+{active.length - shown}</span>
          )}
        </p>
      </div>
      <div className="grid h-full grid-rows-[2.75rem_minmax(2.75rem,1fr)]">
        <MyTeamButton
          isSmall
          name={team.name}
          isMine={isMine}
          onToggle={() => chooseMyTeam(team.leagueId, isMine ? null : team.id)}
        />
        <button
          type="button"
          aria-expanded={false}
          aria-label={words.active}
          onClick={onOpen}
          className="grid place-items-center text-text-2 focus-visible:-outline-offset-3"
        >
          <Icon as={ChevronDown} />
        </button>
      </div>
    </div>
  );
}
