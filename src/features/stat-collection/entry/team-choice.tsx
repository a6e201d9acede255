import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import { FittingTeam } from "../../../parts/names/short-text.tsx";
import { messages } from "../messages.ts";
import { SIDE_KEYS } from "./keys/entry-keys.ts";
import { usePressedBy } from "./keys/use-pressed-by.ts";

/** Shows two halves of 96 px, the visitor left and solid, home right and dashed. */
export function TeamChoice({ onTeam }: { onTeam: (teamId: string) => void }) {
  const teams = useGameTeams();
  const pressedBy = usePressedBy();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-[12px]">
      {SIDES.map((side) => {
        const { "data-key": badge, ...shortcut } = pressedBy(SIDE_KEYS[side]);
        return (
          <button
            key={side}
            type="button"
            className={`side-${side} edge-frame relative min-h-[96px] overflow-hidden rounded-card px-[16px] py-[8px] text-left active:bg-surface-2`}
            aria-label={`${teams[side].name}, ${messages.score[side]}`}
            {...shortcut}
            onClick={() => onTeam(teams[side].id)}
          >
            <small data-key={badge} className="block text-label font-semi text-team">
              {messages.score[side]}
            </small>
            <b className="mt-1 block text-[min(1.375rem,8.5vw)]/[min(1.5rem,9.3vw)] font-black font-stretch-[82%]">
              <FittingTeam team={teams[side]} letters={18} />
            </b>
          </button>
        );
      })}
    </div>
  );
}
