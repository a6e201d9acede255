import { useParams } from "react-router-dom";
import { TeamScreen } from "../features/people/team/team-screen.tsx";
/** /teams/{teamId} */
export function Component() {
  const { teamId = "" } = useParams();
  return <TeamScreen key={teamId} teamId={teamId} />;
}
