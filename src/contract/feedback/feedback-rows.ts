import * as v from "valibot";
import {
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
  type FeedbackReport,
} from "../../domain/feedback/feedback-report.ts";
import { optionalText, text } from "../rows/row-shape.ts";
import { type TableRow, tableRow } from "../rows/table-row.ts";

/** Leaves out `browser_console_errors`, up to 20 KB a row, which only an opened report needs. */
export const FEEDBACK_REPORTS: TableRow<FeedbackReport> = tableRow("feedback_reports", "id", {
  id: text,
  opId: optionalText,
  type: v.picklist(FEEDBACK_TYPES),
  title: text,
  description: text,
  priority: v.picklist(FEEDBACK_PRIORITIES),
  status: v.picklist(FEEDBACK_STATUSES),
  reporterName: optionalText,
  reporterEmail: optionalText,
  currentPage: optionalText,
  currentUrl: optionalText,
  userAgent: optionalText,
  screenResolution: optionalText,
  developerResponse: optionalText,
  duplicateOf: optionalText,
  resolutionDate: optionalText,
  createdAt: text,
});

export const FEEDBACK_ERRORS = tableRow("feedback_reports", null, {
  browserConsoleErrors: optionalText,
});
