import type {
  FeedbackPriority,
  FeedbackStatus,
  FeedbackType,
  ReporterPriority,
} from "../../domain/feedback/feedback-report.ts";

/** Names of types, priorities and statuses (P §4, A §3; D2). */
export const TYPE_WORDS: Readonly<Record<FeedbackType, string>> = {
  bug: "Bug",
  feature_request: "Feature request",
  improvement: "Improvement",
  question: "Question",
};

export const PRIORITY_WORDS: Readonly<Record<FeedbackPriority, string>> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  critical: "Critical",
};

/** The specification gives the meaning of each (P §4). */
export const PRIORITY_MEANINGS: Readonly<Record<ReporterPriority, string>> = {
  low: "minor issue",
  medium: "moderate importance",
  high: "important issue",
};

export const STATUS_WORDS: Readonly<Record<FeedbackStatus, string>> = {
  open: "Open",
  in_progress: "In Progress",
  resolved: "Resolved",
  closed: "Closed",
  duplicate: "Duplicate",
};
