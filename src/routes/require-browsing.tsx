import { Navigate, Outlet, useLocation } from "react-router-dom";
import { signInFrom } from "../app/session/sign-in-from.ts";
import { useBrowsingClosed } from "../app/session/use-browsing-closed.ts";
import { useSession } from "../app/session/use-session.ts";

/**
 * Lets everybody pass who may browse. Where public browsing is off, visitors are asked to sign in,
 * which brings them back here (D4, D10).
 */
export function RequireBrowsing() {
  const { status } = useSession();
  const location = useLocation();
  const isClosed = useBrowsingClosed(status === "signed-out");
  if (!isClosed) return <Outlet />;
  return <Navigate {...signInFrom(location)} replace />;
}
