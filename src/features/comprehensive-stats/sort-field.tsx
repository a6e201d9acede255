import { PLAYER_STATS, type PlayerStat } from "../../domain/standings/player-stat.ts";
import {
  nextSort,
  TEAM_TABLE_COLUMNS,
  type TeamColumn,
} from "../../domain/standings/team-columns.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { statsMessages } from "./stats-messages.ts";
import type { StatsViewState } from "./use-stats-view.ts";

/** By which stat players are ranked, or by which column teams stand, as a click on its head. */
export function SortField({ view, change }: Pick<StatsViewState, "view" | "change">) {
  const { sortBy, stats, columns } = statsMessages;
  if (view.kind === "players") {
    return (
      <SelectField
        label={sortBy}
        value={view.stat}
        onChange={({ target }) => change({ stat: target.value as PlayerStat })}
      >
        {PLAYER_STATS.map((stat) => (
          <option key={stat} value={stat}>
            {stats[stat]}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <SelectField
      label={sortBy}
      value={view.sort.column}
      onChange={({ target }) => change({ sort: nextSort(view.sort, target.value as TeamColumn) })}
    >
      {TEAM_TABLE_COLUMNS.map((column) => (
        <option key={column} value={column}>
          {columns[column]}
        </option>
      ))}
    </SelectField>
  );
}
