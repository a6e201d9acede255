import type { ReactNode } from "react";
import { notify } from "../../../app/notices/notices.ts";
import type { TeamFailure } from "../../../app/server-calls/teams.ts";
import type { Team } from "../../../domain/season/team.ts";
import type { Result } from "../../../domain/shared/result.ts";
import { OfflineNote } from "../../../parts/page/offline-note.tsx";
import { FormDialog } from "../../../ui/overlay/form-dialog.tsx";
import { showTeamFailure } from "./team-failure-words.ts";

export interface TeamDialogProps {
  readonly team: Team;
  readonly isOffline: boolean;
  readonly onClose: () => void;
  /** Called when the server holds something new. */
  readonly onChanged: () => void;
}

/** The words of one kind of change; `failed` is the specified start (P §8). */
interface TeamChangeWords {
  readonly title: string;
  readonly offline: string;
  readonly saving: string;
  readonly failed: string;
}

/** Changes one team, which needs the network (D36a); a failure keeps the choice. */
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
}: Omit<TeamDialogProps, "team"> & {
  words: TeamChangeWords;
  description: string;
  action: string;
  done: string;
  isUnchanged?: boolean;
  save: () => Promise<Result<unknown, TeamFailure>>;
  children: (isSaving: boolean) => ReactNode;
}) {
  async function change() {
    const result = await save();
    if (!result.ok) return showTeamFailure(words.failed, result.error, onChanged);
    onClose();
    notify(done);
    onChanged();
  }
  return (
    <FormDialog
      words={{ ...words, save: action }}
      title={words.title}
      description={description}
      canSave={!isUnchanged && !isOffline}
      onSave={change}
      onClose={onClose}
      className="grid gap-3 pt-2 text-dense"
    >
      {(isSaving) => (
        <>
          {isOffline && <OfflineNote text={words.offline} />}
          {children(isSaving)}
        </>
      )}
    </FormDialog>
  );
}
