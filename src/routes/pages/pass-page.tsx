import { useParams } from "react-router-dom";
import { env } from "../../app/env.ts";
import { PassScreen } from "../../features/auth/pass/pass-screen.tsx";

export function PassPage() {
  const { gameId = "" } = useParams();
  return <PassScreen key={gameId} appName={env.appName} gameId={gameId} />;
}
