import { type FormEvent, useState } from "react";
import type { FeedbackReport } from "../../../domain/feedback/feedback-report.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { reportMessages } from "./report-messages.ts";

/** Asks which report this one repeats. */
export function DuplicateForm({
  others,
  isBusy,
  onChoose,
  onCancel,
}: {
  others: readonly FeedbackReport[];
  isBusy: boolean;
  onChoose: (reportId: string) => void;
  onCancel: () => void;
}) {
  const [chosen, setChosen] = useState("");
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen !== "") onChoose(chosen);
  }
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <SelectField
        autoFocus
        label={reportMessages.duplicateField}
        options={[
          { value: "", label: reportMessages.choose },
          ...others.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2 sm:flex sm:gap-3">
        <Button variant="fill" type="submit" disabled={isBusy || chosen === ""}>
          {reportMessages.actions.markDuplicate}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {reportMessages.cancel}
        </Button>
      </div>
    </form>
  );
}
