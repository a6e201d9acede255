import type { TeamFace } from "../domain/season/team-color.ts";
import { type TeamNames, teamNames, teamNameWithin } from "../domain/season/team-names.ts";
import type { PublicGames } from "../remote/api/public-list-rows.ts";

/** A name of this many letters stands on one line in a sidebar of 360 px. */
const COMPACT_LETTERS = 16;

/** The season's short team names, for places without room for the whole name (D72). */
export type CalledTeams = ReadonlyMap<string, TeamNames & TeamFace & { readonly name: string }>;

export function calledTeams(teams: PublicGames["teams"]): CalledTeams {
  const called = teamNames(teams);
  return new Map(
    teams.map(({ id, name, color, crest }) => [
      id,
      { name, color, crest, ...(called.get(id) ?? { shortName: name, code: "" }) },
    ]),
  );
}

/** Shows the whole name, or in a sidebar one that fits a line; screen readers read all. */
export function TeamText({
  team,
  isCompact,
}: {
  team: { readonly name: string; readonly shortName: string };
  isCompact: boolean;
}) {
  const shown = isCompact ? teamNameWithin(team, COMPACT_LETTERS) : team.name;
  if (shown === team.name) {
    return (
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {team.name}
      </span>
    );
  }
  return (
    <>
      <span className="sr-only">{team.name}</span>
      <span aria-hidden="true" dir="auto" title={team.name} className="whitespace-nowrap">
        {shown}
      </span>
    </>
  );
}
