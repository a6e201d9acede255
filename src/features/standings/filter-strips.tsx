import { useMemo } from "react";
import {
  chosenDivision,
  divisionKey,
  divisionOptions,
  divisionsOf,
  partOf,
  readPart,
  seasonParts,
} from "../../domain/standings/divisions.ts";
import { TabStrip } from "../../ui/tab-strip.tsx";
import { filterOf, type LeaguesAndTeams, type StandingsFilter } from "./standings-filter.ts";
import { standingsMessages } from "./standings-messages.ts";

/** No id starts with an asterisk. */
const ALL = "*all";

/** Offers leagues or divisions if there are any (P §2), each with "all". */
export function FilterStrips({
  season,
  filter,
  onChange,
  panelId,
}: {
  season: LeaguesAndTeams;
  filter: StandingsFilter;
  onChange: (next: StandingsFilter) => void;
  panelId: string;
}) {
  const { selectLeague, allLeagues, selectDivision, allDivisions } = standingsMessages;
  const { leagues, teams } = season;
  const parts = useMemo(() => ({ ...seasonParts(teams), leagues }), [teams, leagues]);
  const league = filter.league?.id ?? null;
  const divisions = divisionsOf(parts, league);
  const chosen = chosenDivision(parts, { league, division: filter.division });
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 border-line-strong bar:border-b print:hidden">
      {leagues.length > 0 && (
        <TabStrip
          label={selectLeague}
          showsLabel
          panelId={panelId}
          tabs={[
            { value: ALL, label: allLeagues },
            ...leagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={league ?? ALL}
          onChange={(id) => {
            const { division } = filter;
            onChange(filterOf(leagues, readPart(parts, { league: id, division })));
          }}
        />
      )}
      {divisions.length > 0 && (
        <TabStrip
          label={selectDivision}
          panelId={panelId}
          tabs={[{ value: ALL, label: allDivisions }, ...divisionOptions(divisions)]}
          value={chosen === null ? ALL : divisionKey(chosen)}
          onChange={(key) => {
            const division = divisions.find((one) => divisionKey(one) === key);
            const none = { league, division: null };
            onChange(
              filterOf(leagues, division === undefined ? none : partOf(parts, division, league)),
            );
          }}
        />
      )}
    </div>
  );
}
