import { readFeedbackErrors, readFeedbackReports } from "../../../remote/api/feedback-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead, useServerReadOf } from "./use-server-read.ts";

const readAll = () => askServer((http, { signal }) => readFeedbackReports(http, signal));

export function useFeedbackReports() {
  return useServerRead(readAll);
}

const errorsOf = (reportId: string) =>
  askServer((http, { signal }) => readFeedbackErrors(http, reportId, signal));

export function useFeedbackErrors(reportId: string) {
  return useServerReadOf(errorsOf, reportId);
}
