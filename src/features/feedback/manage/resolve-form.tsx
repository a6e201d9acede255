import { type FormEvent, useState } from "react";
import { FEEDBACK_LIMITS } from "../../../domain/feedback/feedback-report.ts";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/form/field.tsx";
import { reportMessages } from "./report-messages.ts";

/** Mark Resolved asks for an optional developer response (A §4). */
export function ResolveForm({
  response,
  isBusy,
  onResolve,
  onCancel,
}: {
  /** The response of an earlier resolution. */
  response: string;
  isBusy: boolean;
  onResolve: (response: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(response);
  const over = [...text.trim()].length - FEEDBACK_LIMITS.response;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (over <= 0) onResolve(text);
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TextAreaField
        autoFocus
        label={reportMessages.responseField}
        hint={reportMessages.responseHint}
        error={over > 0 ? reportMessages.responseTooLong(over) : undefined}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2 sm:flex sm:gap-3">
        <Button variant="fill" type="submit" disabled={isBusy}>
          {reportMessages.actions.markResolved}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {reportMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
