import { useParams } from "react-router-dom";
import { TeamScreen } from "../features/people/team/team-screen.tsx";
import "../ui/screens.css";

/** /teams/{teamId} */
export function Component() {
  const { teamId = "" } = useParams();
  return <TeamScreen key={teamId} teamId={teamId} />;
}
