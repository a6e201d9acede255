import type { Player } from "../../../domain/game/player.ts";
import { JerseyChip } from "../../../parts/jersey-chip.tsx";
import { useGameNames } from "../live/game-names.ts";

/** Shows all numbers of a team, low on a phone, so that one tap checks in who runs past. */
export function NumberPad({
  players,
  chosen,
  isFull,
  onToggle,
}: {
  players: readonly Player[];
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (player: Player) => void;
}) {
  const { short } = useGameNames();
  return (
    <div className="grid min-h-0 flex-1 auto-rows-min content-end-safe grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2 overflow-y-auto overscroll-contain squat:overflow-visible [--chip-figure:3rem] border-t p-3 tablet:content-start tablet:px-4 flat:content-start">
      {players.map((player) => {
        const isChosen = chosen.includes(player.id);
        return (
          <JerseyChip
            key={player.id}
            player={player}
            shortName={short(player.id)}
            pressed={isChosen}
            disabled={isFull && !isChosen}
            className="h-16! w-auto! disabled:opacity-50 tablet:h-14! flat:h-14!"
            onClick={() => onToggle(player)}
          />
        );
      })}
    </div>
  );
}
