import type { ReactNode } from "react";
import { useToday } from "../../../app/queries/device/use-today.ts";
import { useTeamPage } from "../../../app/queries/pages/team-page.ts";
import { EmptyState } from "../../../ui/states.tsx";
import { peopleMessages } from "../people-messages.ts";
import { Columns } from "../person-frame.tsx";
import { teamSchedule } from "../team/team-schedule.ts";
import { TeamStanding } from "../team/team-standing.tsx";
import { UnplayedGames } from "../team/unplayed-games.tsx";

const { player: words, team: teamWords } = peopleMessages;

/** Shows the team's games and rank in place of a player's figures, until the player's first game. */
export function PlayerTeam({ teamId, career }: { teamId: string; career: ReactNode }) {
  const { query } = useTeamPage(teamId);
  const today = useToday();
  const page = query.status === "ready" ? query.value : null;
  const own = page?.teams.find((team) => team.teamId === teamId);
  return (
    <Columns
      before={null}
      after={
        <>
          {page !== null && own !== undefined && <TeamStanding team={own} teams={page.teams} />}
          {career}
        </>
      }
    >
      <EmptyState title={words.noGames} text={words.noGamesText} />
      {page !== null && (
        <UnplayedGames
          title={words.teamUpcoming(page.card?.name ?? "")}
          empty={teamWords.noUpcoming}
          games={teamSchedule(page.games, today).upcoming}
          teamId={teamId}
        />
      )}
    </Columns>
  );
}
