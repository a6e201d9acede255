import { services } from "../bootstrap/services.ts";
import { connectedSource, useSource } from "../queries/external-source.ts";

const source = connectedSource(false, (emit) => {
  const leaving = new AbortController();
  services().then(
    ({ store }) => {
      if (leaving.signal.aborted) return;
      const look = () => emit(store.status.get().reloadNeeded);
      leaving.signal.addEventListener("abort", store.status.subscribe(look));
      look();
    },
    // The root layout shows why there are no services.
    () => undefined,
  );
  return () => leaving.abort();
});

/** Whether a newer version in another tab has taken the device's database over (I1). */
export function useReloadNeeded(): boolean {
  return useSource(source);
}
