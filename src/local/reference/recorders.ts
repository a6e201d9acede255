import type { LocalStore } from "../db/local-store.ts";
import { Observable } from "../db/observable.ts";
import { isSoundCopy } from "./sound-copies.ts";

/** Holds the names of people who recorded something, as this device last read them. */
export interface Recorders {
  nameOf(userId: string): string | null;
  subscribe(listener: () => void): () => void;
}

export function createRecorders(store: Pick<LocalStore, "reference" | "connection">): Recorders {
  const names = new Observable<ReadonlyMap<string, string>>(new Map());
  store.connection.watch(
    () => store.reference.list("public_profiles", "", isSoundCopy),
    (profiles) => {
      if (profiles.ok) names.set(new Map(profiles.value.map(({ id, name }) => [id, name])));
    },
  );
  return { nameOf: (userId) => names.get().get(userId) ?? null, subscribe: names.subscribe };
}
