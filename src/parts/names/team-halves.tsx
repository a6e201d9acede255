import { SIDES, type Side } from "../../domain/game/fold/fold-timeouts.ts";
import { gameMessages } from "../games/game-messages.ts";
import { FittedName } from "./fitted-name.tsx";

interface HalfTeam {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
}

/** Shows two halves of 96 px, the visitor left and solid, home right and dashed. */
export function TeamHalves({
  teams,
  pressedBy,
  onTeam,
}: {
  teams: Readonly<Record<Side, HalfTeam>>;
  /** Returns the properties of the key that presses a half. */
  pressedBy?: (side: Side) => { "data-key"?: string; "aria-keyshortcuts"?: string };
  onTeam: (teamId: string) => void;
}) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-[12px]">
      {SIDES.map((side) => {
        const { "data-key": badge, ...shortcut } = pressedBy?.(side) ?? {};
        return (
          <button
            key={side}
            type="button"
            className={`side-${side} edge-frame relative grid min-h-[96px] content-start overflow-hidden rounded-card px-[16px] pt-[18px] pb-[8px] text-left active:bg-surface-2`}
            aria-label={`${teams[side].name}, ${gameMessages[side]}`}
            {...shortcut}
            onClick={() => onTeam(teams[side].id)}
          >
            <small data-key={badge} className="block text-label font-semi text-team">
              {gameMessages[side]}
            </small>
            <b className="mt-1 block text-[min(1.375rem,8.5vw)]/[min(1.5rem,9.3vw)] font-black font-stretch-[82%] [--lines:2]">
              <FittedName {...teams[side]} />
            </b>
          </button>
        );
      })}
    </div>
  );
}
