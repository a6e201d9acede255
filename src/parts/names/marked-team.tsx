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
  return (
    <span className={clsx("flex min-w-0 items-baseline", className)}>
      <TeamLink
        teamId={team.teamId}
        name={team.teamName}
        shortName={shortName}
        className="py-1 font-strong"
      >
        {children}
      </TeamLink>
      {team.forfeitedSeason && <ForfeitedMark />}
      {isMine && <MyTeamMark />}
    </span>
  );
}
