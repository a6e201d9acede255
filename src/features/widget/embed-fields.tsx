import { useState } from "react";
import type { WidgetSeason } from "../../domain/season/widget-season.ts";
import { LEADER_TABS } from "../../domain/standings/leaders/leader-lists.ts";
import { parseColour } from "../../parts/embed/colour.ts";
import type { WidgetParameters } from "../../parts/embed/widget-parameters.ts";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { widgetPageMessages as words } from "./widget-page-messages.ts";

const THEMES = ["light", "dark", "sun", "auto"] as const;

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
  const divisions = [...new Set(ofLeague.flatMap((league) => league.divisions))];
  return (
    <div className="mt-2 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2 laptop:grid-cols-4">
      <SelectField
        label={words.season}
        hint={words.seasonHint}
        value={wished.season ?? ""}
        onChange={({ target }) =>
          change({ season: target.value || null, league: null, division: null })
        }
      >
        <option value="">{words.liveSeason}</option>
        {seasons.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.league}
        value={wished.league ?? ""}
        onChange={({ target }) => change({ league: target.value || null, division: null })}
      >
        <option value="">{words.allLeagues}</option>
        {leagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.division}
        value={wished.division ?? ""}
        onChange={({ target }) => change({ division: target.value || null })}
      >
        <option value="">{words.allDivisions}</option>
        {divisions.map((division) => (
          <option key={division}>{division}</option>
        ))}
      </SelectField>
      <SelectField
        label={words.tab}
        value={wished.tab}
        onChange={({ target }) =>
          change({ tab: LEADER_TABS.find((tab) => tab === target.value) ?? "team" })
        }
      >
        {LEADER_TABS.map((tab) => (
          <option key={tab} value={tab}>
            {words.tabs[tab]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.theme}
        value={wished.theme}
        onChange={({ target }) =>
          change({ theme: THEMES.find((theme) => theme === target.value) ?? "light" })
        }
      >
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {words.themes[theme]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.size}
        value={wished.isCompact ? "compact" : "full"}
        onChange={({ target }) => change({ isCompact: target.value === "compact" })}
      >
        <option value="full">{words.sizes.full}</option>
        <option value="compact">{words.sizes.compact}</option>
      </SelectField>
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
