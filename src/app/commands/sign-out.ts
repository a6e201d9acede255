import { services } from "../bootstrap/services.ts";
import { askConfirm } from "../notices/notices.ts";
import { signOut } from "../session/session-commands.ts";

const MESSAGES = {
  question: (waiting: number) =>
    `${waiting === 1 ? "1 entry is" : `${waiting} entries are`} not on the server yet. What is not sent stays on this device and goes out when the same person signs in here again.`,
  signOut: "Sign Out",
  stay: "Stay Signed In",
} as const;

/**
 * Signs out of this device, with or without a network. While something waits to be sent it says
 * first what stays (I2, security.md rule 18). Out: whether the person is signed out now.
 */
export async function signOutOfDevice(): Promise<boolean> {
  const { store } = await services();
  const waiting =
    store.outbox.summary().count +
    store.operations.summary().pending +
    store.status.get().unsavedActs;
  if (waiting > 0) {
    const isSure = await askConfirm({
      text: MESSAGES.question(waiting),
      confirmLabel: MESSAGES.signOut,
      cancelLabel: MESSAGES.stay,
    });
    if (!isSure) return false;
  }
  await signOut();
  return true;
}
