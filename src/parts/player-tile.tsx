import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { hasLongWord } from "./names/long-word.ts";
import { spokenPlayer } from "./player-name.ts";

interface TilePlayer {
  readonly id: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
}

/** A chooser has columns of at least 104 px, three on a phone, fewer where larger texts need them. */
export function PlayerTiles({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(104px,4.75rem)),1fr))] gap-x-3 gap-y-2">
      {children}
    </div>
  );
}

/** The tile is 104×64, its number 28 and its name 14 px, at 100 %. */
export function PlayerTile({
  player,
  shortName,
  chosenAs,
  ...rest
}: {
  player: TilePlayer;
  shortName: string;
  /** Who is chosen already cannot be once more: the tile says as what instead of the name. */
  chosenAs?: string | undefined;
} & Omit<ComponentProps<"button">, "children" | "className" | "disabled">) {
  const said = chosenAs ?? shortName;
  return (
    <button
      type="button"
      data-testid="player-tile"
      data-player-id={player.id}
      data-number={player.jerseyNumber}
      aria-label={[spokenPlayer(player), ...(chosenAs === undefined ? [] : [chosenAs])].join(", ")}
      disabled={chosenAs !== undefined}
      className="collar flex min-h-16 flex-col overflow-hidden rounded-card border border-line-strong px-1 pt-2 pb-1 text-center [--collar:var(--surface)] active:bg-surface-2 disabled:border-2 disabled:border-dotted disabled:before:border-transparent"
      {...rest}
    >
      <b className="numeral block text-[min(1.75rem,40px)]/[1]">{player.jerseyNumber ?? "?"}</b>
      <span
        className={clsx(
          "line-clamp-3 text-dense/4.5 font-semi wrap-anywhere",
          hasLongWord(said) ? "font-stretch-[66%]" : "font-stretch-[82%]",
        )}
        style={{ fontSize: "min(0.875rem, 21px)" }}
      >
        {said}
      </span>
    </button>
  );
}

/** Only "Add player" and "Unknown player" are dashed. */
export function DashedTile({
  children,
  icon,
  ...rest
}: { icon?: ReactNode } & Omit<ComponentProps<"button">, "className">) {
  return (
    <button
      type="button"
      className="grid min-h-16 place-content-center justify-items-center rounded-card border-2 border-dashed border-line-strong px-1 text-center text-dense/4.5 font-semi font-stretch-[82%] active:bg-surface-2"
      {...rest}
    >
      {icon}
      {children}
    </button>
  );
}
