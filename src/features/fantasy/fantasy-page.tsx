import { Link } from "react-router-dom";
import { env } from "../../app/env.ts";
import { paths } from "../../app/paths.ts";
import { useSeasonFigures } from "../../app/queries/pages/season-figures.ts";
import { useSeasonPath } from "../../app/season/use-season-path.ts";
import { hasPlayoffs } from "../../domain/standings/season-figures.ts";
import { LeaderBoardSkeleton } from "../../parts/leaders/leader-board-skeleton.tsx";
import { leadersMessages } from "../../parts/leaders/leaders-messages.ts";
import { useAddress } from "../../parts/page/address.ts";
import { PageStates } from "../../parts/page/page-states.tsx";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { StageFilter } from "../../parts/page/stage-filter.tsx";
import { withReason } from "../../parts/page/with-reason.ts";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { readFantasyView, writeFantasyView } from "./fantasy-address.ts";
import { fantasyMessages } from "./fantasy-messages.ts";
import { SeasonLeaders } from "./season-leaders.tsx";

export { readSeasonFiguresAhead } from "../../app/queries/pages/season-figures.ts";

/** Shows the leaders of the selected season (P §2 "Fantasy Dashboard"). */
export function FantasyPage() {
  const { query, reload } = useSeasonFigures();
  const retry = () => void reload();
  const inSeason = useSeasonPath();
  const [address, setAddress] = useAddress();
  const { stage } = readFantasyView(address);
  const isReady = query.status === "ready";
  return (
    <Page
      title={fantasyMessages.title(env.associationName)}
      lead={
        <>
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {isReady && query.season !== null && <span>{query.season.name}</span>}
            <Link
              to={inSeason(paths.statsAll())}
              className="tall-target font-semi text-text underline underline-offset-4"
            >
              {fantasyMessages.everybody}
            </Link>
          </span>
          <ReadAge age={isReady ? query : null} />
        </>
      }
      aside={
        isReady &&
        (stage !== "all" || hasPlayoffs(query.value)) && (
          <StageFilter
            label={fantasyMessages.stage}
            stage={stage}
            onChange={(next) =>
              setAddress(
                (newest) => writeFantasyView(newest, { ...readFantasyView(newest), stage: next }),
                { replace: true },
              )
            }
          />
        )
      }
      isTight
    >
      {query.status === "error" ? (
        <ErrorState
          title={leadersMessages.unavailable}
          text={withReason(leadersMessages.failed, query.message)}
        >
          <Button onClick={retry}>{fantasyMessages.tryAgain}</Button>
        </ErrorState>
      ) : (
        <PageStates
          query={query}
          loading={leadersMessages.loading}
          skeleton={<LeaderBoardSkeleton />}
          failed={leadersMessages.failed}
          onRetry={retry}
        >
          {({ value }) => <SeasonLeaders season={value} />}
        </PageStates>
      )}
    </Page>
  );
}
