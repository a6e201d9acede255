import type { Standing } from "../../domain/standings/standing.ts";
import { ForfeitedMark } from "../../parts/names/forfeited-mark.tsx";
import { TeamLink } from "../../parts/names/team-link.tsx";

/** The team, and its asterisk where the season is forfeited (D49). */
export function TeamName({ team }: { team: Standing }) {
  return (
    <span className="flex min-w-0 items-baseline text-body/5">
      <TeamLink
        teamId={team.teamId}
        name={team.teamName}
        className="py-1 font-strong font-stretch-[92%]"
      />
      {team.forfeitedSeason && <ForfeitedMark />}
    </span>
  );
}
