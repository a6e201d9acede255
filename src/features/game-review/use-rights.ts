import { useSession } from "../../app/session/use-session.ts";
import { mayReset } from "../../domain/access/rights.ts";

export interface ReviewRights {
  readonly isSignedIn: boolean;
  /** Nobody is signed in: figures for everybody, no log, no names, no buttons (D10, D13). */
  readonly isVisitor: boolean;
  /** Review edits, reopen, late entries (D12). */
  readonly mayEdit: boolean;
  readonly mayReset: boolean;
  readonly isOnline: boolean;
}

/** What the signed-in person may do with this game; the server decides (D12). */
export function useRights(game: { readonly everFinalized: boolean }): ReviewRights {
  const session = useSession();
  const isOnline = session.connection === "online";
  if (session.status !== "signed-in") {
    const isVisitor = session.status === "signed-out";
    return { isSignedIn: false, isVisitor, mayEdit: false, mayReset: false, isOnline };
  }
  const { role, mayCollect } = session.user;
  // The session has already weighed the collectors setting: who may collect is approved.
  const person = { role, isCollector: mayCollect };
  return {
    isSignedIn: true,
    isVisitor: false,
    mayEdit: role === "admin" || mayCollect,
    mayReset: mayReset(person, "approved", game),
    isOnline,
  };
}
