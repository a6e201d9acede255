import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { useSession } from "../app/session/use-session.ts";
import { Waiting } from "./waiting.tsx";

/**
 * Lets signed-in people pass and sends others to the sign-in, which brings them back here (D4).
 * Somebody whose tokens have expired is still signed in: nobody is sent away at the sideline.
 * A temporary password comes first; without it the server takes nothing (D14).
 */
export function RequireSignedIn() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === "starting") return <Waiting />;
  if (session.status === "signed-out") {
    return <Navigate to={paths.login()} replace state={{ returnTo: pathname + search }} />;
  }
  if (session.user.mustChangePassword) return <Navigate to={paths.resetPassword()} replace />;
  return <Outlet />;
}
