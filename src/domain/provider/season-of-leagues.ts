import type { ProviderLeague } from "./facts.ts";
import { type SeasonOfName, seasonOfName } from "./season-of-name.ts";

interface SeasonOfLeagues extends SeasonOfName {
  readonly name: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

const LONGEST_NAME = 200;

/**
 * Derives name, type and year of a season from its leagues. A single league gives its name; several
 * give the commonest type and year, and a name such as "Fall 2026".
 */
export function seasonOfLeagues(
  leagues: readonly ProviderLeague[],
  thisYear: number,
): SeasonOfLeagues {
  const { seasonType, year } = commonest(
    leagues.map((league) => seasonOfName(league, thisYear)),
    {
      seasonType: "fall",
      year: thisYear,
    },
  );
  const [only, another] = leagues;
  const common = `${seasonType[0]?.toUpperCase()}${seasonType.slice(1)} ${year}`;
  const name = only !== undefined && another === undefined ? only.name : common;
  const days = (field: "startDate" | "endDate") =>
    leagues.flatMap((league) => league[field] ?? []).sort();
  const startDate = days("startDate")[0] ?? null;
  const endDate = days("endDate").at(-1) ?? null;
  const isReversed = startDate !== null && endDate !== null && endDate < startDate;
  return {
    name: name.slice(0, LONGEST_NAME),
    seasonType,
    year,
    startDate,
    endDate: isReversed ? null : endDate,
  };
}

/** If several are equally common, the first one wins. */
function commonest(all: readonly SeasonOfName[], none: SeasonOfName): SeasonOfName {
  const isLike = (one: SeasonOfName) => (other: SeasonOfName) =>
    one.seasonType === other.seasonType && one.year === other.year;
  return all.reduce(
    (best, each) =>
      all.filter(isLike(each)).length > all.filter(isLike(best)).length ? each : best,
    all[0] ?? none,
  );
}
