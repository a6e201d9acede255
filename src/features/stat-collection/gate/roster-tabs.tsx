import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES, type Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { FittedName } from "../../../parts/names/fitted-name.tsx";
import { messages } from "../messages.ts";
import { gateMessages } from "./gate-messages.ts";
import { type RosterCounts, stillNeeded } from "./roster-selection.ts";

/** Shows the teams with counts, as two tabs on a phone and as column heads from 800 px. */
export function RosterTabs({
  counts,
  shown,
  onShow,
}: {
  counts: RosterCounts;
  shown: Side;
  onShow: (side: Side) => void;
}) {
  const teams = useGameTeams();
  return (
    <div className="grid flex-none grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] border-b border-line-strong">
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={side === shown}
          aria-controls={`roster-${side}`}
          onClick={() => onShow(side)}
          className={`side-${side} edge-top min-w-0 border-b-3 pt-3 pr-2 pb-2 pl-3 text-left flat:flex flat:min-h-11 flat:items-baseline flat:justify-between flat:gap-3 flat:pb-1 not-first:border-l not-first:border-l-line-strong aria-pressed:border-b-text aria-[pressed=false]:border-b-transparent aria-[pressed=false]:bg-bg tablet:border-b-0 tablet:bg-surface! tablet:px-4`}
        >
          <b className="block text-body/5 font-head font-stretch-[86%] tablet:text-[20px]/[24px]">
            <FittedName {...teams[side]} />
          </b>
          <small className="block text-label font-stretch-[88%]">
            <span className="hidden tablet:inline">{messages.score[side]} · </span>
            <CountText count={counts[side]} />
          </small>
        </button>
      ))}
    </div>
  );
}

function CountText({ count }: { count: number }) {
  const needed = stillNeeded(count);
  if (needed === 0) return gateMessages.selected(count);
  return (
    <>
      <b>{gateMessages.selected(count)}</b>, {gateMessages.moreNeeded(needed)}
    </>
  );
}
