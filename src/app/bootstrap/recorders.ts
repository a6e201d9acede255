import type { LocalStore } from "../../local/local-store.ts";

/** Who recorded what, by name (D13); empty for people who are not signed in. */
export interface Recorders {
  nameOf(userId: string): string | null;
}

/** Names from the device's copy of `public_profiles`, kept in memory. */
export function createRecorders(store: Pick<LocalStore, "reference" | "changes">): Recorders {
  let names = new Map<string, string>();
  async function read(): Promise<void> {
    const profiles = await store.reference.list("public_profiles", "");
    if (profiles.ok) names = new Map(profiles.value.map(({ id, name }) => [id, name]));
  }
  void read();
  store.changes.onTopic(({ topic }) => {
    if (topic === "reference") void read();
  });
  return { nameOf: (userId) => names.get(userId) ?? null };
}
