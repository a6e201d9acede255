import { setTimeout as pass } from "node:timers/promises";
import type { ApiHandler } from "../../../supabase/local/http/api-message.ts";

/**
 * Delays API answers to a browser by `ms`, half before and half after the work, so that a test that
 * mistakes the screen for the server fails. The test's own reads lack the browser's header.
 */
export function lateForBrowsers(ms: number): (answer: ApiHandler) => ApiHandler {
  return (answer) => async (request) => {
    const isLate =
      request.headers["sec-fetch-mode"] !== undefined &&
      /^\/(rest|auth|functions)\//.test(request.path);
    if (!isLate) return answer(request);
    await pass(ms / 2);
    const answered = await answer(request);
    await pass(ms / 2);
    return answered;
  };
}
