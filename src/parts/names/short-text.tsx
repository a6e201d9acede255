import type { ReactNode } from "react";
import { teamNameWithin } from "../../domain/season/team-names.ts";

/** Shows the short text; screen readers read the whole one. */
export function ShortText({ whole, short }: { whole: string; short: ReactNode }) {
  if (short === whole) return whole;
  return (
    <>
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true">{short}</span>
    </>
  );
}

/** Shows the team's name up to this many letters, or else its short name. */
export function FittingTeam({
  team,
  letters,
}: {
  team: { readonly name: string; readonly shortName: string };
  letters: number;
}) {
  return <ShortText whole={team.name} short={teamNameWithin(team, letters)} />;
}
