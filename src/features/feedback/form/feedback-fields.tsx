import { FEEDBACK_TYPES, REPORTER_PRIORITIES } from "../../../domain/feedback/feedback-report.ts";
import { SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { PRIORITY_MEANINGS, PRIORITY_WORDS, TYPE_WORDS } from "../feedback-words.ts";
import { AttachedErrors } from "./attached-errors.tsx";
import { attachesErrors, type FormDraft, type FormErrors } from "./feedback-draft.ts";
import { formMessages } from "./form-messages.ts";

/** Asks for type, title, description, priority, and the switch (P §2 "Feedback form"). */
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
        options={FEEDBACK_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
        value={draft.type}
        onChange={(type) => onChange({ type })}
      />
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
        options={REPORTER_PRIORITIES.map((value) => ({
          value,
          label: formMessages.priorityOption(PRIORITY_WORDS[value], PRIORITY_MEANINGS[value]),
        }))}
        value={draft.priority}
        onChange={(priority) => onChange({ priority })}
      />
      <AttachedErrors
        isOn={attachesErrors(draft)}
        onChange={(attachErrors) => onChange({ attachErrors })}
      />
    </>
  );
}
