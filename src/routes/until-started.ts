import type { createBrowserRouter } from "react-router-dom";

/** Resolves once the code of the page that was opened is here, or could not be loaded. */
export function untilStarted(
  router: Pick<ReturnType<typeof createBrowserRouter>, "state" | "subscribe">,
): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
