import { useState } from "react";
import { setTeamDivision } from "../../../app/server-calls/teams.ts";
import { ChoiceList } from "../../../ui/form/choice-list.tsx";
import { divisionMessages as words } from "./editing-messages.ts";
import { TeamChangeDialog, type TeamDialogProps } from "./team-change-dialog.tsx";

/** No division has this name, because the schema of leagues requires one. */
const NONE = "";

/** Offers none or one of the league's divisions (P §2); admins only, with a network (D36a). */
export function DivisionDialog({
  team,
  divisions,
  ...dialog
}: TeamDialogProps & { divisions: readonly string[] }) {
  const [chosenHere, choose] = useState<string | null>(null);
  const before = team.divisionName ?? NONE;
  const chosen = chosenHere ?? before;
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
