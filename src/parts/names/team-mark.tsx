import { clsx } from "clsx";
import { useState } from "react";
import type { TeamFace } from "../../domain/season/team-color.ts";

/** The jersey and the crest take the same room in a line. */
const SIZES = {
  /** Stands in a line of a list. */
  line: ["h-5.5 w-8 rounded-xs pt-1 text-[12px]/[12px] [--neck:10px]", "-my-1.25 size-8"],
  /** Stands beside a name of its own. */
  name: ["h-10 w-12 rounded-sm pt-1.5 text-[18px]/[18px] [--neck:16px]", "-my-1 size-12"],
  /** Grows with the name, measured in its letters. */
  board: [
    "h-[1.7em] w-[2.4em] rounded-[0.3em] pt-[0.35em] text-[0.6em]/[1] [--neck:0.7em]",
    "-my-[0.35em] size-[2.4em] text-[0.6em]",
  ],
} as const;

/**
 * Shows the team's crest, or its code on a jersey of its color if there is no picture (D72). Screen
 * readers read the name beside it.
 */
export function TeamMark({
  team: { code, color, crest },
  size = "line",
  className,
}: {
  team: TeamFace;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  const [missed, setMissed] = useState<string | null>(null);
  const [jersey, picture] = SIZES[size];
  if (crest !== null && crest !== missed) {
    return (
      <img
        src={`/crest/${crest}`}
        alt=""
        onError={() => setMissed(crest)}
        className={clsx("team-crest inline-block flex-none object-contain", picture, className)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      data-kit={color ?? "none"}
      style={color === null ? undefined : { backgroundColor: `var(--kit-${color})` }}
      className={clsx(
        "numeral team-jersey inline-grid flex-none place-items-center overflow-hidden border border-line-strong whitespace-nowrap font-stretch-[66%]!",
        color === null ? "bg-surface-2" : "text-on-kit",
        jersey,
        className,
      )}
    >
      {code}
    </span>
  );
}
