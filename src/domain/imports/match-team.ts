import { foldText } from "../shared/search-text.ts";

type TeamLikeness = "exact" | "contains" | "the";

export type TeamMatch<Team> =
  | { readonly state: "found"; readonly team: Team; readonly by: TeamLikeness }
  | { readonly state: "several"; readonly teams: readonly Team[] }
  | { readonly state: "not_found" };

/** Names of fewer letters are only compared exactly (A §9). */
const SHORTEST = 4;

/**
 * Finds the team of a file by its exact name in any case, then by one name containing the other,
 * then with or without a leading "the" (A §5). If two teams fit, the answer is `several`.
 */
export function matchTeam<Team extends { readonly name: string }>(
  said: string,
  teams: readonly Team[],
): TeamMatch<Team> {
  const wanted = plainName(said);
  if (wanted === "") return { state: "not_found" };
  const named = teams.map((team) => ({ team, name: plainName(team.name) }));
  const steps: [TeamLikeness, (name: string) => boolean][] = [
    ["exact", (name) => name === wanted],
    ["contains", (name) => isLong(name) && (holds(name, wanted) || holds(wanted, name))],
    ["the", (name) => isLong(name) && withoutThe(name) === withoutThe(wanted)],
  ];
  for (const [by, fits] of steps) {
    if (by !== "exact" && !isLong(wanted)) break;
    const found = named.filter(({ name }) => fits(name)).map(({ team }) => team);
    const [team] = found;
    if (team !== undefined) {
      return found.length === 1 ? { state: "found", team, by } : { state: "several", teams: found };
    }
  }
  return { state: "not_found" };
}

function isLong(name: string): boolean {
  return [...name].length >= SHORTEST;
}

function holds(name: string, part: string): boolean {
  return name.includes(part);
}

function withoutThe(name: string): string {
  return name.replace(/^the /, "");
}

function plainName(name: string): string {
  return foldText(name)
    .replace(/[’‘`´ʼ]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim();
}
