import { useLoaderData } from "react-router-dom";
import { env } from "../../app/env.ts";
import { type LinkAnswer, takeLinkAnswer } from "../../app/session/link-answer.ts";
import { CallbackScreen } from "../../features/auth/callback/callback-screen.tsx";

/**
 * Before anything is drawn or sent, the link's secrets leave the address bar (rule 14). Pages that
 * hand over to this one leave the address as it came, so it is read from the window.
 */
export function takeAnswer(): LinkAnswer {
  return takeLinkAnswer(window.location, window.history);
}

/** /auth/callback (P §2). */
export function CallbackPage() {
  const answer = useLoaderData<LinkAnswer>();
  return <CallbackScreen appName={env.appName} answer={answer} />;
}
