import { TabStrip } from "../../ui/tab-strip.tsx";
import { divisionsOf, type LeaguesAndTeams, type StandingsFilter } from "./standings-filter.ts";
import { standingsMessages } from "./standings-messages.ts";

/** No league's id and no division's name begins so. */
const ALL = "*all";

/** Leagues where there is one, divisions where there is one (P §2); each with "all". */
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
  const divisions = divisionsOf(season.teams, filter.league);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 border-line-strong bar:border-b print:hidden">
      {season.leagues.length > 0 && (
        <TabStrip
          label={selectLeague}
          showsLabel
          className="w-full bar:w-auto bar:border-b-0"
          panelId={panelId}
          tabs={[
            { value: ALL, label: allLeagues },
            ...season.leagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.league?.id ?? ALL}
          onChange={(id) => {
            const league = season.leagues.find((one) => one.id === id) ?? null;
            const stays = divisionsOf(season.teams, league).includes(filter.division ?? ALL);
            onChange({ league, division: stays ? filter.division : null });
          }}
        />
      )}
      {divisions.length > 0 && (
        <TabStrip
          label={selectDivision}
          className="w-full bar:w-auto bar:border-b-0"
          panelId={panelId}
          tabs={[
            { value: ALL, label: allDivisions },
            ...divisions.map((name) => ({ value: name, label: name })),
          ]}
          value={filter.division ?? ALL}
          onChange={(name) => onChange({ ...filter, division: name === ALL ? null : name })}
        />
      )}
    </div>
  );
}
