import { useShownClock } from "../../../app/queries/game/use-shown-clock.ts";
import { type GameClock, gameClockText } from "../../../domain/game/clock/game-clock.ts";
import { liveMessages } from "./live-messages.ts";

/** Shows "Q2 4:12" and counts down by itself while it runs (D71). */
export function RunningClock({ clock, className }: { clock: GameClock; className: string }) {
  const shown = useShownClock(clock);
  return (
    <p role="timer" aria-label={liveMessages.clock} className={className}>
      <span className="numeral">{gameClockText(shown)}</span>
      {!shown.isTicking && (
        <span className="text-[0.45em] font-strong"> {liveMessages.clockStands}</span>
      )}
    </p>
  );
}
