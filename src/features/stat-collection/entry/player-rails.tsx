import { ArrowUpDown } from "lucide-react";
import { memo, useState } from "react";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../messages.ts";
import { PlayerRail, type RailTeam } from "./player-rail.tsx";

/** Both rails; where only one fits, the first cell or the bar above switches the team. */
export const PlayerRails = memo(function PlayerRails({
  visitor,
  home,
  pickedId,
  onPlayer,
}: {
  visitor: RailTeam;
  home: RailTeam;
  pickedId: string | null;
  onPlayer: (teamId: string, playerId: string) => void;
}) {
  const [shown, show] = useState<Side>("visitor");
  const teams = [visitor, home];
  const current = shown === "visitor" ? visitor : home;
  const other = shown === "visitor" ? home : visitor;
  return (
    <section className="lv-rails" aria-label={messages.players.label}>
      <div className="lv-teams">
        {teams.map((team) => (
          <button
            key={team.side}
            type="button"
            className={`side-${team.side} truncate`}
            aria-pressed={team.side === shown}
            onClick={() => show(team.side)}
          >
            {team.name}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={`lv-swap side-${shown}`}
        aria-label={messages.players.switchTeam(current.name, other.name)}
        onClick={() => show(other.side)}
      >
        <Icon as={ArrowUpDown} />
        <span className="truncate">{current.brief}</span>
      </button>
      {teams.map((team) => (
        <PlayerRail
          key={team.side}
          team={team}
          isShown={team.side === shown}
          pickedId={pickedId}
          onPlayer={onPlayer}
        />
      ))}
    </section>
  );
});
