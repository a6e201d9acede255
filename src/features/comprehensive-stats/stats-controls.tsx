import { Search } from "lucide-react";
import { PLAYER_STATS, type PlayerStat } from "../../domain/standings/player-stat.ts";
import { SEASON_STAGES } from "../../domain/standings/season-stage.ts";
import { nextSort, TEAM_COLUMNS, type TeamColumn } from "../../domain/standings/team-columns.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Segments } from "../../ui/segments.tsx";
import { statsMessages } from "./stats-messages.ts";
import type { StatsViewState } from "./use-stats-view.ts";

/** Before every division's name: no division is called so. */
const ALL = "";

/** Players or teams, which division, which games, by what, and the search (A §2). */
export function StatsControls({
  divisions,
  state: { view, change, type },
}: {
  divisions: readonly string[];
  state: StatsViewState;
}) {
  const { kind } = view;
  return (
    <search className="grid gap-3 print:hidden">
      <div className="grid gap-3 wide:flex wide:flex-wrap">
        <Segments
          label={statsMessages.view}
          value={kind}
          onChange={(next) => change({ kind: next })}
          options={(["players", "teams"] as const).map((value) => ({
            value,
            label: statsMessages.views[value],
          }))}
        />
        <Segments
          label={statsMessages.stage}
          value={view.stage}
          onChange={(stage) => change({ stage })}
          options={SEASON_STAGES.map((value) => ({ value, label: statsMessages.stages[value] }))}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 wide:grid-cols-[220px_220px_minmax(0,1fr)]">
        <SelectField
          label={statsMessages.division}
          value={view.division ?? ALL}
          onChange={({ target }) =>
            change({ division: target.value === ALL ? null : target.value })
          }
        >
          <option value={ALL}>{statsMessages.allDivisions}</option>
          {divisions.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        {kind === "players" ? (
          <SelectField
            label={statsMessages.sortBy}
            value={view.stat}
            onChange={({ target }) => change({ stat: target.value as PlayerStat })}
          >
            {PLAYER_STATS.map((stat) => (
              <option key={stat} value={stat}>
                {statsMessages.stats[stat]}
              </option>
            ))}
          </SelectField>
        ) : (
          <SelectField
            label={statsMessages.sortBy}
            value={view.sort.column}
            onChange={({ target }) =>
              change({ sort: nextSort(view.sort, target.value as TeamColumn) })
            }
          >
            {TEAM_COLUMNS.map((column) => (
              <option key={column} value={column}>
                {statsMessages.columns[column]}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          type="search"
          className="max-wide:col-span-2"
          label={statsMessages.search[kind]}
          placeholder={statsMessages.searchHint[kind]}
          icon={<Icon as={Search} size="sm" />}
          value={view.search}
          onChange={({ target }) => type(target.value)}
        />
      </div>
    </search>
  );
}
