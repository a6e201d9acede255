import { useLoaderData, useParams } from "react-router-dom";
import { env } from "../../app/env.ts";
import { type LinkAnswer, takeLinkAnswer } from "../../app/session/link-answer.ts";
import { CallbackScreen } from "../../features/auth/callback/callback-screen.tsx";
import { PassScreen } from "../../features/auth/pass/pass-screen.tsx";

export { ResetScreen } from "../../features/auth/reset/reset-screen.tsx";
export { LoginPage } from "./login-page.tsx";

/** The link's secrets leave the address bar before anything is drawn or sent (rule 14). */
export function takeAnswer(): LinkAnswer {
  return takeLinkAnswer(window.location, window.history);
}

export function CallbackPage() {
  const answer = useLoaderData<LinkAnswer>();
  return <CallbackScreen appName={env.appName} answer={answer} />;
}

export function PassPage() {
  const { gameId = "" } = useParams();
  return <PassScreen key={gameId} appName={env.appName} gameId={gameId} />;
}
