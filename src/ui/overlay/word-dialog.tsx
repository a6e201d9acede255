import { useRef, useState } from "react";
import { TextField } from "../form/field.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

/** Asks to type a word before something that cannot be taken back lightly. */
export function WordDialog({
  text,
  fieldLabel,
  confirmLabel,
  cancelLabel,
  onAnswer,
}: {
  text: string;
  fieldLabel: string;
  confirmLabel: string;
  cancelLabel: string;
  /** null if it was cancelled. */
  onAnswer: (typed: string | null) => void;
}) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  return (
    <AlertDialog
      danger
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      confirmDisabled={typed === ""}
      initialFocus={field}
      onConfirm={() => onAnswer(typed)}
      onCancel={() => onAnswer(null)}
    >
      <form
        className="mb-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== "") onAnswer(typed);
        }}
      >
        <TextField
          ref={field}
          label={fieldLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
    </AlertDialog>
  );
}
