import { services } from "../bootstrap/services.ts";
import { connectedSource, useSource } from "../queries/external-source.ts";

const source = connectedSource(false, (emit) => {
  const leaving = new AbortController();
  services().then(
    ({ engine, prefetch }) => {
      if (leaving.signal.aborted) return;
      const look = () =>
        emit(
          engine.status().reason === "protocol-too-old" ||
            prefetch.status().problem === "protocol-too-old",
        );
      const unsubscribe = [engine.subscribe(look), prefetch.subscribe(look)];
      leaving.signal.addEventListener("abort", () => {
        for (const end of unsubscribe) end();
      });
      look();
    },
    // The root layout shows why there are no services.
    () => undefined,
  );
  return () => leaving.abort();
});

/** Whether the server has said that it no longer understands this version (426; SPEC.md). */
export function useIsTooOld(): boolean {
  return useSource(source);
}
