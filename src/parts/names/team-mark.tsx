import { clsx } from "clsx";
import { useState } from "react";
import type { TeamFace } from "../../domain/season/team-color.ts";
import type { MarkSize } from "./mark-sizes.ts";

/** It is as high as its line, so that two marks do not touch. */
const IN_LINE: MarkSize = [
  "h-[22px] w-[32px] rounded-xs pt-1 text-[12px]/[12px] [--neck:10px]",
  "h-[22px] w-[32px]",
];

/**
 * Shows the team's crest, or its code on a jersey of its color if there is no picture (D72). Screen
 * readers read the name beside it.
 */
export function TeamMark({
  team: { code, color, crest },
  size = IN_LINE,
  className,
}: {
  team: TeamFace;
  size?: MarkSize;
  className?: string;
}) {
  const [missed, setMissed] = useState<string | null>(null);
  const [jersey, picture] = size;
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
