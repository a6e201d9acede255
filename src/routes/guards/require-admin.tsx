import { Navigate } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSession } from "../../app/session/use-session.ts";
import { Waiting } from "../waiting.tsx";
import { RequireSignedIn } from "./require-signed-in.tsx";

/** Nobody is sent anywhere before the role is known; the server has its own say (P §2). */
export function RequireAdmin() {
  const session = useSession();
  if (session.status !== "signed-in" || session.user.role === "admin") return <RequireSignedIn />;
  return session.isProfilePending ? <Waiting /> : <Navigate to={paths.games()} replace />;
}
