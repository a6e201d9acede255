export const FEEDBACK_TYPES = ["bug", "feature_request", "improvement", "question"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Listed from least to most urgent. Only admins give `critical` (A §3). */
export const FEEDBACK_PRIORITIES = ["low", "medium", "high", "critical"] as const;
export type FeedbackPriority = (typeof FEEDBACK_PRIORITIES)[number];

export const REPORTER_PRIORITIES = ["low", "medium", "high"] as const;
export type ReporterPriority = (typeof REPORTER_PRIORITIES)[number];

export const FEEDBACK_STATUSES = [
  "open",
  "in_progress",
  "resolved",
  "closed",
  "duplicate",
] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** Maximum lengths in characters; the server refuses longer texts (security rule 9). */
export const FEEDBACK_LIMITS = {
  title: 200,
  description: 5_000,
  response: 5_000,
  errors: 20_000,
} as const;

/** The server sets the reporter and ignores any in the request (security rule 9). */
export interface FeedbackReport {
  readonly id: string;
  /** The id of the queued command that sent the report; null if it came another way. */
  readonly opId: string | null;
  readonly type: FeedbackType;
  readonly title: string;
  readonly description: string;
  readonly priority: FeedbackPriority;
  readonly status: FeedbackStatus;
  readonly reporterName: string | null;
  readonly reporterEmail: string | null;
  readonly currentPage: string | null;
  readonly currentUrl: string | null;
  readonly userAgent: string | null;
  readonly screenResolution: string | null;
  readonly developerResponse: string | null;
  /** Set only if the status is `duplicate`. */
  readonly duplicateOf: string | null;
  readonly resolutionDate: string | null;
  readonly createdAt: string;
}

export interface FeedbackSubmission {
  readonly type: FeedbackType;
  readonly title: string;
  readonly description: string;
  readonly priority: ReporterPriority;
  readonly currentPage: string;
  readonly currentUrl: string;
  readonly userAgent: string;
  readonly screenResolution: string;
  /** Empty if the person did not include the console errors (D13). */
  readonly browserConsoleErrors: string;
}
