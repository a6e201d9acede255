import { paths } from "../../../app/paths.ts";
import { useKnownUser } from "../../../app/queries/device/use-last-user.ts";
import { useTeamPage } from "../../../app/queries/pages/team-page.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { BackLink } from "../../../parts/page/back-link.tsx";
import { opening } from "../../../parts/page/opening-head.tsx";
import { PageStates } from "../../../parts/page/page-states.tsx";
import { Page } from "../../../ui/page.tsx";
import { NotFound } from "../not-found.tsx";
import { PageSkeleton } from "../page-skeleton.tsx";
import { peopleMessages } from "../people-messages.ts";
import { TeamProfile } from "./team-profile.tsx";

export { readTeamPageAhead } from "../../../app/queries/pages/team-page.ts";

const { team } = peopleMessages;

/** Shows /teams/{teamId}: the team's rank, results, coming games and players. */
export function TeamScreen({ teamId }: { teamId: string }) {
  // An invalid id belongs to no team, so the server is not asked.
  return isUuid(teamId) ? <KnownTeam teamId={teamId} /> : <NoTeam teamId={teamId} />;
}

function KnownTeam({ teamId }: { teamId: string }) {
  const { query, reload } = useTeamPage(teamId);
  const isSignedIn = useKnownUser() !== null;
  if (query.status !== "ready") {
    return (
      <Page
        title={team.title}
        above={<BackLink to={paths.teams()} label={team.backToTeams} />}
        {...(query.status === "loading" && opening(team.title))}
      >
        <PageStates
          query={query}
          loading={team.loading}
          skeleton={<PageSkeleton />}
          failed={team.failed}
          onRetry={reload}
        />
      </Page>
    );
  }
  const { card, captainEmail, ...rest } = query.value;
  if (card === null) return <NoTeam teamId={teamId} />;
  // Data that were read before a sign-out must not show afterwards (D13).
  const email = isSignedIn ? captainEmail : null;
  return (
    <TeamProfile
      {...rest}
      card={card}
      captainEmail={email}
      age={query}
      onChanged={() => void reload()}
    />
  );
}

function NoTeam({ teamId }: { teamId: string }) {
  return (
    <NotFound
      path={paths.team(teamId)}
      title={team.notFoundTitle}
      text={team.notFoundText}
      ways={[
        { to: paths.teams(), label: team.backToTeams },
        { to: paths.standings(), label: team.toStandings },
        { to: paths.games(), label: team.toGames },
      ]}
    />
  );
}
