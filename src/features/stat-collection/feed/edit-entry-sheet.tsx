import { type FormEvent, useState } from "react";
import { draftOf, type EntryDraft } from "../../../domain/game/decide/decide-entry-change.ts";
import { entryBadge } from "../../../domain/game/entry-badge.ts";
import type { EntryState } from "../../../domain/game/game-state.ts";
import type { Player } from "../../../domain/game/player.ts";
import type { ScoringProfile } from "../../../domain/scoring/scoring-profile.ts";
import { clockTime } from "../../../parts/page/clock-time.ts";
import { playName } from "../../../parts/stats/play-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { messages } from "../messages.ts";
import { EditEntryFields, type EditTeam } from "./edit-entry-fields.tsx";

export interface EditEntrySheetProps {
  readonly entry: EntryState;
  readonly teams: readonly EditTeam[];
  readonly playersById: ReadonlyMap<string, Player>;
  readonly profile: ScoringProfile;
  readonly onClose: () => void;
  /** Resolves true when it was recorded and the sheet may close. */
  readonly onSave: (entry: EntryState, draft: EntryDraft) => Promise<boolean>;
}

/** Edit Stat Entry: every field of an entry (P §2, §5). */
export function EditEntrySheet({
  entry,
  teams,
  playersById,
  profile,
  onClose,
  onSave,
}: EditEntrySheetProps) {
  const [draft, setDraft] = useState<EntryDraft>(() => draftOf(entry.fields));
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const isDone = await onSave(entry, draft);
    setSaving(false);
    if (isDone) onClose();
  };
  const way = [playName(entry.fields), entryBadge(entry.fields, profile)];
  const time = clockTime(entry.clientTimestamp);
  return (
    <Sheet
      onClose={onClose}
      title={messages.edit.title}
      way={time === "" ? way : [time, ...way]}
      closeLabel={messages.sheets.close}
    >
      <form onSubmit={submit} noValidate>
        <EditEntryFields
          draft={draft}
          teams={teams}
          playersById={playersById}
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
