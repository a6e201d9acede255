import { useParams } from "react-router-dom";
import { CheckInScreen } from "../../features/stat-collection/check-in/check-in-screen.tsx";

// As on the live screen, the texts of failures load while there is a network.
void import("../layout/notice-dialog.tsx").catch(() => undefined);

export function CheckInPage() {
  const { gameId = "", teamId = "" } = useParams();
  return <CheckInScreen key={`${gameId} ${teamId}`} gameId={gameId} teamId={teamId} />;
}
