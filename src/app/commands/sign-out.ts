import { services } from "../bootstrap/services.ts";
import { askConfirm } from "../notices/notices.ts";

const MESSAGES = {
  question: (waiting: number) =>
    `${waiting === 1 ? "1 entry is" : `${waiting} entries are`} not on the server yet. What is not sent stays on this device and goes out when the same person signs in here again.`,
  signOut: "Sign Out",
  stay: "Stay Signed In",
} as const;

/**
 * Asks before a sign-out while something waits to be sent, and says what stays (I2, security.md
 * rule 18). Out: whether to go on; without anything waiting, at once.
 */
export async function confirmLeaving(): Promise<boolean> {
  const { store } = await services();
  const waiting =
    store.outbox.summary().count +
    store.operations.summary().pending +
    store.status.get().unsavedActs;
  if (waiting === 0) return true;
  return askConfirm({
    text: MESSAGES.question(waiting),
    confirmLabel: MESSAGES.signOut,
    cancelLabel: MESSAGES.stay,
  });
}
