import { clsx } from "clsx";
import { useMemo } from "react";
import { paths } from "../../app/paths.ts";
import { type SeasonFigureRows, useSeasonFigures } from "../../app/queries/pages/season-figures.ts";
import { partName, seasonParts } from "../../domain/standings/divisions.ts";
import { BackLink } from "../../parts/page/back-link.tsx";
import { PageStates } from "../../parts/page/page-states.tsx";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { RowsSkeleton } from "../../parts/page/rows-skeleton.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ExportSource } from "./export-buttons.tsx";
import { PlayersView } from "./players-view.tsx";
import { StatsControls } from "./stats-controls.tsx";
import { statsMessages } from "./stats-messages.ts";
import { TeamsView } from "./teams-view.tsx";
import { useStatsView } from "./use-stats-view.ts";

export { readSeasonFiguresAhead } from "../../app/queries/pages/season-figures.ts";

/** Shows every player and team of the season, for admins and for everybody (A §2). */
export function ComprehensiveStatsPage({ isAdminView = false }: { isAdminView?: boolean }) {
  const { query, reload, newest } = useSeasonFigures();
  const isReady = query.status === "ready";
  return (
    <Page
      title={statsMessages.title}
      {...(isAdminView
        ? { above: <BackLink to={paths.admin()} label={statsMessages.back} /> }
        : {})}
      lead={
        // On a phone the age keeps its line, because a shorter one would jump beside the season.
        <div className="flex flex-wrap items-center gap-x-3 max-bar:*:last:w-full">
          {isReady && query.season !== null && (
            <SeasonBadge name={query.season.name} isAdminView={isAdminView} />
          )}
          <ReadAge age={isReady ? query : null} />
        </div>
      }
      isTight
    >
      <PageStates
        query={query}
        loading={statsMessages.loading}
        skeleton={<StatsSkeleton />}
        failed={statsMessages.failed}
        failedWith={statsMessages.failedWith}
        onRetry={() => void reload()}
      >
        {(ready) => <SeasonStats figures={ready.value} source={{ age: ready, newest }} />}
      </PageStates>
    </Page>
  );
}

/** On a public phone page the season stands above the heading. */
function SeasonBadge({ name, isAdminView }: { name: string; isAdminView: boolean }) {
  return (
    <span
      className={clsx("inline-grid max-w-full [&>span]:truncate", !isAdminView && "max-bar:hidden")}
      title={name}
    >
      <Badge>{name}</Badge>
    </span>
  );
}

function StatsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11 bar:h-12" />
      <Skeleton className="h-12 max-wide:hidden bar:hidden" />
      <RowsSkeleton row="grid-cols-[32px_minmax(0,1fr)_48px] wide:h-12" />
    </div>
  );
}

/** Shows the controls and the season's players or teams, as the address asks. */
function SeasonStats({
  figures: { teams, players },
  source,
}: {
  figures: SeasonFigureRows;
  source: ExportSource;
}) {
  const parts = useMemo(() => seasonParts(teams), [teams]);
  const state = useStatsView(parts);
  const name = partName(parts, state.view);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:gap-5">
      <StatsControls parts={parts} state={state} />
      {state.view.kind === "players" ? (
        <PlayersView players={players} part={name} state={state} source={source} />
      ) : (
        <TeamsView teams={teams} part={name} state={state} source={source} />
      )}
    </div>
  );
}
