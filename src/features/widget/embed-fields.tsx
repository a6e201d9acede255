import { useState } from "react";
import type { WidgetSeason } from "../../domain/season/widget-season.ts";
import { divisionKey, divisionLabels } from "../../domain/standings/divisions.ts";
import { LEADER_TABS } from "../../domain/standings/leaders/leader-lists.ts";
import { parseColour } from "../../parts/embed/colour.ts";
import type { WidgetParameters } from "../../parts/embed/widget-parameters.ts";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

const THEMES = ["light", "dark", "sun", "auto"] as const;
const SIZES = ["full", "compact"] as const;

/** Every wish that the widget's address can carry (contract.md, "Widget"). */
export function EmbedFields({
  seasons,
  wished,
  onChange,
}: {
  seasons: readonly WidgetSeason[];
  wished: WidgetParameters;
  onChange: (wished: WidgetParameters) => void;
}) {
  const [accent, setAccent] = useState("");
  const change = (changes: Partial<WidgetParameters>) => onChange({ ...wished, ...changes });
  const season = seasons.find(({ id, isLive }) =>
    wished.season === null ? isLive : id === wished.season,
  );
  const leagues = season?.leagues ?? [];
  const ofLeague = leagues.filter(({ id }) => wished.league === null || id === wished.league);
  const divisions = ofLeague.flatMap(({ id, name, divisions: names }) =>
    names.map((divisionName) => ({ leagueId: id, leagueName: name, divisionName })),
  );
  const labelOf = divisionLabels(divisions);
  const chosen = divisions.find(({ divisionName }) => divisionName === wished.division);
  return (
    <div className="mt-2 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2 laptop:grid-cols-4">
      <SelectField
        label={words.season}
        hint={words.seasonHint}
        options={[{ value: "", label: words.liveSeason }, ...named(seasons)]}
        value={wished.season ?? ""}
        onChange={(id) => change({ season: id || null, league: null, division: null })}
      />
      <SelectField
        label={words.league}
        options={[{ value: "", label: words.allLeagues }, ...named(leagues)]}
        value={wished.league ?? ""}
        onChange={(id) => change({ league: id || null, division: null })}
      />
      <SelectField
        label={words.division}
        options={[
          { value: "", label: words.allDivisions },
          ...divisions.map((division) => ({
            value: divisionKey(division),
            label: labelOf(division) ?? division.divisionName,
          })),
        ]}
        value={chosen === undefined ? "" : divisionKey(chosen)}
        onChange={(key) => {
          const division = divisions.find((one) => divisionKey(one) === key);
          change(
            division === undefined
              ? { division: null }
              : { league: division.leagueId, division: division.divisionName },
          );
        }}
      />
      <SelectField
        label={words.tab}
        options={LEADER_TABS.map((value) => ({ value, label: words.tabs[value] }))}
        value={wished.tab}
        onChange={(tab) => change({ tab })}
      />
      <SelectField
        label={words.theme}
        options={THEMES.map((value) => ({ value, label: words.themes[value] }))}
        value={wished.theme}
        onChange={(theme) => change({ theme })}
      />
      <SelectField
        label={words.size}
        options={SIZES.map((value) => ({ value, label: words.sizes[value] }))}
        value={wished.isCompact ? "compact" : "full"}
        onChange={(size) => change({ isCompact: size === "compact" })}
      />
      <TextField
        label={words.accent}
        hint={words.accentHint}
        error={accent !== "" && parseColour(accent) === null ? words.accentWrong : undefined}
        value={accent}
        onChange={({ target }) => {
          setAccent(target.value);
          change({ accent: parseColour(target.value) });
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}

function named(rows: readonly { readonly id: string; readonly name: string }[]) {
  return rows.map(({ id, name }) => ({ value: id, label: name }));
}
