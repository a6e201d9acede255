import type { LocalStore } from "../../local/db/local-store.ts";
import { waitFor } from "./wait-until.ts";

/** `saved`: the server's receipt has removed the command from the queue (I2). */
type CommandAnswer =
  | { readonly kind: "saved" | "waiting" }
  | { readonly kind: "refused"; readonly reason: string | null };

/** Any tab may send the command. Waiting continues if the queue cannot be read. */
export async function waitForAnswer(
  { operations, changes }: Pick<LocalStore, "operations" | "changes">,
  opId: string,
  patienceMs: number,
): Promise<CommandAnswer> {
  const onCommands = (listener: () => void) =>
    changes.onTopic(({ topic }) => topic === "operations" && listener());
  const look = async (): Promise<CommandAnswer | null> => {
    const listed = await operations.list();
    if (!listed.ok) return null;
    const own = listed.value.find((one) => one.opId === opId);
    if (own === undefined) return { kind: "saved" };
    return own.refusal && { kind: "refused", reason: own.refusal.reason };
  };
  return (await waitFor([onCommands], look, patienceMs)) ?? { kind: "waiting" };
}
