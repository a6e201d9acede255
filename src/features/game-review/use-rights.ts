import { useKnownUser } from "../../app/queries/device/use-last-user.ts";
import { useGame, useGameId } from "../../app/queries/game/use-game.ts";
import { useSession } from "../../app/session/use-session.ts";
import { mayReadLog } from "../../domain/access/game-pass.ts";
import { isAdmin, mayReset } from "../../domain/access/rights.ts";

export interface ReviewRights {
  readonly isSignedIn: boolean;
  /** A visitor is not signed in and gets no log, names or buttons (D10, D13). */
  readonly isVisitor: boolean;
  /** Covers review edits, reopen and late entries (D12). */
  readonly mayEdit: boolean;
  readonly mayReset: boolean;
  readonly mayRemoveWalkOns: boolean;
  /** May read why a suspended player was checked in (D28). */
  readonly readsReasons: boolean;
  /** May export stat files for the imports. */
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
  const user = useKnownUser();
  const isOnline = session.connection === "online";
  if (user === null) {
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
  const { role, mayCollect, passes } = user;
  // The session has already applied the collectors setting.
  const person = { role, isCollector: mayCollect };
  return {
    isSignedIn: true,
    // A game pass opens one log and allows no review edits (D69).
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
