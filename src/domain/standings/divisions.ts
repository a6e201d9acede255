import type { SeasonTeam } from "../season/season-team.ts";

type Placed = Pick<SeasonTeam, "divisionName" | "leagueId" | "leagueName">;

/** Belongs to one league, because another one may have a division of the same name. */
export interface Division extends Placed {
  readonly divisionName: string;
}

export interface NamedLeague {
  readonly id: string;
  readonly name: string;
}

export interface SeasonPart {
  readonly league: string | null;
  /** A division's name; without a league it is the only one of that name. */
  readonly division: string | null;
}

export interface SeasonParts {
  readonly leagues: readonly NamedLeague[];
  readonly divisions: readonly Division[];
}

const { compare } = new Intl.Collator("en", { numeric: true });

/** Lists the leagues and divisions of the teams once each, "Division 2" before "Division 10". */
export function seasonParts(teams: Iterable<Placed>): SeasonParts {
  const leagues = new Map<string, NamedLeague>();
  const divisions = new Map<string, Division>();
  for (const { leagueId, leagueName, divisionName } of teams) {
    leagues.set(leagueId, { id: leagueId, name: leagueName });
    if (divisionName === null) continue;
    const division = { leagueId, leagueName, divisionName };
    divisions.set(divisionKey(division), division);
  }
  return {
    leagues: [...leagues.values()].sort((a, b) => compare(a.name, b.name)),
    divisions: [...divisions.values()].sort(
      (a, b) => compare(a.divisionName, b.divisionName) || compare(a.leagueName, b.leagueName),
    ),
  };
}

export function divisionKey({ leagueId, divisionName }: Division): string {
  return `${leagueId}/${divisionName}`;
}

/** Names a division among these, with its league if another has one of the same name. */
export function divisionLabels(among: Iterable<Placed>): (row: Placed) => string | null {
  const leagueOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { divisionName, leagueId } of among) {
    if (divisionName === null) continue;
    if ((leagueOf.get(divisionName) ?? leagueId) !== leagueId) shared.add(divisionName);
    leagueOf.set(divisionName, leagueId);
  }
  return ({ divisionName, leagueName }) =>
    divisionName !== null && shared.has(divisionName)
      ? `${divisionName} · ${leagueName}`
      : divisionName;
}

/** Lists these divisions as options of a choice, by key and label. */
export function divisionOptions(divisions: readonly Division[]) {
  const labelOf = divisionLabels(divisions);
  return divisions.map((division) => ({
    value: divisionKey(division),
    label: labelOf(division) ?? division.divisionName,
  }));
}

export function divisionsOf(
  { divisions }: SeasonParts,
  leagueId: string | null,
): readonly Division[] {
  return divisions.filter((division) => leagueId === null || division.leagueId === leagueId);
}

/** Null if none is chosen, or if several leagues have one of that name. */
export function chosenDivision(
  parts: SeasonParts,
  { league, division }: SeasonPart,
): Division | null {
  const found = divisionsOf(parts, league).filter(({ divisionName }) => divisionName === division);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Reads the part of a season that an address names; anything unknown counts as all. */
export function readPart(
  parts: SeasonParts,
  asked: { readonly league: string | null; readonly division: string | null },
): SeasonPart {
  const league = parts.leagues.find(({ id }) => id === asked.league)?.id ?? null;
  const division = chosenDivision(parts, { league, division: asked.division });
  return { league, division: division?.divisionName ?? null };
}

/** Chooses a division, together with its league if its name alone is not unique. */
export function partOf(parts: SeasonParts, division: Division, league: string | null): SeasonPart {
  const { divisionName, leagueId } = division;
  const isTold = chosenDivision(parts, { league, division: divisionName }) !== null;
  return { league: isTold ? league : leagueId, division: divisionName };
}

export function ofPart<Row extends Placed>(
  rows: readonly Row[],
  { league, division }: SeasonPart,
): readonly Row[] {
  if (league === null && division === null) return rows;
  return rows.filter(
    ({ leagueId, divisionName }) =>
      (league === null || leagueId === league) && (division === null || divisionName === division),
  );
}

/** Names the chosen part for a title and a file's name; null if it is all. */
export function partName(parts: SeasonParts, part: SeasonPart): string | null {
  const division = chosenDivision(parts, part);
  if (division !== null) return divisionLabels(parts.divisions)(division);
  return parts.leagues.find(({ id }) => id === part.league)?.name ?? null;
}
