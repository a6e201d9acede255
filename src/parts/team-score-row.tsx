import { clsx } from "clsx";
import { gameMessages } from "./game-messages.ts";

/** One team of a slip: its edge (visitor solid, home dashed), its name, its boxed score. */
export function TeamScoreRow({
  side,
  name,
  score,
  isWinner,
}: {
  side: "visitor" | "home";
  name: string;
  /** null: an empty box, nothing to show yet. */
  score: number | null;
  isWinner: boolean;
}) {
  return (
    <div
      className={clsx(
        "edge-left grid flex-[1_0_44px] grid-cols-[minmax(0,1fr)_56px] items-center border-t pl-3.5",
        side === "visitor" ? "side-visitor" : "side-home",
      )}
    >
      <span className="truncate pr-2 text-lead font-bold font-stretch-[88%]">
        <span className="sr-only">{gameMessages[side]} </span>
        {name}
      </span>
      <span
        className={clsx(
          "numeral grid h-full place-items-center border-l text-[30px]/[32px]",
          score === null && "bg-bg",
          isWinner && "text-win",
        )}
      >
        {score ?? <span className="sr-only">{gameMessages.noScore}</span>}
      </span>
    </div>
  );
}
