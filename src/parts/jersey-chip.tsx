import { clsx } from "clsx";
import type { ComponentProps, CSSProperties } from "react";
import { briefName, letterRoom } from "../domain/roster/brief-name.ts";
import { spokenPlayer } from "./player-name.ts";

interface ChipPlayer {
  readonly id: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
}

/** Is 48×46 px, 56 high on a tablet, and belongs inside `side-visitor` or `side-home`. */
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
      <b className="numeral block text-[clamp(23px,1.4375rem,var(--chip-figure,25px))]/[max(22px,0.88em)] tablet:text-[clamp(28px,1.75rem,var(--chip-figure,28px))]/[max(26px,0.88em)]">
        {player.jerseyNumber ?? "?"}
      </b>
      <ChipName name={shortName} />
    </button>
  );
}

/** Counted in average letters; a wider name is set in a narrower cut. */
const EASY_ROOM = 6.5;
const LONG_ROOM = 14;

/**
 * Shows the whole name if the chip is wide enough for it in 12 px (--letter is the width of one
 * letter in em), or a short form. Larger texts grow as far as the chip is wide.
 */
function ChipName({ name }: { name: string }) {
  const room = letterRoom(name);
  if (room <= EASY_ROOM) {
    return (
      <span className="block truncate text-[clamp(12px,0.75rem,var(--chip-name,14px))]/[clamp(13px,0.8125rem,15px)] font-semi font-stretch-[68%] sun:font-stretch-[64%] tablet:px-[3px] tablet:text-label tablet:font-stretch-[80%]">
        {name}
      </span>
    );
  }
  const brief = briefName(name);
  return (
    <span
      data-long={room > LONG_ROOM || undefined}
      className="@container flex h-[clamp(13px,0.8125rem,15px)] justify-center px-[1.5px] text-[clamp(12px,0.75rem,var(--chip-name,14px))]/[clamp(13px,0.8125rem,15px)] font-semi whitespace-nowrap tracking-[-0.025em] font-stretch-[62%] tablet:h-4 tablet:text-label tablet:font-stretch-[70%]"
      // Widths are 64ths of a pixel, so this is never one of them, and exactly one name shows.
      style={
        {
          "--whole": `calc(round(${room} * (var(--letter, 0.4) - 0.015) * 12px, 1px / 64) + 1px / 128)`,
        } as CSSProperties
      }
    >
      <span className="max-w-[max(0px,calc((100%-var(--whole))*99999))] truncate">
        <FittedWord room={room}>{name}</FittedWord>
      </span>
      <span className="max-w-[max(0px,calc((var(--whole)-100%)*99999))] truncate tracking-[-0.04em]">
        <FittedWord room={letterRoom(brief)}>{brief}</FittedWord>
      </span>
    </span>
  );
}

function FittedWord({ room, children }: { room: number; children: string }) {
  return (
    <span
      className="text-[clamp(12px,100cqi/(var(--room)*var(--letter,0.4)),1em)]"
      style={{ "--room": room } as CSSProperties}
    >
      {children}
    </span>
  );
}
