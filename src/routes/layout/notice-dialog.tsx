import type { DialogAnswer, WaitingDialog } from "../../app/notices/notices.ts";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";
import { WordDialog } from "../../ui/overlay/word-dialog.tsx";
import { lateMessages } from "./late-messages.ts";

export function NoticeDialog({
  dialog,
  onAnswer,
}: {
  dialog: WaitingDialog;
  onAnswer: (id: number, answer: DialogAnswer) => void;
}) {
  const answer = (value: DialogAnswer) => onAnswer(dialog.id, value);
  switch (dialog.kind) {
    case "alert":
      return (
        <AlertDialog
          text={dialog.text}
          confirmLabel={lateMessages.ok}
          onConfirm={() => answer(true)}
        />
      );
    case "confirm":
      return (
        <AlertDialog
          text={dialog.text}
          confirmLabel={dialog.confirmLabel}
          otherLabel={dialog.otherLabel}
          cancelLabel={dialog.cancelLabel}
          danger={dialog.danger}
          prefers={dialog.prefers}
          onOther={() => answer("other")}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      );
    case "word":
      return (
        <WordDialog
          text={dialog.text}
          fieldLabel={lateMessages.typeWord(dialog.word)}
          confirmLabel={dialog.confirmLabel}
          cancelLabel={lateMessages.cancel}
          onAnswer={(typed) => answer(typed ?? false)}
        />
      );
  }
}
