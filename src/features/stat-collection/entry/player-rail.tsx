import { ChevronLeft, ChevronRight } from "lucide-react";
import { type CSSProperties, useRef } from "react";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Player } from "../../../domain/game/player.ts";
import { JerseyChip } from "../../../parts/jersey-chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../messages.ts";
import { showNextPage, useHiddenCount } from "./use-hidden-count.ts";

export interface RailTeam {
  readonly side: Side;
  readonly teamId: string;
  readonly name: string;
  readonly brief: string;
  /** In jersey order, so that positions never move (D29). */
  readonly players: readonly Player[];
}

/** One team's jerseys. On a phone the last cell pages to the rest, so no swipe is needed. */
export function PlayerRail({
  team,
  isShown,
  pickedId,
  onPlayer,
}: {
  team: RailTeam;
  isShown: boolean;
  pickedId: string | null;
  onPlayer: (teamId: string, playerId: string) => void;
}) {
  const { players, teamId, name, side } = team;
  const chips = useRef<HTMLDivElement>(null);
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
        <span className="truncate">{name}</span>
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
            pressed={player.id === pickedId}
            onClick={() => onPlayer(teamId, player.id)}
          />
        ))}
        {players.length === 0 && <p className="lv-nobody">{messages.sheets.nobodyListed}</p>}
      </div>
      {hidden.after + hidden.before > 0 && (
        <button
          type="button"
          className="lv-more"
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
