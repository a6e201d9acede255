import { useKnownUser } from "../../../app/queries/device/use-last-user.ts";
import { useSession } from "../../../app/session/use-session.ts";

/** The person's rights here, as far as this device knows; the server decides (D12, D36a). */
export interface TeamRights {
  /** May see the captains' addresses (D13). */
  readonly isSignedIn: boolean;
  /** May change jersey numbers, as collectors and admins do. */
  readonly mayEdit: boolean;
  /** May change injured reserve, divisions, forfeited seasons and merges, with a network only. */
  readonly isAdmin: boolean;
  readonly isOffline: boolean;
}

export function useTeamRights(): TeamRights {
  const user = useKnownUser();
  const isAble = user !== null && !user.isDisabled && !user.mustChangePassword;
  return {
    isSignedIn: user !== null,
    mayEdit: isAble && user.mayCollect,
    isAdmin: isAble && user.role === "admin",
    isOffline: useSession().connection === "offline",
  };
}
