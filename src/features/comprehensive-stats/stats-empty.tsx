import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSeasonPath } from "../../app/season/use-season-path.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { DEFAULT_VIEW } from "./stats-address.ts";
import { statsMessages } from "./stats-messages.ts";
import type { StatsViewState } from "./use-stats-view.ts";

/** Shows the specified words if nobody fits, and a way back to everybody. */
export function StatsEmpty({ state }: { state: StatsViewState }) {
  const inSeason = useSeasonPath();
  const { kind, league: inLeague, division: chosen, stage: part, search: typed } = state.view;
  const { league, division, stage, search } = DEFAULT_VIEW;
  const isFiltered =
    inLeague !== league || chosen !== division || part !== stage || typed !== search;
  return (
    <EmptyState
      title={statsMessages.empty[kind]}
      text={isFiltered ? statsMessages.emptyText : statsMessages.emptySeason[kind]}
    >
      {isFiltered ? (
        <Button
          onClick={() => {
            state.type(search);
            state.change({ league, division, stage, search });
          }}
        >
          {statsMessages.clear}
        </Button>
      ) : (
        <Link to={inSeason(paths.games())} className={buttonClass({})}>
          {statsMessages.toGames}
        </Link>
      )}
    </EmptyState>
  );
}
