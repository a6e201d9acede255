import { useEffect } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { env } from "../app/env.ts";
import { type LinkAnswer, takeLinkAnswer } from "../app/session/link-answer.ts";
import { CallbackScreen } from "../features/auth/callback/callback-screen.tsx";
import "../ui/screens.css";

/**
 * Before anything is drawn or sent, the link's secrets leave the address bar (rule 14). Pages that
 * hand over to this one leave the address as it came, so it is read from the window.
 */
export function loader(): LinkAnswer {
  return takeLinkAnswer(window.location, window.history);
}

/** /auth/callback (P §2). */
export function Component() {
  const answer = useLoaderData<LinkAnswer>();
  useLinkOfNewFragment();
  return <CallbackScreen appName={env.appName} answer={answer} />;
}

/**
 * Another link put into this page's address bar differs in its fragment only: the browser loads
 * no page for it, the router runs no loader, and its session would stay in the address (rule 14).
 */
function useLinkOfNewFragment(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const takeIt = () => void revalidate();
    window.addEventListener("hashchange", takeIt);
    return () => window.removeEventListener("hashchange", takeIt);
  }, [revalidate]);
}
