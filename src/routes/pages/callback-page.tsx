import { useLoaderData } from "react-router-dom";
import { env } from "../../app/env.ts";
import { type LinkAnswer, takeLinkAnswer } from "../../app/session/link-answer.ts";
import { CallbackScreen } from "../../features/auth/callback/callback-screen.tsx";

/** The link's secrets leave the address bar before anything is drawn or sent (rule 14). */
export function takeAnswer(): LinkAnswer {
  return takeLinkAnswer(window.location, window.history);
}

export function CallbackPage() {
  const answer = useLoaderData<LinkAnswer>();
  return <CallbackScreen appName={env.appName} answer={answer} />;
}
