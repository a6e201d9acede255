import { Navigate, useLocation } from "react-router-dom";
import { env } from "../app/env.ts";
import { paths } from "../app/paths.ts";
import { signIn } from "../app/session/session-commands.ts";
import { useSession } from "../app/session/use-session.ts";
import { SignInView } from "../features/auth/sign-in-view.tsx";
import { Waiting } from "./waiting.tsx";

/** /login and its aliases; afterwards back to where the person was going (D4). */
export function Component() {
  const session = useSession();
  const { state } = useLocation();
  if (session.status === "starting") return <Waiting />;
  if (session.status === "signed-in" && !session.signInNeeded) {
    return <Navigate to={returnTarget(state)} replace />;
  }
  return <SignInView appName={env.appName} onSubmit={signIn} />;
}

/** Only paths of this product count: what a link carries here decides nothing else (rule 14). */
function returnTarget(state: unknown): string {
  const target =
    typeof state === "object" && state !== null && "returnTo" in state ? state.returnTo : null;
  return typeof target === "string" && /^\/(?![/\\])/.test(target) ? target : paths.games();
}
