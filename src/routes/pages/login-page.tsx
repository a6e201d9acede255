import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { env } from "../../app/env.ts";
import { landingOf } from "../../app/session/landing.ts";
import { useSession } from "../../app/session/use-session.ts";
import { readAuthMemory, readAuthPlace } from "../../features/auth/auth-place.ts";
import { SignInScreen } from "../../features/auth/sign-in-screen.tsx";
import { Waiting } from "../waiting.tsx";
/** Leads back to where the person was going (D4). */
export function LoginPage() {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const [isFormShown, setIsFormShown] = useState(false);
  const { view, codeFor } = readAuthPlace(pathname, search);
  if (session.status === "starting") return <Waiting />;
  const knownEmail = session.status === "signed-in" ? session.user.email : "";
  const screen = <SignInScreen appName={env.appName} knownEmail={knownEmail} />;
  if (session.status === "signed-out" || session.signInNeeded) {
    if (view === "update_password") return <Navigate to={pathname} replace state={state} />;
    if (!isFormShown) setIsFormShown(true);
    return screen;
  }
  // A recovery is a sign-in too, but its new password comes before anything else.
  const isRecovering =
    view === "update_password" || (view === "verify_otp" && codeFor === "recovery");
  if (isRecovering) return screen;
  // The role decides where to go; until it is known, the form stays busy instead of flickering.
  if (session.isProfilePending) return isFormShown ? screen : <Waiting />;
  return (
    <>
      {/* The next page's code may take its time, and a blank page would say nothing. */}
      <Waiting />
      <Navigate to={landingOf(session.user, readAuthMemory(state).returnTo)} replace />
    </>
  );
}
