import { useMemo } from "react";
import { exportTable } from "../../domain/exports/export-table.ts";
import { TEAM_EXPORT } from "../../domain/exports/team-export.ts";
import { hasForfeit } from "../../domain/standings/record.ts";
import { sortTeams } from "../../domain/standings/team-columns.ts";
import { findTeams, teamLines } from "../../domain/standings/team-lines.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { StatsEmpty } from "./stats-empty.tsx";
import { statsMessages } from "./stats-messages.ts";
import { StatsSection } from "./stats-section.tsx";
import { TeamsTable } from "./teams-table.tsx";
import type { StatsViewState } from "./use-stats-view.ts";

/** The teams of a season with records and totals, filtered by division and search. */
export function TeamsView({
  teams,
  state,
}: {
  teams: readonly TeamSeason[];
  state: StatsViewState;
}) {
  const { view, change } = state;
  const { division, stage, search, sort } = view;
  const lines = useMemo(
    () =>
      teamLines(
        division === null ? teams : teams.filter(({ divisionName }) => divisionName === division),
        stage,
      ),
    [teams, division, stage],
  );
  const shown = sortTeams(findTeams(lines, search), sort);
  return (
    <StatsSection
      title={statsMessages.teamsTitle(division)}
      count={statsMessages.teamsCount(shown.length)}
      exports={
        <ExportButtons
          view={view}
          rows={shown.length}
          table={() => exportTable(TEAM_EXPORT, shown)}
        />
      }
    >
      {shown.length === 0 ? (
        <StatsEmpty state={state} />
      ) : (
        <>
          <TeamsTable lines={shown} sort={sort} onSort={(next) => change({ sort: next })} />
          <div className="mt-3 grid gap-1 text-label text-text-2">
            <p>{statsMessages.recordNote}</p>
            {shown.some(({ team }) => hasForfeit(team)) && <p>{statsMessages.forfeitNote}</p>}
            {shown.some(({ team }) => team.forfeitedSeason) && <p>{statsMessages.teamNote}</p>}
          </div>
        </>
      )}
    </StatsSection>
  );
}
