import type { TeamCard } from "../../../app/queries/pages/season-rosters.ts";
import { chooseMyTeam, useIsMyTeam } from "../../../app/season/my-teams.ts";
import { ForfeitedMark } from "../../../parts/names/forfeited-mark.tsx";
import { MARK_SIZES } from "../../../parts/names/mark-sizes.ts";
import { MyTeamButton } from "../../../parts/names/my-team-button.tsx";
import { TeamLink } from "../../../parts/names/team-link.tsx";
import { TeamMark } from "../../../parts/names/team-mark.tsx";
import { EditTeamButtons, type OpenDialog } from "../editing/edit-buttons.tsx";
import { teamMessages } from "./team-messages.ts";

const { card: words } = teamMessages;

/** Shows the team's name, league, record and next game; admins also get forfeited season (D49) and division (P §2). */
export function TeamHeading({
  id,
  card: { team, face, shortName, league },
  record,
  next,
  showsLeague,
  onOpen,
}: {
  /** The id of the heading, which names the card. */
  id: string;
  card: TeamCard;
  /** "" while it is not known here. */
  record: string;
  next: string;
  showsLeague: boolean;
  /** null unless the user is an admin. */
  onOpen: ((dialog: OpenDialog) => void) | null;
}) {
  const place = [
    team.divisionName ?? teamMessages.noDivision,
    ...(showsLeague ? [league.name] : []),
  ];
  const isMine = useIsMyTeam(team.id);
  return (
    <header className="flex flex-wrap items-center justify-end gap-1 py-2.5 pr-2 pl-3">
      <TeamMark team={face} size={MARK_SIZES.name} className="mr-1.5" />
      <div className="min-w-0 flex-[1_1_7rem]">
        <h3 id={id} className="flex min-w-0 text-lead font-head font-stretch-[90%]">
          <TeamLink
            teamId={team.id}
            name={team.name}
            shortName={shortName}
            className="tall-target [--lines:2]"
          />
          {team.forfeitedSeason && <ForfeitedMark />}
        </h3>
        <p className="truncate text-label text-text-2">{place.join(" · ")}</p>
        <p className="min-h-4 text-label text-text-2">{next}</p>
        {team.forfeitedSeason && (
          <p aria-hidden="true" className="text-label text-danger">
            {words.forfeited}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <span className="numeral mr-1 text-[1.5rem]/6 whitespace-nowrap">{record}</span>
        <MyTeamButton
          isSmall
          name={team.name}
          isMine={isMine}
          onToggle={() => chooseMyTeam(team.leagueId, isMine ? null : team.id)}
        />
        {onOpen && (
          <EditTeamButtons
            isSmall
            team={team}
            hasDivisions={league.divisions.length > 0}
            onOpen={onOpen}
          />
        )}
      </div>
    </header>
  );
}
