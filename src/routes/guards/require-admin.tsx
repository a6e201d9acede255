import { Navigate } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSession } from "../../app/session/use-session.ts";
import { Waiting } from "../waiting.tsx";
import { RequireSignedIn } from "./require-signed-in.tsx";

/**
 * Lets admins pass, sends other people to the games and visitors to the sign-in (P §2). While the
 * role is still being asked for, nobody is sent anywhere. The server has its own say in any case.
 */
export function RequireAdmin() {
  const session = useSession();
  if (session.status !== "signed-in" || session.user.role === "admin") return <RequireSignedIn />;
  return session.isProfilePending ? <Waiting /> : <Navigate to={paths.games()} replace />;
}
