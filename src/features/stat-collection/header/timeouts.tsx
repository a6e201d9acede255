import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { TIMEOUTS_PER_TEAM } from "../../../domain/game/fold/fold-timeouts.ts";
import { messages } from "../messages.ts";

const MARKERS = Array.from({ length: TIMEOUTS_PER_TEAM }, (_, index) => index + 1);

/** Four markers a team, two yellow and two red; used ones are empty and dashed (P §2, D30). */
export function Timeouts({
  side,
  team,
  used,
  onUse,
  onGiveBack,
  onNoneLeft,
}: {
  side: Side;
  team: string;
  used: number;
  onUse: () => void;
  onGiveBack: () => void;
  onNoneLeft: () => void;
}) {
  const tap = (marker: number) => {
    const meaning = timeoutTap(used, marker);
    if (meaning === "use") onUse();
    if (meaning === "give-back") onGiveBack();
    if (meaning === "none") onNoneLeft();
  };
  return (
    <fieldset className="lv-timeouts" aria-label={messages.timeouts.group(team)}>
      {MARKERS.map((marker) => (
        <button
          key={marker}
          type="button"
          className="lv-timeout"
          data-testid={`timeout-${side}-${marker}`}
          aria-pressed={marker <= used}
          aria-label={messages.timeouts.marker(team, marker, marker <= used)}
          onClick={() => tap(marker)}
        >
          <i />
        </button>
      ))}
    </fieldset>
  );
}

/** The last used marker gives back, any other uses the next one (D30). */
export function timeoutTap(used: number, marker: number): "use" | "give-back" | "none" {
  if (used > 0 && marker === used) return "give-back";
  return used < TIMEOUTS_PER_TEAM ? "use" : "none";
}
