import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { useBrowsingClosed } from "../app/session/use-browsing-closed.ts";
import { useSession } from "../app/session/use-session.ts";
import { placeToReturnTo } from "./place-to-return-to.ts";

/**
 * Lets everybody pass who may browse. Where public browsing is off, visitors are asked to sign in,
 * which brings them back here (D4, D10).
 */
export function RequireBrowsing() {
  const { status } = useSession();
  const location = useLocation();
  const isClosed = useBrowsingClosed(status === "signed-out");
  if (!isClosed) return <Outlet />;
  return <Navigate to={paths.login()} replace state={placeToReturnTo(location)} />;
}
