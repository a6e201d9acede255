import { Link } from "react-router-dom";
import { env } from "../../app/env.ts";
import { paths } from "../../app/paths.ts";
import { useSeasonFigures } from "../../app/queries/use-season-figures.ts";
import { useSeasonPath } from "../../app/season/use-season-path.ts";
import { LeaderBoardSkeleton } from "../../parts/leaders/leader-board-skeleton.tsx";
import { leadersMessages } from "../../parts/leaders/leaders-messages.ts";
import { StatsUnavailable } from "../../parts/leaders/stats-unavailable.tsx";
import { PageStates } from "../../parts/page/page-states.tsx";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { fantasyMessages } from "./fantasy-messages.ts";
import { SeasonLeaders } from "./season-leaders.tsx";
import { StageFilter } from "./stage-filter.tsx";

/** The leaders of the selected season (P §2 "Fantasy Dashboard"). */
export function FantasyPage() {
  const { query, reload } = useSeasonFigures();
  const retry = () => void reload();
  const inSeason = useSeasonPath();
  const isReady = query.status === "ready";
  return (
    <Page
      title={fantasyMessages.title(env.associationName)}
      lead={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {isReady && query.season !== null && <span>{query.season.name}</span>}
          <Link
            to={inSeason(paths.statsAll())}
            className="-my-1 py-1 font-semi text-text underline underline-offset-4"
          >
            {fantasyMessages.everybody}
          </Link>
        </span>
      }
      aside={
        isReady && (
          <div className="grid gap-2">
            <ReadAge
              readAt={query.readAt}
              isOffline={query.isOffline}
              isStale={query.problem !== null}
            />
            <StageFilter season={query.value} />
          </div>
        )
      }
    >
      {query.status === "ready" && <SeasonLeaders season={query.value} />}
      {query.status === "error" && (
        <StatsUnavailable>
          <Button onClick={retry}>{fantasyMessages.tryAgain}</Button>
        </StatsUnavailable>
      )}
      {query.status !== "ready" && query.status !== "error" && (
        <PageStates
          query={query}
          loading={leadersMessages.loading}
          skeleton={<LeaderBoardSkeleton />}
          failed={leadersMessages.failed}
          onRetry={retry}
        />
      )}
    </Page>
  );
}
