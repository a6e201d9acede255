import { clsx } from "clsx";
import { ROSTER_MAX, ROSTER_MIN } from "../../../domain/roster/roster-rules.ts";

const SLOTS = Array.from({ length: ROSTER_MAX }, (_, index) => index);

/** Draws 20 places with a gap after the 6th, so that the minimum is visible. */
export function Slots({ count, label }: { count: number; label: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="flex items-center gap-[3px] px-3 pt-2.5 pb-2 tablet:px-4"
    >
      {SLOTS.map((slot) => (
        <i
          key={slot}
          className={clsx(
            "h-3.5 max-w-4 flex-1 rounded-[3px] border",
            slot < count ? "border-brand bg-brand" : "border-line-strong",
            slot === ROSTER_MIN - 1 && "mr-2",
          )}
        />
      ))}
      <b className="numeral min-w-8 pl-1.5 text-right text-[24px]/[20px]">{count}</b>
    </div>
  );
}
