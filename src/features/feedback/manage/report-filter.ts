import {
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
  type FeedbackPriority,
  type FeedbackReport,
  type FeedbackStatus,
  type FeedbackType,
} from "../../../domain/feedback/feedback-report.ts";
import { foldText } from "../../../domain/shared/search-text.ts";
import { oneOf, unlessDefault, withValues } from "../../../parts/page/address.ts";

/** The filter is kept in the address, so that a reload, Back and a link show it. */
export interface ReportFilter {
  readonly status: FeedbackStatus | "all";
  readonly type: FeedbackType | "all";
  readonly priority: FeedbackPriority | "all";
  readonly search: string;
}

/** The default is status open, and type and priority all (A §4). */
export const DEFAULT_FILTER: ReportFilter = {
  status: "open",
  type: "all",
  priority: "all",
  search: "",
};

export const ALL_REPORTS: ReportFilter = { ...DEFAULT_FILTER, status: "all" };

/** Unknown values become the default. */
export function readReportFilter(query: URLSearchParams): ReportFilter {
  return {
    status: oneOf(["all", ...FEEDBACK_STATUSES], query.get("status")) ?? DEFAULT_FILTER.status,
    type: oneOf(["all", ...FEEDBACK_TYPES], query.get("type")) ?? DEFAULT_FILTER.type,
    priority:
      oneOf(["all", ...FEEDBACK_PRIORITIES], query.get("priority")) ?? DEFAULT_FILTER.priority,
    search: query.get("q") ?? "",
  };
}

/** Leaves defaults out of the address and keeps its other parameters. */
export function writeReportFilter(query: URLSearchParams, filter: ReportFilter): URLSearchParams {
  return withValues(query, {
    status: unlessDefault(filter.status, DEFAULT_FILTER.status),
    type: unlessDefault(filter.type, DEFAULT_FILTER.type),
    priority: unlessDefault(filter.priority, DEFAULT_FILTER.priority),
    q: filter.search,
  });
}

/** Returns the reports that fit, with the newest first (A §7). */
export function filterReports(
  reports: readonly FeedbackReport[],
  filter: ReportFilter,
): readonly FeedbackReport[] {
  const search = foldText(filter.search);
  return newestFirst(reports).filter(
    (report) =>
      fits(filter.status, report.status) &&
      fits(filter.type, report.type) &&
      fits(filter.priority, report.priority) &&
      (search === "" || searchText(report).includes(search)),
  );
}

export function newestFirst(reports: readonly FeedbackReport[]): readonly FeedbackReport[] {
  return [...reports].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

export interface ReportCounts {
  readonly total: number;
  readonly open: number;
  readonly inProgress: number;
  readonly resolved: number;
  /** Closed or a duplicate, so that the cards add up to the total. */
  readonly ended: number;
}

/** The cards count all reports, whatever the filter (A §2). */
export function countReports(reports: readonly FeedbackReport[]): ReportCounts {
  const count = (status: FeedbackStatus) => reports.filter((one) => one.status === status).length;
  return {
    total: reports.length,
    open: count("open"),
    inProgress: count("in_progress"),
    resolved: count("resolved"),
    ended: count("closed") + count("duplicate"),
  };
}

function searchText({ title, description, reporterName, reporterEmail }: FeedbackReport): string {
  return foldText([title, description, reporterName ?? "", reporterEmail ?? ""].join("\n"));
}

function fits<Value>(wanted: Value | "all", value: Value): boolean {
  return wanted === "all" || wanted === value;
}
