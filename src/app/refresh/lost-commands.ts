import type { LocalStore } from "../../local/db/local-store.ts";
import { IDS_PER_READ, type PullParts } from "./pull.ts";

/** A server restored from a backup may lack them (I3). A failed read decides nothing. */
export async function queueLostCommands(
  { reference, identity, reader, signal }: PullParts,
  operations: Pick<LocalStore["operations"], "settledOf" | "sendAgain">,
): Promise<void> {
  if (reader === null) return;
  const settled = await operations.settledOf(reader);
  if (!settled.ok) return;
  for (let from = 0; from < settled.value.length; from += IDS_PER_READ) {
    const asked = settled.value.slice(from, from + IDS_PER_READ);
    const read = await reference.commandReceipts(asked, signal);
    // If another person's receipts were read, every command would look lost.
    if (!read.ok || identity.currentUserId() !== reader) return;
    const known = new Set(read.value.map(({ opId }) => opId));
    const lost = asked.filter((opId) => !known.has(opId));
    if (lost.length > 0) await operations.sendAgain(lost);
  }
}
