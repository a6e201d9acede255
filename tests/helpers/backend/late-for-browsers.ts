import { setTimeout as pass } from "node:timers/promises";
import type { ApiHandler } from "../../../supabase/local/http/api-message.ts";

/**
 * Lets a browser wait `ms` for every answer of the API: half before the work is done, half after.
 * A test that takes a changed screen for a changed server, or the other way round, then fails.
 * The test's own reads lack the browser's header and are answered at once.
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
