import { ArrowRight } from "lucide-react";
import { type CSSProperties, memo } from "react";
import { useGame, useGameId, useGameTeams } from "../../../app/queries/game/use-game.ts";
import { useShownTeam } from "../../../app/queries/game/use-shown-team.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import { FittedName } from "../../../parts/names/fitted-name.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { checkedIn } from "../live/checked-in.ts";
import { messages } from "../messages.ts";
import { PlayerRail } from "./player-rail.tsx";
import { railColumns, railRows, rowsOfBoth } from "./rail-grid.ts";

/**
 * Shows all numbers of both teams at once (D29). If only one team fits, the first cell or the bar
 * above switches it.
 */
export const PlayerRails = memo(function PlayerRails({
  pickedId,
  onPlayer,
}: {
  pickedId: string | null;
  onPlayer: (teamId: string, playerId: string) => void;
}) {
  const [shown, show] = useShownTeam(useGameId());
  const teams = useGameTeams();
  const visitors = useGame((view) => checkedIn(view.visitor).length);
  const homePlayers = useGame((view) => checkedIn(view.home).length);
  const largest = Math.max(visitors, homePlayers);
  const { upright, lying } = railColumns(shown === "visitor" ? visitors : homePlayers, largest);
  const other = shown === "visitor" ? "home" : "visitor";
  return (
    <section
      className="lv-rails"
      data-rows={railRows(largest)}
      data-both={rowsOfBoth(visitors, homePlayers)}
      style={{ "--upright": upright, "--lying": lying } as CSSProperties}
      aria-label={messages.players.label}
    >
      <div className="lv-teams">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className={`side-${side}`}
            aria-label={teams[side].name}
            aria-pressed={side === shown}
            onClick={() => show(side)}
          >
            <FittedName {...teams[side]} />
          </button>
        ))}
      </div>
      <button
        type="button"
        className={`lv-swap side-${shown}`}
        aria-label={messages.players.switchTeam(teams[shown], teams[other])}
        onClick={() => show(other)}
      >
        <span>{teams[shown].code}</span>
        <span className={`lv-swap-to side-${other}`}>
          <Icon as={ArrowRight} />
          {teams[other].code}
        </span>
      </button>
      {SIDES.map((side) => (
        <PlayerRail
          key={side}
          side={side}
          isShown={side === shown}
          pickedId={pickedId}
          onPlayer={onPlayer}
        />
      ))}
    </section>
  );
});
