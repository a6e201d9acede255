import type { LocalStore } from "../../local/db/local-store.ts";

/** `saved`: the server's receipt has removed the command from the queue (I2). */
type CommandAnswer =
  | { readonly kind: "saved" | "waiting" }
  | { readonly kind: "refused"; readonly reason: string | null };

/** Any tab may send the command. Waiting continues if the queue cannot be read. */
export function waitForAnswer(
  store: Pick<LocalStore, "operations" | "changes">,
  opId: string,
  patienceMs: number,
): Promise<CommandAnswer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end({ kind: "waiting" }), patienceMs);
    const leave = store.changes.onTopic(({ topic }) => {
      if (topic === "operations") void look();
    });
    void look();

    function end(answer: CommandAnswer): void {
      clearTimeout(timer);
      leave();
      resolve(answer);
    }
    async function look(): Promise<void> {
      const listed = await store.operations.list();
      if (!listed.ok) return;
      const own = listed.value.find((one) => one.opId === opId);
      if (own === undefined) end({ kind: "saved" });
      else if (own.refusal !== null) end({ kind: "refused", reason: own.refusal.reason });
    }
  });
}
