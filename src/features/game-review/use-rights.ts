import { useGame, useGameId } from "../../app/queries/game/use-game.ts";
import { useSession } from "../../app/session/use-session.ts";
import { mayReadLog } from "../../domain/access/game-pass.ts";
import { isAdmin, mayReset } from "../../domain/access/rights.ts";

export interface ReviewRights {
  readonly isSignedIn: boolean;
  /** Not signed in: no log, names or buttons (D10, D13). */
  readonly isVisitor: boolean;
  /** Review edits, reopen, late entries (D12). */
  readonly mayEdit: boolean;
  readonly mayReset: boolean;
  readonly mayRemoveWalkOns: boolean;
  /** Why a suspended player was checked in (D28). */
  readonly readsReasons: boolean;
  /** Stat files, for the imports. */
  readonly mayExport: boolean;
  /** May mark a captain's disagreement as settled (D70). */
  readonly maySettle: boolean;
  readonly isOnline: boolean;
}

/** The server decides; this only shows or hides (D12). */
export function useRights(): ReviewRights {
  const gameId = useGameId();
  const everFinalized = useGame(({ game }) => game.everFinalized);
  const session = useSession();
  const isOnline = session.connection === "online";
  if (session.status !== "signed-in") {
    const isVisitor = session.status === "signed-out";
    const mayNothing = {
      mayEdit: false,
      mayReset: false,
      mayRemoveWalkOns: false,
      readsReasons: false,
      mayExport: false,
      maySettle: false,
    };
    return { isSignedIn: false, isVisitor, ...mayNothing, isOnline };
  }
  const { role, mayCollect, passes } = session.user;
  // The session has applied the collectors setting already.
  const person = { role, isCollector: mayCollect };
  return {
    isSignedIn: true,
    // A game pass opens one log, and no review edits (D69).
    isVisitor: !mayReadLog(passes, gameId),
    mayEdit: isAdmin(person) || mayCollect,
    mayReset: mayReset(person, "approved", { everFinalized }),
    mayRemoveWalkOns: isAdmin(person),
    readsReasons: isAdmin(person),
    mayExport: isAdmin(person),
    maySettle: isAdmin(person),
    isOnline,
  };
}
