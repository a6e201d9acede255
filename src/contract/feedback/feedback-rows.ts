import * as v from "valibot";
import {
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
  type FeedbackReport,
} from "../../domain/feedback/feedback-report.ts";
import { columnsOf } from "../rows/columns-of.ts";

const text = v.nullable(v.string());

export const feedbackRowSchema = v.pipe(
  v.object({
    id: v.string(),
    op_id: text,
    type: v.picklist(FEEDBACK_TYPES),
    title: v.string(),
    description: v.string(),
    priority: v.picklist(FEEDBACK_PRIORITIES),
    status: v.picklist(FEEDBACK_STATUSES),
    reporter_name: text,
    reporter_email: text,
    current_page: text,
    current_url: text,
    user_agent: text,
    screen_resolution: text,
    developer_response: text,
    duplicate_of: text,
    resolution_date: text,
    created_at: v.string(),
  }),
  v.transform(
    (row): FeedbackReport => ({
      id: row.id,
      opId: row.op_id,
      type: row.type,
      title: row.title,
      description: row.description,
      priority: row.priority,
      status: row.status,
      reporterName: row.reporter_name,
      reporterEmail: row.reporter_email,
      currentPage: row.current_page,
      currentUrl: row.current_url,
      userAgent: row.user_agent,
      screenResolution: row.screen_resolution,
      developerResponse: row.developer_response,
      duplicateOf: row.duplicate_of,
      resolutionDate: row.resolution_date,
      createdAt: row.created_at,
    }),
  ),
);

/** Leaves out `browser_console_errors`: up to 20 KB a row, which only an opened report needs. */
export const FEEDBACK_COLUMNS = columnsOf("feedback_reports", feedbackRowSchema);

export const feedbackErrorsSchema = v.object({ browser_console_errors: text });

export const FEEDBACK_ERROR_COLUMNS = columnsOf("feedback_reports", feedbackErrorsSchema);
