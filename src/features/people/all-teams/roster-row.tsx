import { memo } from "react";
import type { Player } from "../../../domain/game/player.ts";
import { Jersey } from "../../../parts/jersey.tsx";
import { PlayerLink } from "../../../parts/names/player-link.tsx";
import { EditPlayerButton, type OpenDialog } from "../editing/edit-buttons.tsx";
import { rosterMessages } from "../roster-messages.ts";

/** Shows a player's number, name, remarks, and Edit for those who may. */
export const RosterRow = memo(function RosterRow({
  player,
  remark,
  isWaiting,
  onOpen,
}: {
  player: Player;
  /** For example "IR since …". */
  remark: string | null;
  /** The number is only on this device yet (I17). */
  isWaiting: boolean;
  onOpen: ((dialog: OpenDialog) => void) | null;
}) {
  const remarks = [
    remark,
    player.isWalkOn ? rosterMessages.walkOn : null,
    isWaiting ? rosterMessages.numberWaiting : null,
  ].filter((each) => each !== null);
  return (
    <li className="relative -mb-(--bw) grid min-h-12 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-2.5 border-b py-0.5 pr-1 pl-3">
      <Jersey number={player.jerseyNumber} />
      <div className="grid min-w-0">
        <PlayerLink
          playerId={player.id}
          player={player}
          withNumber={false}
          className="text-dense font-semi whitespace-normal! wrap-anywhere before:absolute before:inset-0"
        />
        {remarks.length > 0 && (
          <span className="truncate text-label text-text-2">{remarks.join(" · ")}</span>
        )}
      </div>
      {onOpen !== null && <EditPlayerButton player={player} onOpen={onOpen} />}
    </li>
  );
});
