import { useParams } from "react-router-dom";
import { CheckInScreen } from "../../features/stat-collection/check-in/check-in-screen.tsx";

// As for the live screen: what a failure is said with loads now.
void import("../layout/notice-dialog.tsx").catch(() => undefined);

export function CheckInPage() {
  const { gameId = "", teamId = "" } = useParams();
  return <CheckInScreen key={`${gameId} ${teamId}`} gameId={gameId} teamId={teamId} />;
}
