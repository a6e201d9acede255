import type { FeedbackSubmission } from "../../domain/feedback/feedback-report.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import type { Services } from "../bootstrap/tab-services.ts";
import { isDisabledHere } from "../session/session-here.ts";
import { sessionStore } from "../session/session-store.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { attachableErrors, feedbackContext } from "./feedback-context.ts";
import { queueOperation } from "./queue-operation.ts";
import { waitFor } from "./wait-until.ts";

export type FeedbackDraft = Pick<
  FeedbackSubmission,
  "type" | "title" | "description" | "priority"
> & { readonly attachErrors: boolean };

type FeedbackOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "queued" }
  /** Sending waits until the moment (ISO 8601) that the server has named (rule 9). */
  | { readonly kind: "postponed"; readonly until: string }
  /** Sending waits until an admin enables the person's account. */
  | { readonly kind: "disabled" };

type Answer = FeedbackOutcome | { readonly kind: "refused"; readonly reason: string | null };

const PATIENCE_MS = 8_000;

/** Waits a moment for the receipt; a refused report is not kept, because the form has it. */
export async function submitFeedback(
  draft: FeedbackDraft,
): Promise<Result<FeedbackOutcome, CommandFailure>> {
  const all = await services();
  if (all.session.knownUserId() === null) return commandFailure("sign-in-needed");
  const { attachErrors, ...written } = draft;
  const payload: FeedbackSubmission = {
    ...written,
    title: written.title.trim(),
    description: written.description.trim(),
    ...feedbackContext(),
    browserConsoleErrors: attachErrors ? attachableErrors() : "",
  };
  const queued = await queueOperation("submit_feedback", payload);
  if (!queued.ok) return queued;
  const answer = await answerTo(all, queued.value);
  if (answer.kind !== "refused") return ok(answer);
  await all.store.operations.dismissRefused(queued.value);
  return commandFailure("refused", answer.reason);
}

export async function discardRefusedReport(opId: string): Promise<Result<null, CommandFailure>> {
  const dismissed = await (await services()).store.operations.dismissRefused(opId);
  return dismissed.ok ? ok(null) : commandFailure("storage");
}

async function answerTo(all: Services, opId: string): Promise<Answer> {
  const { store, engine } = all;
  const changes = [store.operations, engine, sessionStore].map(
    (source) => (listener: () => void) => source.subscribe(listener),
  );
  return (await waitFor(changes, () => answerSoFar(all, opId), PATIENCE_MS)) ?? kept();
}

/** null: the report is being sent. */
async function answerSoFar({ store, engine }: Services, opId: string): Promise<Answer | null> {
  const listed = await store.operations.list();
  if (!listed.ok) return null;
  const record = listed.value.find((one) => one.opId === opId);
  if (record === undefined) return { kind: "sent" };
  if (record.refusal !== null) return { kind: "refused", reason: record.refusal.reason };
  if (record.postponedUntil !== undefined) {
    return { kind: "postponed", until: record.postponedUntil };
  }
  const { state, reason, isSignInNeeded } = engine.status();
  // A refusal may come before the profile that explains it, so wait for that read.
  if (reason === "permission" && isDisabledHere()) return kept();
  return state === "offline" || isSignInNeeded ? kept() : null;
}

function kept(): FeedbackOutcome {
  return { kind: isDisabledHere() ? "disabled" : "queued" };
}
