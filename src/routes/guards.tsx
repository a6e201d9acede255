import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths, signInFrom } from "../app/paths.ts";
import { usePublicBrowsing } from "../app/session/use-public-browsing.ts";
import { useSession } from "../app/session/use-session.ts";
import { keepPageAfter } from "../app/update/missing-chunk.ts";
import { afterPaint } from "../browser/after-paint.ts";
import { routeMessages } from "./route-messages.ts";
import { Waiting } from "./waiting.tsx";

/** With public browsing off, visitors sign in first and come back here (D4, D10). */
export function RequireBrowsing() {
  const { status } = useSession();
  const location = useLocation();
  const browsing = usePublicBrowsing(status === "signed-out");
  if (browsing !== "off") return <Outlet />;
  return <Navigate {...signInFrom(location, true)} replace />;
}

/** An expired token redirects nobody at the sideline; a temporary password must be changed first (D14). */
export function RequireSignedIn() {
  const session = useSession();
  const location = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (session.status === "signed-in" && !wasIn) setWasIn(true);
  if (session.status === "starting") return <Waiting />;
  if (session.status === "signed-out") {
    if (wasIn) return <Navigate to="/" replace />;
    return <Navigate {...signInFrom(location, true)} replace />;
  }
  if (session.user.mustChangePassword) return <Navigate to={paths.resetPassword()} replace />;
  return <Outlet />;
}

/** Redirects nobody before the role is known; the server checks the right itself (P §2). */
export function RequireAdmin() {
  const session = useSession();
  const isAdmin = session.status === "signed-in" && session.user.role === "admin";
  useEffect(() => {
    if (!isAdmin) return;
    void afterPaint().then(() =>
      import("./admin-screens.tsx").then(
        ({ keepAdminScreens }) => keepAdminScreens(),
        keepPageAfter,
      ),
    );
  }, [isAdmin]);
  if (session.status !== "signed-in" || isAdmin) return <RequireSignedIn />;
  return session.isProfilePending ? <Waiting /> : <NotForYou />;
}

function NotForYou() {
  useEffect(() => {
    void import("../app/notices/notices.ts").then(
      ({ notify }) => notify(routeMessages.adminsOnly, "note"),
      keepPageAfter,
    );
  }, []);
  return <Navigate to={paths.games()} replace />;
}
