import { useMemo, useState } from "react";
import { exportTable } from "../../domain/exports/export-table.ts";
import { TEAM_EXPORT } from "../../domain/exports/team-export.ts";
import { ofPart } from "../../domain/standings/divisions.ts";
import { hasForfeit } from "../../domain/standings/record.ts";
import { sortTeams } from "../../domain/standings/team-columns.ts";
import { findTeams, teamLines } from "../../domain/standings/team-lines.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";
import { useFade } from "../../ui/late/use-fade.ts";
import { unfilledWidth } from "./column-scroll.ts";
import type { ExportSource } from "./export-buttons.tsx";
import { MoreColumns } from "./more-columns.tsx";
import type { StatsView } from "./stats-address.ts";
import { StatsEmpty } from "./stats-empty.tsx";
import { statsMessages } from "./stats-messages.ts";
import { LateExportButtons, StatsSection } from "./stats-section.tsx";
import { TeamsTable } from "./teams-table.tsx";
import type { StatsViewState } from "./use-stats-view.ts";

/** Lists the season's teams with records and totals, filtered by league, division and search. */
export function TeamsView({
  teams,
  part,
  state,
  source,
}: {
  teams: readonly TeamSeason[];
  /** Name of the chosen league or division. */
  part: string | null;
  state: StatsViewState;
  source: ExportSource;
}) {
  const { view, change } = state;
  const { league, division, stage, search, sort } = view;
  const lines = useMemo(
    () => linesOf(teams, { league, division, stage }),
    [teams, league, division, stage],
  );
  const shown = sortTeams(findTeams(lines, search), sort);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const fade = useFade(frame, unfilledWidth);
  return (
    <StatsSection
      title={statsMessages.teamsTitle(part)}
      count={statsMessages.teamsCount(shown.length)}
      {...(fade > 0 ? { aside: <MoreColumns frame={frame} /> } : {})}
      exports={
        <LateExportButtons
          view={view}
          part={part}
          rows={shown.length}
          table={(figures) => {
            const newest = figures === null ? lines : linesOf(figures.teams, view);
            return exportTable(TEAM_EXPORT, sortTeams(findTeams(newest, search), sort));
          }}
          source={source}
        />
      }
    >
      {shown.length === 0 ? (
        <StatsEmpty state={state} />
      ) : (
        <>
          <TeamsTable
            lines={shown}
            sort={sort}
            onSort={(next) => change({ sort: next })}
            frame={frame}
            onFrame={setFrame}
            fade={fade}
          />
          <div className="mt-3 grid gap-1 text-label text-text-2">
            <p className="wide:hidden">{statsMessages.headsNote}</p>
            <p>{statsMessages.recordNote}</p>
            {shown.some(({ team }) => hasForfeit(team)) && <p>{statsMessages.forfeitNote}</p>}
            {shown.some(({ team }) => team.forfeitedSeason) && <p>{statsMessages.teamNote}</p>}
          </div>
        </>
      )}
    </StatsSection>
  );
}

function linesOf(
  teams: readonly TeamSeason[],
  part: Pick<StatsView, "league" | "division" | "stage">,
) {
  return teamLines(ofPart(teams, part), part.stage);
}
