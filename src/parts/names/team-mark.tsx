import { clsx } from "clsx";
import { useState } from "react";
import type { TeamFace } from "../../domain/season/team-color.ts";
import type { MarkSize } from "./mark-sizes.ts";

/** Jersey and crest are equally wide, so that names under each other begin at one edge. */
const IN_LINE: MarkSize = [
  "h-[22px] w-[28px] rounded-xs pt-1 text-[12px]/[12px] [--neck:10px]",
  "-my-[3px] h-7 w-[28px]",
];

/** The crests whose picture has come, so that no jersey flashes when a list is drawn anew. */
const loaded = new Set<string | null>();

/**
 * Shows the team's crest, or its code on a jersey of its color as long as there is no picture
 * (D72); a team that is not known yet has an empty place. Screen readers read the name beside it.
 */
export function TeamMark({
  team,
  size: [jersey, picture] = IN_LINE,
  className,
}: {
  team: TeamFace | undefined;
  size?: MarkSize;
  className?: string;
}) {
  const { code = "", color = null, crest = null } = team ?? {};
  const [seen, setSeen] = useState<string | null | false>(loaded.has(crest) && crest);
  const isSeen = crest === seen;
  return (
    <>
      {crest && (
        <img
          src={`/crest/${crest}`}
          alt=""
          onLoad={() => setSeen(loaded.add(crest) && crest)}
          onError={() => setSeen(false)}
          hidden={!isSeen}
          className={clsx("team-crest flex-none object-contain", picture, className)}
        />
      )}
      {!isSeen && (
        <span
          aria-hidden="true"
          data-kit={color ?? "none"}
          style={color === null ? undefined : { backgroundColor: `var(--kit-${color})` }}
          className={clsx(
            "numeral team-jersey inline-grid flex-none place-items-center overflow-hidden border border-line-strong whitespace-nowrap font-stretch-[66%]!",
            color === null ? "bg-surface-2" : "text-on-kit",
            team === undefined && "invisible",
            jersey,
            className,
          )}
        >
          {code}
        </span>
      )}
    </>
  );
}
