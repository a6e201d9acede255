import { Navigate, Outlet, useLocation } from "react-router-dom";
import { signInFrom } from "../../app/session/sign-in-from.ts";
import { usePublicBrowsing } from "../../app/session/use-public-browsing.ts";
import { useSession } from "../../app/session/use-session.ts";

/** Where public browsing is off, visitors sign in first and come back here (D4, D10). */
export function RequireBrowsing() {
  const { status } = useSession();
  const location = useLocation();
  const browsing = usePublicBrowsing(status === "signed-out");
  if (browsing !== "off") return <Outlet />;
  return <Navigate {...signInFrom(location)} replace />;
}
