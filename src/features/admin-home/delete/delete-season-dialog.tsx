import { useId, useState } from "react";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { useDeleteImpact } from "../../../app/queries/server/use-season-work.ts";
import { exportSeason } from "../../../app/server-calls/export-season.ts";
import { deleteSeason, type SeasonFailure } from "../../../app/server-calls/season-work.ts";
import type { ManagedSeason } from "../../../domain/season/work/managed-season.ts";
import { phraseState } from "../../../domain/season/work/season-deletion.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { DeleteImpactList } from "./delete-impact-list.tsx";
import { deleteMessages as words } from "./delete-messages.ts";

/** Shows what goes with the season and offers it as a file before the deletion (A §4, D65). */
export function DeleteSeasonDialog({
  season,
  isOffline,
  onClose,
  reload,
}: {
  season: ManagedSeason;
  isOffline: boolean;
  onClose: () => void;
  reload: () => Promise<void>;
}) {
  const { query, reload: countAgain } = useDeleteImpact(season.id);
  const [typed, setTyped] = useState("");
  const [busyText, setBusyText] = useState<string | null>(null);
  const formId = useId();
  const phrase = phraseState(typed);
  const isBusy = busyText !== null;
  const canDelete = phrase === "right" && query.status === "ready" && !isOffline && !isBusy;

  async function remove(): Promise<void> {
    setBusyText(words.exporting(0));
    const saved = await exportSeason(season, (rows) => setBusyText(words.exporting(rows)));
    if (!saved.ok) return stop(words.notSaved(saved.error.message));
    setBusyText(words.deleting);
    const result = await deleteSeason(season.id, typed);
    if (!result.ok) return stop(words.failed(reasonOf(result.error), result.error.code));
    onClose();
    notify(words.deleted);
    await reload();
  }

  function stop(text: string): Promise<void> {
    setBusyText(null);
    return showAlert(text);
  }

  return (
    <Dialog
      role="alertdialog"
      title={words.title}
      description={season.name}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" onClick={onClose} disabled={isBusy}>
            {words.cancel}
          </Button>
          <Button size="lg" variant="risk" type="submit" form={formId} disabled={!canDelete}>
            {words.confirm}
          </Button>
          <p role="status" className="col-span-2 text-label empty:hidden">
            {busyText}
          </p>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-3 text-dense"
        onSubmit={(event) => {
          event.preventDefault();
          if (canDelete) void remove();
        }}
      >
        <p>{words.lead}</p>
        <DeleteImpactList query={query} onRetry={() => void countAgain()} />
        <p>{words.file}</p>
        <TextField
          label={words.phrase}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          disabled={isBusy}
          error={phrase === "wrong" ? words.wrong : undefined}
          {...(phrase === "right" ? { hint: words.right } : {})}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}

function reasonOf({ code, message }: SeasonFailure): string {
  const refusals: Readonly<Record<string, string>> = words.refusals;
  return message ?? refusals[code] ?? code;
}
