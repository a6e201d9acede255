import { useCallback } from "react";
import { readFeedbackErrors, readFeedbackReports } from "../../remote/api/feedback-api.ts";
import { askServer } from "../commands/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const readAll = () => askServer((rest, { signal }) => readFeedbackReports(rest, signal));

/** Every report, for admins (D13); the order is the screen's business. */
export function useFeedbackReports() {
  return useServerRead(readAll);
}

/** The errors attached to one report; empty where none were. */
export function useFeedbackErrors(reportId: string) {
  const read = useCallback(
    () => askServer((rest, { signal }) => readFeedbackErrors(rest, reportId, signal)),
    [reportId],
  );
  return useServerRead(read);
}
