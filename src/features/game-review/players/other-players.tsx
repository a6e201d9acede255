import { useState } from "react";
import type { Player } from "../../../domain/game/player.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { reviewMessages } from "../review-messages.ts";

/** Gives a player a first figure. Choosing opens nothing yet, because arrow keys choose too. */
export function OtherPlayers({
  teamName,
  players,
  isFirst,
  onEdit,
}: {
  teamName: string;
  players: readonly Player[];
  /** No player of the team is listed above. */
  isFirst: boolean;
  onEdit: (player: Player) => void;
}) {
  const [chosenId, choose] = useState("");
  if (players.length === 0) return null;
  const { edit, editChosen, editFirst, editOther } = reviewMessages.players;
  const label = isFirst ? editFirst : editOther;
  const chosen = players.find(({ id }) => id === chosenId);
  return (
    <div className="flex items-center gap-2 border-t px-4 py-2 print:hidden">
      <SelectField
        className="flex-1"
        label={`${label}: ${teamName}`}
        hideLabel
        options={[
          { value: "", label: `${label}…` },
          ...players.map((player) => ({ value: player.id, label: playerLabel(player) })),
        ]}
        value={chosen?.id ?? ""}
        onChange={choose}
      />
      {chosen && (
        <Button size="lg" aria-label={edit(playerLabel(chosen))} onClick={() => onEdit(chosen)}>
          {editChosen}
        </Button>
      )}
    </div>
  );
}
