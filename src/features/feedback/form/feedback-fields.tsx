import {
  FEEDBACK_TYPES,
  type FeedbackType,
  REPORTER_PRIORITIES,
  type ReporterPriority,
} from "../../../domain/feedback/feedback-report.ts";
import { SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { PRIORITY_MEANINGS, PRIORITY_WORDS, TYPE_WORDS } from "../feedback-words.ts";
import { AttachedErrors } from "./attached-errors.tsx";
import { attachesErrors, type FormDraft, type FormErrors } from "./feedback-draft.ts";
import { formMessages } from "./form-messages.ts";

/** Type, title, description, priority, and the switch (P §2 "Feedback form"). */
export function FeedbackFields({
  draft,
  errors,
  onChange,
}: {
  draft: FormDraft;
  errors: FormErrors;
  onChange: (change: Partial<FormDraft>) => void;
}) {
  return (
    <>
      <SelectField
        label={formMessages.type}
        value={draft.type}
        onChange={({ target }) => onChange({ type: target.value as FeedbackType })}
      >
        {FEEDBACK_TYPES.map((type) => (
          <option key={type} value={type}>
            {TYPE_WORDS[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={formMessages.titleField}
        placeholder={formMessages.titleHint}
        value={draft.title}
        error={errors.title}
        aria-required
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={formMessages.description}
        placeholder={formMessages.descriptionHints[draft.type]}
        rows={4}
        value={draft.description}
        error={errors.description}
        aria-required
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <SelectField
        label={formMessages.priority}
        value={draft.priority}
        onChange={({ target }) => onChange({ priority: target.value as ReporterPriority })}
      >
        {REPORTER_PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {formMessages.priorityOption(PRIORITY_WORDS[priority], PRIORITY_MEANINGS[priority])}
          </option>
        ))}
      </SelectField>
      <AttachedErrors
        isOn={attachesErrors(draft)}
        onChange={(attachErrors) => onChange({ attachErrors })}
      />
    </>
  );
}
