import { WifiOff } from "lucide-react";
import { useState } from "react";
import { setForfeitedSeason } from "../../app/commands/teams.ts";
import { notify, showAlert } from "../../app/notices/notices.ts";
import type { Team } from "../../domain/season/team.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { failureWords } from "./failure-words.ts";
import { forfeitedMessages as words } from "./team-messages.ts";

/** "Forfeited Season": says what the mark does before it is set or taken away; admins, online (D49). */
export function ForfeitedDialog({
  team,
  isOffline,
  onClose,
  onChanged,
}: {
  team: Team;
  isOffline: boolean;
  onClose: () => void;
  onChanged: () => void;
}) {
  // What the person was asked about, whatever a reading brings meanwhile.
  const [wasForfeited] = useState(team.forfeitedSeason);
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const result = await setForfeitedSeason(team.id, !wasForfeited);
    setSaving(false);
    if (!result.ok) return showAlert(failureWords(words.failed, result.error));
    onClose();
    notify(wasForfeited ? words.undone(team.name) : words.done(team.name));
    onChanged();
  }
  const action = wasForfeited ? words.unmark : words.mark;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={wasForfeited ? words.marked(team.name) : words.lead(team.name)}
      closeLabel={words.close}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" onClick={onClose} disabled={isSaving}>
            {words.cancel}
          </Button>
          <Button
            size="lg"
            variant="fill"
            disabled={isSaving || isOffline}
            onClick={() => void save()}
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
        <p>{words.changes}</p>
        <p>{words.keeps}</p>
      </div>
    </Dialog>
  );
}
