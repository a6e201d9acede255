import type { ReactNode } from "react";
import type { TeamFace } from "../domain/season/team-color.ts";
import { type TeamNames, teamNames } from "../domain/season/team-names.ts";
import type { PublicGames } from "../remote/api/public-list-rows.ts";

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

/**
 * Shows the name with the mark that follows it, or the short one where the whole name does not fit
 * its line. A name that is short already may break between its words.
 */
export function TeamText({
  team: { name, shortName },
  children,
}: {
  team: { readonly name: string; readonly shortName: string };
  children?: ReactNode;
}) {
  if (shortName === name) {
    return (
      <span dir="auto" title={name} className="min-w-0 overflow-hidden text-ellipsis">
        {name}
        {children}
      </span>
    );
  }
  // The short name takes no room in its line, and a copied line has the whole one alone. A whole name beside it makes the line twice as high
  // and pushes it out of sight; one that does not fit falls into the next line, out of sight itself.
  return (
    <span
      title={name}
      data-short={shortName}
      className="relative flex h-[1lh] min-w-0 flex-wrap overflow-hidden @max-[14rem]:h-auto"
    >
      <span
        aria-hidden="true"
        dir="auto"
        className="w-0 min-w-full -mr-[100%] select-none self-end truncate @max-[14rem]:hidden"
      >
        {shortName}
        {children}
      </span>
      <span
        dir="auto"
        className="pb-[1lh] whitespace-nowrap @max-[14rem]:pb-0 @max-[14rem]:whitespace-normal"
      >
        {name}
        {children}
      </span>
    </span>
  );
}
