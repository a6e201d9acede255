import type { WidgetSeason } from "../../domain/season/widget-season.ts";
import { divisionKey, divisionOptions } from "../../domain/standings/divisions.ts";
import type { WidgetParameters } from "../../parts/embed/widget-parameters.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

/** Chooses what a widget shows: season, league, division, and a team where it lists games. */
export function PartFields({
  seasons,
  parameters,
  hasTeam,
  change,
}: {
  seasons: readonly WidgetSeason[];
  parameters: WidgetParameters;
  hasTeam: boolean;
  change: (changes: Partial<WidgetParameters>) => void;
}) {
  const season = seasons.find(({ id, isLive }) =>
    parameters.season === null ? isLive : id === parameters.season,
  );
  const leagues = season?.leagues ?? [];
  const ofLeague = leagues.filter(
    ({ id }) => parameters.league === null || id === parameters.league,
  );
  const divisions = ofLeague.flatMap(({ id, name, divisions: names }) =>
    names.map((divisionName) => ({ leagueId: id, leagueName: name, divisionName })),
  );
  const chosen = divisions.find(({ divisionName }) => divisionName === parameters.division);
  const teams = ofLeague
    .flatMap(({ teams: all }) => all)
    .filter(
      ({ divisionName }) => parameters.division === null || divisionName === parameters.division,
    );
  return (
    <>
      <SelectField
        label={words.season}
        hint={words.seasonHint}
        options={[{ value: "", label: words.liveSeason }, ...named(seasons)]}
        value={parameters.season ?? ""}
        onChange={(id) => change({ season: id || null, league: null, division: null, team: null })}
      />
      <SelectField
        label={words.league}
        options={[{ value: "", label: words.allLeagues }, ...named(leagues)]}
        value={parameters.league ?? ""}
        onChange={(id) => change({ league: id || null, division: null, team: null })}
      />
      <SelectField
        label={words.division}
        options={[{ value: "", label: words.allDivisions }, ...divisionOptions(divisions)]}
        value={chosen === undefined ? "" : divisionKey(chosen)}
        onChange={(key) => {
          const division = divisions.find((one) => divisionKey(one) === key);
          change(
            division === undefined
              ? { division: null, team: null }
              : { league: division.leagueId, division: division.divisionName, team: null },
          );
        }}
      />
      {hasTeam && (
        <SelectField
          label={words.team}
          options={[{ value: "", label: words.allTeams }, ...named(teams)]}
          value={parameters.team ?? ""}
          onChange={(id) => change({ team: id || null })}
        />
      )}
    </>
  );
}

function named(rows: readonly { readonly id: string; readonly name: string }[]) {
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}
