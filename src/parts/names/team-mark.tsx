import { clsx } from "clsx";
import type { TeamFace } from "../../domain/season/team-color.ts";

const SIZES = {
  /** For a line of a list. */
  line: "h-5.5 w-8 rounded-xs pt-1 text-[12px]/[12px] [--neck:10px]",
  /** For a heading. */
  name: "h-10 w-12 rounded-sm pt-1.5 text-[18px]/[18px] [--neck:16px]",
  /** Grows with the name: measured in em. */
  board: "h-[1.7em] w-[2.4em] rounded-[0.3em] pt-[0.35em] text-[0.6em]/[1] [--neck:0.7em]",
} as const;

/** The team's code on a jersey of its colour (D72). Screen readers read the name beside it instead. */
export function TeamMark({
  team: { code, color },
  size = "line",
  className,
}: {
  team: TeamFace;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      data-kit={color ?? "none"}
      style={color === null ? undefined : { backgroundColor: `var(--kit-${color})` }}
      className={clsx(
        "numeral team-jersey inline-grid flex-none place-items-center overflow-hidden border border-line-strong whitespace-nowrap font-stretch-[66%]!",
        color === null ? "bg-surface-2" : "text-on-kit",
        SIZES[size],
        className,
      )}
    >
      {code}
    </span>
  );
}
