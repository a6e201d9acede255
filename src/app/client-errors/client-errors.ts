import { webStorage } from "../../browser/web-storage.ts";
import { errorText, failedCallText } from "./error-text.ts";
import { createRecentErrors } from "./recent-errors.ts";

/** A request aborted later than this counts as a server that did not answer. */
const PATIENCE_MS = 5_000;

export const recentErrors = createRecentErrors(webStorage("sessionStorage"), Date.now);

export function noteError(thrown: unknown): void {
  recentErrors.note(errorText(thrown));
}

export function listenForErrors(page: Window): void {
  page.addEventListener("error", ({ error, message }) => noteError(error ?? message));
  page.addEventListener("unhandledrejection", ({ reason }) => noteError(reason));
}

export function notingFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    const startedAt = performance.now();
    try {
      const response = await send(input, init);
      if (!response.ok) recentErrors.note(failedCallText(method, url, response.status));
      return response;
    } catch (error) {
      // The app itself cancelled it (a screen was left, a tab lost the lead), so nothing failed.
      const isOwn = init?.signal?.aborted && performance.now() - startedAt < PATIENCE_MS;
      if (!isOwn) recentErrors.note(failedCallText(method, url, "no answer"));
      throw error;
    }
  };
}
