import { useState } from "react";
import { setTeamDivision } from "../../../app/server-calls/teams.ts";
import { ChoiceList } from "../../../ui/form/choice-list.tsx";
import { divisionMessages as words } from "../team-messages.ts";
import { TeamChangeDialog, type TeamDialogProps } from "./team-change-dialog.tsx";

/** No division is named so: the schema of leagues asks for a name. */
const NONE = "";

/** "Assign Division" (P §2): none, or one of the league's; admins, online only (D36a). */
export function DivisionDialog({
  team,
  divisions,
  ...dialog
}: TeamDialogProps & { divisions: readonly string[] }) {
  const [before] = useState(team.divisionName ?? NONE);
  const [chosen, choose] = useState(before);
  return (
    <TeamChangeDialog
      {...dialog}
      words={words}
      description={team.name}
      action={words.save}
      done={chosen === NONE ? words.removed(team.name) : words.assigned(team.name, chosen)}
      isUnchanged={chosen === before}
      save={() => setTeamDivision(team.id, chosen === NONE ? null : chosen)}
    >
      {(isSaving) =>
        divisions.length === 0 ? (
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
        )
      }
    </TeamChangeDialog>
  );
}
