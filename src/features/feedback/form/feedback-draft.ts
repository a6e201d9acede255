import type { FeedbackDraft } from "../../../app/commands/submit-feedback.ts";
import { FEEDBACK_LIMITS, type FeedbackType } from "../../../domain/feedback/feedback-report.ts";
import { formMessages } from "./form-messages.ts";

/** The form's fields; `attachErrors` is null until the person has decided it. */
export type FormDraft = Omit<FeedbackDraft, "attachErrors"> & {
  readonly attachErrors: boolean | null;
};

export type FormErrors = Partial<Record<"title" | "description", string>>;

/** Every opening starts with an empty form (P §4). */
export function emptyDraft(type: FeedbackType): FormDraft {
  return { type, title: "", description: "", priority: "medium", attachErrors: null };
}

/** True if something was written that closing would lose. */
export function isDirty({ title, description }: FormDraft): boolean {
  return title.trim() !== "" || description.trim() !== "";
}

/** On for bugs and off otherwise, unless the person has moved the switch (D13). */
export function attachesErrors({ type, attachErrors }: FormDraft): boolean {
  return attachErrors ?? type === "bug";
}

/** Title and description are required (P §5), and an error names the too long field (rule 9). */
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
  // Counts characters as the server does, not UTF-16 units.
  const length = [...text.trim()].length;
  if (length === 0) return missing;
  return length > most ? formMessages.tooLong(field, most, length - most) : null;
}
