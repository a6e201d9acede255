import { useId } from "react";
import { rankTeams } from "../../../domain/standings/rank-teams.ts";
import type { TeamSeason } from "../../../domain/standings/team-season.ts";
import { rankReason } from "../../../parts/rank-reason/rank-reason.ts";
import { RankReasonList } from "../../../parts/rank-reason/rank-reason-list.tsx";
import { Section } from "../../../ui/section.tsx";
import { peopleMessages } from "../people-messages.ts";

/** Shows the rank in the league and, if it has several, in the division, with what decided it. */
export function TeamStanding({ team, teams }: { team: TeamSeason; teams: readonly TeamSeason[] }) {
  const { standing, standingCaption } = peopleMessages.team;
  const league = teams.filter(({ leagueId }) => leagueId === team.leagueId);
  const division = league.filter(({ divisionName }) => divisionName === team.divisionName);
  const hasDivision = team.divisionName !== null && division.length < league.length;
  return (
    <Section title={standing} aside={standingCaption}>
      <div className="grid gap-4 pt-1">
        <Rank team={team} among={league} title={team.leagueName} />
        {hasDivision && <Rank team={team} among={division} title={team.divisionName ?? ""} />}
      </div>
    </Section>
  );
}

function Rank({
  team,
  among,
  title,
}: {
  team: TeamSeason;
  among: readonly TeamSeason[];
  title: string;
}) {
  const id = useId();
  const ranked = rankTeams(among);
  const place = ranked.findIndex((row) => row.team.teamId === team.teamId);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <span aria-hidden="true" className="numeral min-w-9 text-center text-[2.75rem]/12">
        {ranked[place]?.place ?? "–"}
      </span>
      <div className="grid gap-1">
        <h3 className="type-h3">{title}</h3>
        <RankReasonList id={id} lines={rankReason(ranked, place)} />
      </div>
    </div>
  );
}
