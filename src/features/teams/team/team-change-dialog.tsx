import { WifiOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import type { TeamFailure } from "../../../app/server-calls/teams.ts";
import type { Result } from "../../../domain/shared/result.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { teamFailureWords } from "../team-failure-words.ts";

/** The words of one kind of change; `failed` is the specified beginning (P §8). */
export interface TeamChangeWords {
  readonly title: string;
  readonly close: string;
  readonly offline: string;
  readonly cancel: string;
  readonly saving: string;
  readonly failed: string;
}

/** A change of one team that needs the network (D36a); when it fails, the choice stays. */
export function TeamChangeDialog({
  words,
  description,
  action,
  done,
  isUnchanged = false,
  isOffline,
  save,
  onClose,
  onChanged,
  children,
}: {
  words: TeamChangeWords;
  description: string;
  action: string;
  done: string;
  isUnchanged?: boolean;
  isOffline: boolean;
  save: () => Promise<Result<unknown, TeamFailure>>;
  onClose: () => void;
  onChanged: () => void;
  children: (isSaving: boolean) => ReactNode;
}) {
  const [isSaving, setSaving] = useState(false);

  async function change() {
    setSaving(true);
    const result = await save();
    setSaving(false);
    if (!result.ok) return showAlert(teamFailureWords(words.failed, result.error));
    onClose();
    notify(done);
    onChanged();
  }
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={description}
      closeLabel={words.close}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" onClick={onClose} disabled={isSaving}>
            {words.cancel}
          </Button>
          <Button
            size="lg"
            variant="fill"
            disabled={isUnchanged || isSaving || isOffline}
            onClick={() => void change()}
          >
            {isSaving ? words.saving : action}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 pt-2 text-dense">
        {isOffline && (
          <Note icon={WifiOff} role="status">
            {words.offline}
          </Note>
        )}
        {children(isSaving)}
      </div>
    </Dialog>
  );
}
