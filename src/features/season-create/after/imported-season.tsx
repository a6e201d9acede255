import { Link } from "react-router-dom";
import { adminPaths } from "../../../app/admin-paths.ts";
import {
  type ImportedSeason,
  useImportedSeason,
} from "../../../app/queries/server/use-imported-season.ts";
import { storedStatus } from "../../../domain/season/season-status.ts";
import type { SeasonWork } from "../../../domain/season/work/season-work.ts";
import { FigureCells } from "../../../parts/admin/figure-cells.tsx";
import { RunBadge, SyncResults } from "../../../parts/provider/sync-results.tsx";
import { seasonDates } from "../../../parts/season/season-dates.ts";
import { seasonTypeWords } from "../../../parts/season/season-type.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { doneMessages as words } from "../create-messages.ts";

/** Shows an imported season with its details, counts, warnings and next steps (A §2). */
export function ImportedSeasonPart({ seasonId, isOnly }: { seasonId: string; isOnly: boolean }) {
  const { query, reload } = useImportedSeason(seasonId);
  if (query.status === "loading") return <Spinner label={words.loading} />;
  if (query.status === "ready") return <Imported {...query.value} isOnly={isOnly} />;
  return (
    <ErrorState
      title={words.unread}
      text={query.status === "error" ? query.failure.message : words.offline}
    >
      <Button onClick={() => void reload()}>{words.tryAgain}</Button>
      <Link to={adminPaths.season(seasonId)} className={buttonClass()}>
        {words.goOn}
      </Link>
    </ErrorState>
  );
}

function Imported({ work, run, report, isOnly }: ImportedSeason & { isOnly: boolean }) {
  if (work === null) return <ErrorState title={words.gone} />;
  const { season, leagues } = work;
  return (
    <Section title={season.name} aside={run && <RunBadge status={run.status} />}>
      <div className="mt-2 grid gap-4 *:min-w-0">
        <Counts work={work} />
        <div className="flex flex-wrap gap-3">
          <Link
            to={adminPaths.season(season.id)}
            className={buttonClass({ variant: isOnly ? "fill" : "plain" })}
            {...(!isOnly && { "aria-label": words.goOnWith(season.name) })}
          >
            {words.goOn}
          </Link>
          <Link to={adminPaths.teams(season.id)} className={buttonClass()}>
            {words.viewTeams}
            {!isOnly && <span className="sr-only"> {words.of(season.name)}</span>}
          </Link>
          <Link to={adminPaths.games(season.id)} className={buttonClass()}>
            {words.viewGames}
            {!isOnly && <span className="sr-only"> {words.of(season.name)}</span>}
          </Link>
        </div>
        <div className="grid gap-x-8 gap-y-4 *:min-w-0 wide:grid-cols-2">
          <Details work={work} />
          {run && (
            <div>
              <h3 className="type-h3">{words.steps}</h3>
              <SyncResults
                run={run}
                report={report}
                leagueNames={new Map(leagues.map(({ id, name }) => [id, name]))}
              />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

function Details({ work: { season, leagues } }: { work: SeasonWork }) {
  const facts = [
    [words.year, season.year],
    [words.type, seasonTypeWords(season.seasonType)],
    [words.status, season.status === null ? words.noStatus : storedStatus(season.status).label],
    [words.dates, seasonDates(season)],
    ...leagues.map(
      ({ name, providerId }) => [words.league, words.leagueOf(name, providerId ?? "")] as const,
    ),
  ] as const;
  return <Facts facts={facts} />;
}

function Counts({ work: { leagues, teams, counts } }: { work: SeasonWork }) {
  return (
    <FigureCells
      figures={[
        [words.leagues, leagues.length],
        [words.teams, teams.length],
        [words.players, counts.players],
        [words.games, counts.games],
        [words.completed, counts.completedGames],
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string | number])[] }) {
  return (
    <dl className="divide-y divide-line self-start text-dense">
      {facts.map(([name, value]) => (
        <div
          key={`${name} ${value}`}
          className="grid min-h-9 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3 py-1"
        >
          <dt className="text-text-2">{name}</dt>
          <dd className="min-w-0 font-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
