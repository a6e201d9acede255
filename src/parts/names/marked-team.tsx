import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ForfeitedMark } from "./forfeited-mark.tsx";
import { MyTeamMark } from "./my-team-button.tsx";
import { TeamLink } from "./team-link.tsx";

/** Shows a row's team, with an asterisk if its season is forfeited (D49). */
export function MarkedTeam({
  team,
  shortName,
  isMine = false,
  className,
  children,
}: {
  team: {
    readonly teamId: string;
    readonly teamName: string;
    readonly forfeitedSeason: boolean;
  };
  shortName?: string | undefined;
  isMine?: boolean;
  className: string;
  children?: ReactNode;
}) {
  const mark = team.forfeitedSeason && <ForfeitedMark />;
  // Whichever name has room, the mark follows it.
  const marked = mark && shortName !== undefined && children === undefined;
  return (
    <span className={clsx("flex min-w-0 items-baseline", className)}>
      <TeamLink
        teamId={team.teamId}
        name={team.teamName}
        shortName={shortName}
        className="py-1 font-strong before:absolute before:inset-y-0 before:right-11 before:left-0 before:z-10"
      >
        {marked ? (
          <span className="name-fit after:content-none!" data-short={shortName}>
            <span>
              {team.teamName}
              {mark}
            </span>
            <span
              aria-hidden="true"
              data-short={shortName}
              className="flex w-full flex-[1_0_0] overflow-hidden before:truncate before:content-[attr(data-short)]"
            >
              {mark}
            </span>
          </span>
        ) : (
          children
        )}
      </TeamLink>
      {!marked && mark}
      {isMine && <MyTeamMark />}
    </span>
  );
}
