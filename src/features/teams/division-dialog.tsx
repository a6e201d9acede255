import { WifiOff } from "lucide-react";
import { useState } from "react";
import { setTeamDivision } from "../../app/commands/teams.ts";
import { notify, showAlert } from "../../app/notices/notices.ts";
import type { Team } from "../../domain/season/team.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceList } from "../../ui/choice-list.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { failureWords } from "./failure-words.ts";
import { divisionMessages as words } from "./team-messages.ts";

/** No division is named so: the schema of leagues asks for a name. */
const NONE = "";

/** "Assign Division" (P §2): none, or one of the league's; admins, online only (D36a). */
export function DivisionDialog({
  team,
  divisions,
  isOffline,
  onClose,
  onChanged,
}: {
  team: Team;
  divisions: readonly string[];
  isOffline: boolean;
  onClose: () => void;
  onChanged: () => void;
}) {
  const [before] = useState(team.divisionName ?? NONE);
  const [chosen, choose] = useState(before);
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    const result = await setTeamDivision(team.id, chosen === NONE ? null : chosen);
    setSaving(false);
    if (!result.ok) return showAlert(failureWords(words.failed, result.error));
    onClose();
    notify(chosen === NONE ? words.removed(team.name) : words.assigned(team.name, chosen));
    onChanged();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={team.name}
      closeLabel={words.close}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" onClick={onClose} disabled={isSaving}>
            {words.cancel}
          </Button>
          <Button
            size="lg"
            variant="fill"
            disabled={chosen === before || isSaving || isOffline}
            onClick={() => void save()}
          >
            {isSaving ? words.saving : words.save}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 pt-2">
        {isOffline && (
          <Note icon={WifiOff} role="status">
            {words.offline}
          </Note>
        )}
        {divisions.length === 0 ? (
          <p>{words.noDivisions}</p>
        ) : (
          <ChoiceList
            label={words.choices}
            options={[
              { value: NONE, label: words.none },
              ...divisions.map((name) => ({ value: name, label: name })),
            ]}
            value={chosen}
            onChange={choose}
            disabled={isSaving}
          />
        )}
      </div>
    </Dialog>
  );
}
