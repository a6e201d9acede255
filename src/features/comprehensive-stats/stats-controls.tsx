import { SEASON_STAGES } from "../../domain/standings/season-stage.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
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
        options={[
          { value: ALL, label: statsMessages.allDivisions },
          ...divisions.map((name) => ({ value: name, label: name })),
        ]}
        value={view.division ?? ALL}
        onChange={(name) => change({ division: name === ALL ? null : name })}
      />
      <SelectField
        label={statsMessages.stage}
        options={SEASON_STAGES.map((value) => ({ value, label: statsMessages.stages[value] }))}
        value={view.stage}
        onChange={(stage) => change({ stage })}
      />
      <SortField view={view} change={change} />
      <SearchField
        showsLabel
        label={statsMessages.search[view.kind]}
        placeholder={statsMessages.searchHint[view.kind]}
        value={view.search}
        onSearch={type}
      />
    </search>
  );
}
