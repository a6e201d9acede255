import { useMemo } from "react";
import type { SeasonFigureRows } from "../../app/queries/pages/season-figures.ts";
import { divisionNames } from "../../domain/standings/division-names.ts";
import { PlayersView } from "./players-view.tsx";
import { StatsControls } from "./stats-controls.tsx";
import { TeamsView } from "./teams-view.tsx";
import { useStatsView } from "./use-stats-view.ts";

/** What the address asks of a season: its controls over its players or its teams. */
export function SeasonStats({ figures: { teams, players } }: { figures: SeasonFigureRows }) {
  const divisions = useMemo(() => divisionNames(teams), [teams]);
  const state = useStatsView(divisions);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <StatsControls divisions={divisions} state={state} />
      {state.view.kind === "players" ? (
        <PlayersView players={players} state={state} />
      ) : (
        <TeamsView teams={teams} state={state} />
      )}
    </div>
  );
}
