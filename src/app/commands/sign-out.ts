import { services } from "../bootstrap/services.ts";
import { askConfirm } from "../notices/notices.ts";
import { leavingMessages as words } from "./device-messages.ts";
import { ownWaiting } from "./own-waiting.ts";

/**
 * Asks before a sign-out while something of this person waits to be sent, and says what stays (I2,
 * security rule 18). Out: whether to go on; without anything waiting, at once.
 */
export async function confirmLeaving(): Promise<boolean> {
  const { store, session } = await services();
  const operations = await store.operations.list();
  const here = {
    events: store.outbox.summary().byGame,
    commands: operations.ok ? operations.value.filter(({ refusal }) => refusal === null) : [],
    unsaved: store.status.get().unsavedActs,
  };
  const waiting = ownWaiting(here, session.knownUserId());
  if (waiting === 0) return true;
  return askConfirm({
    text: words.question(waiting),
    confirmLabel: words.signOut,
    cancelLabel: words.stay,
  });
}
