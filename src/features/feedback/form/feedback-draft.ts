import type { FeedbackDraft } from "../../../app/commands/submit-feedback.ts";
import { FEEDBACK_LIMITS, type FeedbackType } from "../../../domain/feedback/feedback-report.ts";
import { formMessages } from "./form-messages.ts";

/** The form's fields; `attachErrors` is null until the person has decided it. */
export type FormDraft = Omit<FeedbackDraft, "attachErrors"> & {
  readonly attachErrors: boolean | null;
};

export type FormErrors = Partial<Record<"title" | "description", string>>;

/** Every opening begins anew (P §4). */
export function emptyDraft(type: FeedbackType): FormDraft {
  return { type, title: "", description: "", priority: "medium", attachErrors: null };
}

/** Something was written that closing would lose. */
export function isDirty({ title, description }: FormDraft): boolean {
  return title.trim() !== "" || description.trim() !== "";
}

/** D13: on for bugs, off else, unless the person has moved the switch. */
export function attachesErrors({ type, attachErrors }: FormDraft): boolean {
  return attachErrors ?? type === "bug";
}

/** P §5: title and description are required; too long is said with the field's name (rule 9). */
export function draftErrors(draft: FormDraft): FormErrors {
  const title = lengthError(
    formMessages.titleField,
    draft.title,
    FEEDBACK_LIMITS.title,
    formMessages.titleMissing,
  );
  const description = lengthError(
    formMessages.description,
    draft.description,
    FEEDBACK_LIMITS.description,
    formMessages.descriptionMissing,
  );
  return { ...(title && { title }), ...(description && { description }) };
}

function lengthError(field: string, text: string, most: number, missing: string): string | null {
  // Counted as the server counts: characters, not UTF-16 units.
  const length = [...text.trim()].length;
  if (length === 0) return missing;
  return length > most ? formMessages.tooLong(field, most, length - most) : null;
}
