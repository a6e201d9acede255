import { useState } from "react";
import { PENALTY_LIMITS, withSentence } from "../../domain/discipline/penalty.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/form/field.tsx";
import { useInvalidFocus } from "../../ui/form/invalid-focus.ts";
import { disciplineMessages } from "./discipline-messages.ts";

const { sheet: words, description: label, required } = disciplineMessages;

/** Takes what happened, by the usual words or typed; the server wants some text (A §5). */
export function IncidentForm({
  id,
  text,
  onText,
  onSave,
}: {
  id: string;
  text: string;
  onText: (text: string) => void;
  onSave: () => Promise<void>;
}) {
  const [isChecked, setChecked] = useState(false);
  const { form, showInvalid } = useInvalidFocus();
  const isMissing = text.trim() === "";
  return (
    <form
      id={id}
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isMissing) showInvalid();
        else void onSave();
      }}
    >
      <p className="text-dense text-text-2">{words.lead}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
        {words.usual.map((usual) => (
          <Button key={usual} size="lg" onClick={() => onText(withSentence(text, usual))}>
            {usual}
          </Button>
        ))}
      </div>
      <TextAreaField
        label={label}
        error={isChecked && isMissing ? required : undefined}
        rows={3}
        maxLength={PENALTY_LIMITS.description}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </form>
  );
}
