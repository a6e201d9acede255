import { PLAYER_STATS } from "../../domain/standings/player-stat.ts";
import { nextSort, TEAM_TABLE_COLUMNS } from "../../domain/standings/team-columns.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { statsMessages } from "./stats-messages.ts";
import type { StatsViewState } from "./use-stats-view.ts";

/** Chooses the stat that ranks players, or the column that sorts teams, as a click on its head. */
export function SortField({ view, change }: Pick<StatsViewState, "view" | "change">) {
  const { sortBy, stats, columns } = statsMessages;
  if (view.kind === "players") {
    return (
      <SelectField
        label={sortBy}
        options={PLAYER_STATS.map((value) => ({ value, label: stats[value] }))}
        value={view.stat}
        onChange={(stat) => change({ stat })}
      />
    );
  }
  return (
    <SelectField
      label={sortBy}
      options={TEAM_TABLE_COLUMNS.map((value) => ({ value, label: columns[value] }))}
      value={view.sort.column}
      onChange={(column) => change({ sort: nextSort(view.sort, column) })}
    />
  );
}
