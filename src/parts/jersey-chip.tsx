import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { spokenPlayer } from "./player-name.ts";

interface ChipPlayer {
  readonly id: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
}

/** 48×46 px, 56 high on a tablet; belongs inside `side-visitor` or `side-home`. */
export function JerseyChip({
  player,
  shortName,
  pressed,
  className,
  ...rest
}: { player: ChipPlayer; shortName: string; pressed: boolean } & Omit<
  ComponentProps<"button">,
  "children"
>) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-player-id={player.id}
      data-number={player.jerseyNumber}
      aria-label={spokenPlayer(player)}
      className={clsx(
        "collar h-[46px] w-12 flex-none overflow-hidden rounded-chip border border-line-strong bg-surface px-px pt-1.5 text-center [--collar:var(--bg)] active:opacity-80 sun:px-0 tablet:h-14 tablet:w-auto tablet:pt-[7px]",
        "aria-pressed:border-team aria-pressed:bg-team aria-pressed:text-surface aria-pressed:before:border-team",
        className,
      )}
      {...rest}
    >
      <b className="numeral block text-[23px]/[22px] tablet:text-[28px]/[26px]">
        {player.jerseyNumber ?? "?"}
      </b>
      <span className="block truncate text-[12px]/[13px] font-semi font-stretch-[68%] sun:font-stretch-[64%] tablet:px-[3px] tablet:text-label tablet:font-stretch-[80%]">
        {shortName}
      </span>
    </button>
  );
}
