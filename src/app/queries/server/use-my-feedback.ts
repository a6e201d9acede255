import { useEffect, useState } from "react";
import { readFeedbackSubmission } from "../../../contract/feedback/feedback-wire.ts";
import type { FeedbackSubmission } from "../../../domain/feedback/feedback-report.ts";
import type { OperationRecord } from "../../../local/db/records.ts";
import { listOperations } from "../../../local/outbox/list-operations.ts";
import { readFeedbackReports } from "../../../remote/api/feedback-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useDeviceRead } from "../device/use-device-read.ts";
import { useServerReadOf } from "./use-server-read.ts";

export interface WaitingReport {
  readonly opId: string;
  readonly authorId: string | null;
  readonly submission: FeedbackSubmission;
  /** ISO 8601, this device's clock. */
  readonly createdAt: string;
  /** ISO 8601; null means as soon as possible. */
  readonly postponedUntil: string | null;
  /** The server refuses the report; its text is kept until the person discards it. */
  readonly isRefused: boolean;
}

function waitingReport(record: OperationRecord): readonly WaitingReport[] {
  const submission = readFeedbackSubmission(record.payload);
  if (record.kind !== "submit_feedback" || submission === null) return [];
  const { opId, authorId, createdAt, postponedUntil = null, refusal } = record;
  return [{ opId, authorId, submission, createdAt, postponedUntil, isRefused: refusal !== null }];
}

const reportsOf = (userId: string) =>
  askServer((http, { signal }) => readFeedbackReports(http, signal, userId));

export function useMyFeedback(userId: string) {
  const { query, reload } = useServerReadOf(reportsOf, userId);
  const operations = useDeviceRead("operations", ({ connection }) => listOperations(connection));
  const waiting = operations?.ok
    ? operations.value.flatMap(waitingReport).filter(({ authorId }) => authorId === userId)
    : [];
  // What has left the device is on the server.
  const count = waiting.length;
  const [lastCount, setLastCount] = useState(count);
  useEffect(() => {
    if (count < lastCount) void reload();
    setLastCount(count);
  }, [count, lastCount, reload]);
  return { query, reload, waiting };
}
