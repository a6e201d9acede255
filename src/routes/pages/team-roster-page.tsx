import { useParams } from "react-router-dom";
import { TeamRosterPage } from "../../features/season-clubs/teams/team-roster-page.tsx";

export function TeamRosterScreen() {
  const { seasonId = "", teamId = "" } = useParams();
  return <TeamRosterPage key={teamId} seasonId={seasonId} teamId={teamId} />;
}
