import { useState } from "react";
import { setForfeitedSeason } from "../../../app/server-calls/teams.ts";
import { forfeitedMessages as words } from "./editing-messages.ts";
import { TeamChangeDialog, type TeamDialogProps } from "./team-change-dialog.tsx";

/** Explains what the mark does before it is set or removed; admins only, with a network (D49). */
export function ForfeitedDialog({ team, ...dialog }: TeamDialogProps) {
  // The question keeps its wording, whatever is read meanwhile.
  const [wasForfeited] = useState(team.forfeitedSeason);
  return (
    <TeamChangeDialog
      {...dialog}
      words={words}
      description={wasForfeited ? words.marked(team.name) : words.lead(team.name)}
      action={wasForfeited ? words.unmark : words.mark}
      done={wasForfeited ? words.undone(team.name) : words.done(team.name)}
      save={() => setForfeitedSeason(team.id, !wasForfeited)}
    >
      {() => (
        <>
          <p>{words.changes}</p>
          <p>{words.keeps}</p>
        </>
      )}
    </TeamChangeDialog>
  );
}
