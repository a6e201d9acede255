import { useCallback } from "react";
import { readFeedbackErrors, readFeedbackReports } from "../../../remote/api/feedback-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

const readAll = () =>
  askServer("readFeedback", (http, { signal }) => readFeedbackReports(http, signal));

export function useFeedbackReports() {
  return useServerRead(readAll);
}

export function useFeedbackErrors(reportId: string) {
  const read = useCallback(
    () =>
      askServer("readFeedback", (http, { signal }) => readFeedbackErrors(http, reportId, signal)),
    [reportId],
  );
  return useServerRead(read);
}
