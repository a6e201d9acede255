import type { Player } from "../../../domain/game/player.ts";
import { playerLabel } from "../../../domain/roster/player-label.ts";
import { SelectField } from "../../../ui/field.tsx";
import { reviewMessages } from "../review-messages.ts";

/** The way to a first figure for somebody who has none: choosing opens the edit dialog. */
export function OtherPlayers({
  teamName,
  players,
  onEdit,
}: {
  teamName: string;
  players: readonly Player[];
  onEdit: (player: Player) => void;
}) {
  if (players.length === 0) return null;
  const { editOther } = reviewMessages.players;
  return (
    <div className="border-t px-4 py-2 print:hidden">
      <SelectField
        label={`${editOther}: ${teamName}`}
        hideLabel
        value=""
        onChange={(event) => {
          const chosen = players.find(({ id }) => id === event.target.value);
          if (chosen) onEdit(chosen);
        }}
      >
        <option value="">{editOther}…</option>
        {players.map((player) => (
          <option key={player.id} value={player.id}>
            {playerLabel(player)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
