import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "../button.tsx";
import { hasHalfTyped, useInvalidFocus } from "../form/invalid-focus.ts";
import { Dialog } from "./dialog.tsx";
import { overlayMessages } from "./overlay-messages.ts";

/** Changes something: it has Cancel, and one button that is busy while saving. */
export function FormDialog({
  words,
  title,
  description,
  canSave = true,
  onSave,
  onClose,
  className,
  width,
  children,
}: {
  words: Readonly<Record<"save" | "saving", string>>;
  title: string;
  description: string;
  canSave?: boolean;
  onSave: () => Promise<void>;
  onClose: () => void;
  className: string;
  width?: "normal" | "form" | "wide";
  children: ReactNode | ((isSaving: boolean) => ReactNode);
}) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const { form, showInvalid } = useInvalidFocus();
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSaving || !canSave || hasHalfTyped(event.currentTarget)) return;
    setSaving(true);
    await onSave().finally(() => setSaving(false));
    showInvalid();
  }
  return (
    <Dialog
      // The answer to what is being saved would close whatever is opened next.
      onClose={() => {
        if (!isSaving) onClose();
      }}
      title={title}
      description={description}
      {...(width === undefined ? {} : { width })}
      footer={
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-3">
          <Button size="lg" onClick={onClose} disabled={isSaving}>
            {overlayMessages.cancel}
          </Button>
          <Button
            size="lg"
            variant="fill"
            type="submit"
            form={formId}
            disabled={isSaving || !canSave}
          >
            {isSaving ? words.saving : words.save}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={className}
      >
        {typeof children === "function" ? children(isSaving) : children}
      </form>
    </Dialog>
  );
}
