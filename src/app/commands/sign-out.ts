import { services } from "../bootstrap/services.ts";
import { askConfirm } from "../notices/notices.ts";
import { isByPassHere } from "../session/session-here.ts";
import { leavingMessages as words } from "./device-messages.ts";

/** Asks before a sign-out that leaves something unsent (I2, rule 18) or ends a game pass (D69). */
export async function confirmLeaving(): Promise<boolean> {
  const { store, session } = await services();
  const operations = await store.operations.list();
  const kept = {
    events: store.outbox.summary().byGame,
    commands: operations.ok ? operations.value.filter(({ refusal }) => refusal === null) : [],
    unsaved: store.status.get().unsavedActs,
  };
  const waiting = countOwnWaiting(kept, session.knownUserId());
  const isByPass = isByPassHere();
  if (waiting === 0 && !isByPass) return true;
  return askConfirm({
    text: isByPass ? words.passQuestion(waiting) : words.question(waiting),
    confirmLabel: words.signOut,
    cancelLabel: words.stay,
  });
}

/** null: it is sent under whoever is signed in. */
interface Authored {
  readonly authorId: string | null;
}

interface WaitingHere {
  readonly events: readonly (Authored & { readonly count: number })[];
  readonly commands: readonly Authored[];
  /** Taps in the emergency journal of this tab's person. */
  readonly unsaved: number;
}

/** Other people's entries wait for their own sign-in in any case (rule 18). */
export function countOwnWaiting({ events, commands, unsaved }: WaitingHere, userId: string | null) {
  const isOwn = ({ authorId }: Authored) => authorId === null || authorId === userId;
  return (
    events.filter(isOwn).reduce((sum, { count }) => sum + count, 0) +
    commands.filter(isOwn).length +
    unsaved
  );
}
