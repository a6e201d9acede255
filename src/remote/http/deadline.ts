/** A signal that ends with the caller's own or after a fixed time, and says which it was. */
export interface Deadline {
  readonly signal: AbortSignal;
  hasTimedOut(): boolean;
  /** Must be called when the work is over, else the timer and the listener stay. */
  release(): void;
}

/** `AbortSignal.any` is missing on phones that are still in use, so this is done by hand. */
export function startDeadline(outer: AbortSignal | null, timeoutMs: number): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const onAbort = () => controller.abort();
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);
  if (outer?.aborted) controller.abort();
  else outer?.addEventListener("abort", onAbort, { once: true });
  return {
    signal: controller.signal,
    hasTimedOut: () => timedOut,
    release() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", onAbort);
    },
  };
}
