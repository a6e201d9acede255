import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import { messages } from "../messages.ts";

/** Select Team: two halves of 96 px, visitor left and solid, home right and dashed. */
export function TeamChoice({ onTeam }: { onTeam: (teamId: string) => void }) {
  const teams = useGameTeams();
  return (
    <div className="grid grid-cols-2 gap-3">
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          className={`side-${side} edge-frame h-24 overflow-hidden rounded-card px-4 text-left active:bg-surface-2`}
          aria-label={`${teams[side].name}, ${messages.score[side]}`}
          onClick={() => onTeam(teams[side].id)}
        >
          <small className="block text-label font-semi text-team">{messages.score[side]}</small>
          <b className="mt-1 line-clamp-2 text-[22px]/[24px] font-black font-stretch-[82%]">
            {teams[side].name}
          </b>
        </button>
      ))}
    </div>
  );
}
