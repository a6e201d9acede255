import {
  FEEDBACK_COLUMNS,
  FEEDBACK_ERROR_COLUMNS,
  feedbackErrorsSchema,
  feedbackRowSchema,
} from "../../contract/feedback/feedback-rows.ts";
import { readRows } from "../../contract/rows/read-rows.ts";
import type { FeedbackReport } from "../../domain/feedback/feedback-report.ts";
import type { TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { listed, readAllRows, readsBy } from "../http/paged-read.ts";
import { BY_ID } from "./listed-tables.ts";

const REPORTS = listed("feedback_reports", FEEDBACK_COLUMNS, feedbackRowSchema, BY_ID);

/** Every report for admins, their own for others (D13). */
export function readFeedbackReports(
  http: Http,
  signal: AbortSignal,
  reporterId: string | null = null,
): Promise<TransportResult<readonly FeedbackReport[]>> {
  return reporterId === null
    ? readAllRows(http, signal, REPORTS)
    : readsBy(http, "reporter_id")(REPORTS)(reporterId, signal);
}

/** Empty where none were attached. */
export function readFeedbackErrors(
  http: Http,
  reportId: string,
  signal: AbortSignal,
): Promise<TransportResult<string>> {
  return http.asReader(
    signal,
    (client) => client.from("feedback_reports").select(FEEDBACK_ERROR_COLUMNS).eq("id", reportId),
    ({ data }) => {
      const rows = readRows(feedbackErrorsSchema, data);
      return rows === null ? null : (rows[0]?.browser_console_errors ?? "");
    },
  );
}
