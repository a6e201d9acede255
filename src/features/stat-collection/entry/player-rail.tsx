import { type CSSProperties, useState } from "react";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { JerseyChip } from "../../../parts/jersey-chip.tsx";
import { checkedIn } from "../live/checked-in.ts";
import { useGameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { SIDE_KEYS } from "./keys/entry-keys.ts";
import { stepAlong } from "./keys/rail-keys.ts";
import { usePressedBy } from "./keys/use-pressed-by.ts";
import { columnsAcross, tabletRows } from "./rail-grid.ts";

/** Keeps jersey order, so that positions never move (D29). */
export function PlayerRail({
  side,
  isShown,
  pickedId,
  onPlayer,
}: {
  side: Side;
  isShown: boolean;
  pickedId: string | null;
  onPlayer: (teamId: string, playerId: string) => void;
}) {
  const { id, name } = useGame((view) => view[side].team);
  const players = useGame((view) => checkedIn(view[side]));
  const { short } = useGameNames();
  const [focusedId, setFocused] = useState<string | null>(null);
  const tabStop = players.find((player) => player.id === focusedId) ?? players[0];
  const pressedBy = usePressedBy();
  const rows = tabletRows(players.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rail is no form field set
    <div
      className={`lv-rail side-${side} edge-left`}
      data-shown={isShown}
      role="group"
      aria-label={name}
      style={
        {
          "--cols": Math.max(3, Math.ceil(players.length / 2)),
          "--across": columnsAcross(players.length),
          "--rows": rows,
          "--tall": Math.max(3, Math.ceil(players.length / rows)),
        } as CSSProperties
      }
    >
      <div className="lv-rail-name">
        <span className="truncate" data-key={pressedBy(SIDE_KEYS[side])["data-key"]}>
          {name}
        </span>
        <small>{messages.players.checkedIn(players.length)}</small>
      </div>
      <div className="lv-chips">
        {players.map((player) => (
          <JerseyChip
            key={player.id}
            player={player}
            shortName={short(player.id)}
            pressed={player.id === pickedId}
            tabIndex={player === tabStop ? 0 : -1}
            onFocus={() => setFocused(player.id)}
            onKeyDown={stepAlong}
            onClick={() => onPlayer(id, player.id)}
          />
        ))}
        {players.length === 0 && <p className="lv-nobody">{messages.sheets.nobodyListed}</p>}
      </div>
    </div>
  );
}
