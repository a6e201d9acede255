import { Search } from "lucide-react";
import { SEASON_STAGES, type SeasonStage } from "../../domain/standings/season-stage.ts";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SortField } from "./sort-field.tsx";
import { statsMessages } from "./stats-messages.ts";
import type { StatsViewState } from "./use-stats-view.ts";

/** The value of "All Divisions": no division is called so. */
const ALL = "";

/** Players or teams, which division, which games, by what, and the search (A §2). */
export function StatsControls({
  divisions,
  state,
}: {
  divisions: readonly string[];
  state: StatsViewState;
}) {
  const { view, change, type } = state;
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-3 wide:grid-cols-[repeat(3,minmax(0,180px))_minmax(0,1fr)] laptop:grid-cols-[auto_repeat(3,180px)_minmax(0,1fr)] print:hidden">
      <Segments
        label={statsMessages.view}
        className="col-span-full wide:col-span-4 wide:justify-self-start laptop:col-span-1 laptop:min-h-12"
        value={view.kind}
        onChange={(kind) => change({ kind })}
        options={(["players", "teams"] as const).map((value) => ({
          value,
          label: statsMessages.views[value],
        }))}
      />
      <SelectField
        label={statsMessages.division}
        value={view.division ?? ALL}
        onChange={({ target }) => change({ division: target.value === ALL ? null : target.value })}
      >
        <option value={ALL}>{statsMessages.allDivisions}</option>
        {divisions.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={statsMessages.stage}
        value={view.stage}
        onChange={({ target }) => change({ stage: target.value as SeasonStage })}
      >
        {SEASON_STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {statsMessages.stages[stage]}
          </option>
        ))}
      </SelectField>
      <SortField view={view} change={change} />
      <TextField
        type="search"
        label={statsMessages.search[view.kind]}
        placeholder={statsMessages.searchHint[view.kind]}
        icon={<Icon as={Search} size="sm" />}
        value={view.search}
        onChange={({ target }) => type(target.value)}
      />
    </search>
  );
}
