import {
  FEEDBACK_COLUMNS,
  FEEDBACK_ERROR_COLUMNS,
  feedbackErrorsSchema,
  feedbackRowSchema,
} from "../../contract/feedback/feedback-rows.ts";
import { readRows } from "../../contract/rows/read-rows.ts";
import type {
  FeedbackPriority,
  FeedbackReport,
  FeedbackStatus,
} from "../../domain/feedback/feedback-report.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import { readAllRows, readsBy } from "../http/paged-read.ts";
import type { RestCalls } from "../http/rest-calls.ts";
import { BY_ID } from "./listed-tables.ts";

/** What an admin changes about a report; what is left out stays as it is (A §4). */
export interface FeedbackChange {
  readonly status?: FeedbackStatus;
  readonly priority?: FeedbackPriority;
  readonly developerResponse?: string;
  /** Only with, and always with, status `duplicate`. */
  readonly duplicateOf?: string;
}

const REPORTS = {
  table: "feedback_reports",
  columns: FEEDBACK_COLUMNS,
  schema: feedbackRowSchema,
  ...BY_ID,
};

/** Reports that the caller may read: every one for admins, their own for others (D13). */
export function readFeedbackReports(
  calls: RestCalls,
  signal: AbortSignal,
  reporterId: string | null = null,
): Promise<TransportResult<readonly FeedbackReport[]>> {
  return reporterId === null
    ? readAllRows(calls, signal, REPORTS)
    : readsBy(calls, "reporter_id")(REPORTS)(reporterId, signal);
}

/** The errors that were attached to one report; empty where none were. */
export function readFeedbackErrors(
  calls: RestCalls,
  reportId: string,
  signal: AbortSignal,
): Promise<TransportResult<string>> {
  return calls.asReader(
    signal,
    (rest) => rest.from("feedback_reports").select(FEEDBACK_ERROR_COLUMNS).eq("id", reportId),
    ({ data }) => {
      const rows = readRows(feedbackErrorsSchema, data);
      return rows === null ? null : (rows[0]?.browser_console_errors ?? "");
    },
  );
}

/** `update_feedback`; the server takes it from admins only (D13). */
export function updateFeedback(
  calls: RestCalls,
  reportId: string,
  change: FeedbackChange,
  { asUser, signal }: CallOptions,
): Promise<TransportResult<true>> {
  return calls.asUser(
    asUser,
    signal,
    (rest) =>
      rest.rpc("update_feedback", {
        p_report_id: reportId,
        p_status: change.status ?? null,
        p_priority: change.priority ?? null,
        p_developer_response: change.developerResponse ?? null,
        p_duplicate_of: change.duplicateOf ?? null,
      }),
    ({ data }) => (isRecord(data) && data.id === reportId ? true : null),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
