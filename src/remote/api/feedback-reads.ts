import { FEEDBACK_ERRORS, FEEDBACK_REPORTS } from "../../contract/feedback/feedback-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import type { FeedbackReport } from "../../domain/feedback/feedback-report.ts";
import type { TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readAllRows, readsBy, selectFrom } from "../http/paged-read.ts";

/** Admins read every report, others their own (D13). */
export function readFeedbackReports(
  http: Http,
  signal: AbortSignal,
  reporterId: string | null = null,
): Promise<TransportResult<readonly FeedbackReport[]>> {
  return reporterId === null
    ? readAllRows(http, signal, FEEDBACK_REPORTS)
    : readsBy(http, "reporter_id")(FEEDBACK_REPORTS)(reporterId, signal);
}

export function readFeedbackErrors(
  http: Http,
  reportId: string,
  signal: AbortSignal,
): Promise<TransportResult<string>> {
  return http.asReader(
    signal,
    (client) => selectFrom(client, FEEDBACK_ERRORS).eq("id", reportId),
    (data) => {
      const rows = readRows(FEEDBACK_ERRORS, data);
      return rows === null ? null : (rows[0]?.browserConsoleErrors ?? "");
    },
  );
}
