import type { FeedbackPriority, FeedbackStatus } from "../../domain/feedback/feedback-report.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { PRIORITY_WORDS, STATUS_WORDS } from "./feedback-words.ts";

const STATUS_TONES: Readonly<Record<FeedbackStatus, BadgeTone>> = {
  open: "warn",
  in_progress: "info",
  resolved: "ok",
  closed: "plain",
  duplicate: "plain",
};

export function StatusBadge({ status }: { status: FeedbackStatus }) {
  return <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge>;
}

/** Only an urgent priority is a badge; weight tells the others apart, so that a list stays calm. */
export function PriorityMark({ priority }: { priority: FeedbackPriority }) {
  if (priority === "critical") return <Badge tone="bad">{PRIORITY_WORDS.critical}</Badge>;
  return (
    <span className={priority === "high" ? "font-head" : "text-text-2"}>
      {PRIORITY_WORDS[priority]}
    </span>
  );
}
