import { ChevronLeft, ChevronRight } from "lucide-react";
import { type CSSProperties, useRef, useState } from "react";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { JerseyChip } from "../../../parts/jersey-chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { checkedIn } from "../live/checked-in.ts";
import { useGameNames } from "../live/game-names.ts";
import { messages } from "../messages.ts";
import { SIDE_KEYS } from "./keys/entry-keys.ts";
import { stepAlong } from "./keys/rail-keys.ts";
import { usePressedBy } from "./keys/use-pressed-by.ts";
import { showNextPage, useHiddenCount } from "./use-hidden-count.ts";

/** In jersey order, so that positions never move (D29); the last cell pages, no swipe is needed. */
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
  const chips = useRef<HTMLDivElement>(null);
  const [focusedId, setFocused] = useState<string | null>(null);
  const tabStop = players.find((player) => player.id === focusedId) ?? players[0];
  const pressedBy = usePressedBy();
  const hidden = useHiddenCount(chips, players.length);
  const page = () => {
    if (chips.current) showNextPage(chips.current, players.length);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rail is no form field set
    <div
      className={`lv-rail side-${side} edge-left`}
      data-shown={isShown}
      role="group"
      aria-label={name}
    >
      <div className="lv-rail-name">
        <span className="truncate" data-key={pressedBy(SIDE_KEYS[side])["data-key"]}>
          {name}
        </span>
        <small>{messages.players.checkedIn(players.length)}</small>
      </div>
      <div
        className="lv-chips"
        ref={chips}
        style={{ "--cols": Math.max(4, Math.ceil(players.length / 2)) } as CSSProperties}
      >
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
      {hidden.after + hidden.before > 0 && (
        <button
          type="button"
          className="lv-more"
          tabIndex={-1}
          aria-label={messages.players.more(hidden.after || hidden.before)}
          onClick={page}
        >
          {hidden.after > 0 ? `+${hidden.after}` : <Icon as={ChevronLeft} size="sm" />}
          {hidden.after > 0 ? <Icon as={ChevronRight} size="sm" /> : hidden.before}
        </button>
      )}
    </div>
  );
}
