import { type FormEvent, useState } from "react";
import { submitFeedback } from "../../../app/commands/submit-feedback.ts";
import { env } from "../../../app/env.ts";
import { askConfirm, notify, showAlert } from "../../../app/notices/notices.ts";
import type { FeedbackType } from "../../../domain/feedback/feedback-report.ts";
import { clockTime } from "../../../parts/page/clock-time.ts";
import { useInvalidFocus } from "../../../ui/form/invalid-focus.ts";
import {
  attachesErrors,
  draftErrors,
  emptyDraft,
  type FormDraft,
  type FormErrors,
  isDirty,
} from "./feedback-draft.ts";
import { formMessages } from "./form-messages.ts";

const DISCARD = {
  text: formMessages.discardQuestion,
  confirmLabel: formMessages.discard,
  cancelLabel: formMessages.keepWriting,
  danger: true,
};

/** Holds the form and its two buttons. Without a sign-in, submitting does nothing (P §5). */
export function useFeedbackForm({
  type,
  isSignedIn,
  onClose,
}: {
  type: FeedbackType;
  isSignedIn: boolean;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<FormDraft>(() => emptyDraft(type));
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSending, setSending] = useState(false);
  const { form, showInvalid } = useInvalidFocus();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isSignedIn || isSending) return;
    const found = draftErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) return showInvalid();
    setSending(true);
    const result = await submitFeedback({ ...draft, attachErrors: attachesErrors(draft) });
    setSending(false);
    if (!result.ok) return showAlert(formMessages.failed(env.supportEmail));
    onClose();
    switch (result.value.kind) {
      case "sent":
        return notify(formMessages.submitted);
      case "queued":
        return notify(formMessages.queued);
      case "postponed":
        return showAlert(formMessages.postponed(clockTime(result.value.until)));
      case "disabled":
        return showAlert(formMessages.disabled);
    }
  }

  /** Returns whether it closed. It asks if something would be lost; while sending it stays open. */
  async function close(): Promise<boolean> {
    if (isSending) return false;
    const isSure = !isDirty(draft) || (await askConfirm(DISCARD));
    if (isSure) onClose();
    return isSure;
  }

  return {
    form,
    draft,
    errors,
    isSending,
    change: (part: Partial<FormDraft>) => {
      setDraft((before) => ({ ...before, ...part }));
      setErrors({});
    },
    submit: (event: FormEvent) => void submit(event),
    close,
  };
}
