import { type FormEvent, useState } from "react";
import { isKept } from "../../../app/commands/command-failure.ts";
import { changeEntry } from "../../../app/commands/game-commands.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import { useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import { draftOf, type EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import { entryBadge } from "../../../domain/game/entry-badge.ts";
import type { EntryState } from "../../../domain/game/game-state.ts";
import { clockTime } from "../../../parts/page/clock-time.ts";
import { playName } from "../../../parts/stats/play-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { messages } from "../messages.ts";
import { EditEntryFields } from "./edit-entry-fields.tsx";

/** Edits every field of an entry (P §2, §5). */
export function EditEntrySheet({ entry, onClose }: { entry: EntryState; onClose: () => void }) {
  const gameId = useGameId();
  const profile = useGame((view) => view.profile);
  const [draft, setDraft] = useState<EntryDraft>(() => draftOf(entry.fields));
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const isDone = await saveEdit(gameId, entry, draft);
    setSaving(false);
    if (isDone) onClose();
  };
  const way = [playName(entry.fields), entryBadge(entry.fields, profile)];
  const time = clockTime(entry.clientTimestamp);
  return (
    <Sheet
      onClose={onClose}
      closesBeside={false}
      title={messages.edit.title}
      way={time === "" ? way : [time, ...way]}
    >
      <form onSubmit={submit} noValidate>
        <EditEntryFields
          draft={draft}
          onChange={(change) => setDraft((old) => ({ ...old, ...change }))}
        />
        <div className="mt-5 grid grid-cols-2 gap-3 flat:mt-3">
          <Button size="lg" onClick={onClose}>
            {messages.edit.cancel}
          </Button>
          <Button size="lg" variant="fill" type="submit" disabled={isSaving}>
            {isSaving ? messages.edit.saving : messages.edit.save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

/** Returns true if the sheet may close; otherwise the reason has been shown. */
async function saveEdit(gameId: string, entry: EntryState, draft: EntryDraft): Promise<boolean> {
  const result = await changeEntry(gameId, entry.entryId, draft);
  if (result.ok || isKept(result)) return true;
  const { refusal, message } = result.error;
  await showAlert(refusal === null ? messages.failures.stats : message);
  return refusal === "entry_gone";
}
