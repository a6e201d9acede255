import { clsx } from "clsx";
import { TIMEOUTS_PER_TEAM } from "../../../domain/game/fold/fold-timeouts.ts";
import { liveMessages } from "./live-messages.ts";

const MARKS = Array.from({ length: TIMEOUTS_PER_TEAM }, (_, at) => at);

/** Shows four marks, two yellow and two red as on the live screen, used ones dashed, and says what they are. */
export function TimeoutsLeft({
  used,
  className,
  wordsClass,
}: {
  used: number;
  className: string;
  wordsClass: string;
}) {
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      {MARKS.map((at) => (
        <i
          key={at}
          aria-hidden="true"
          className={clsx(
            "rounded-[4px] border-[1.5px] border-text",
            className,
            at < used ? "border-2 border-dashed" : at < 2 ? "bg-timeout-1" : "bg-timeout-2",
          )}
        />
      ))}
      <span className={wordsClass}>{liveMessages.timeoutsLeft(TIMEOUTS_PER_TEAM - used)}</span>
    </p>
  );
}
