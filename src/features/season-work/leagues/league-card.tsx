import { useId } from "react";
import { askConfirm } from "../../../app/notices/notices.ts";
import { archiveLeague, restoreLeague } from "../../../app/server-calls/league-work.ts";
import { overPlaces } from "../../../domain/season/work/places.ts";
import type { ManagedLeague, PlacedTeam } from "../../../domain/season/work/season-work.ts";
import { seasonDates } from "../../../parts/season/season-dates.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Fact, Facts } from "../facts.tsx";
import { useSeasonChange } from "../use-season-change.ts";
import { DivisionList } from "./division-list.tsx";
import { leagueMessages as words } from "./league-messages.ts";

/** Shows one league with its facts, divisions and actions. */
export function LeagueCard({
  league,
  teams,
  isLocked,
  onEdit,
}: {
  league: ManagedLeague;
  teams: readonly PlacedTeam[];
  isLocked: boolean;
  onEdit: () => void;
}) {
  const change = useSeasonChange();
  const headingId = useId();
  const isArchived = league.archivedAt !== null;
  const ofLeague = teams.filter((team) => team.leagueId === league.id);
  const inUse = ofLeague.filter(({ archivedAt }) => archivedAt === null).length;
  const over = overPlaces(inUse, league.maxTeams);

  async function archive(): Promise<void> {
    const isMeant = await askConfirm({
      text: words.archiveQuestion(league.name),
      confirmLabel: words.archive,
    });
    if (isMeant) await change(archiveLeague(league.id), words.archived(league.name));
  }

  return (
    <article aria-labelledby={headingId} className="card px-4 py-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-center gap-2">
          <h3 id={headingId} className="type-h3 min-w-0 wrap-anywhere" dir="auto">
            {league.name}
          </h3>
          {isArchived && <Badge>{words.archivedBadge}</Badge>}
        </div>
        <span className="flex flex-wrap gap-2">
          {isArchived ? (
            <Button
              aria-label={words.restoreWhich(league.name)}
              disabled={isLocked}
              onClick={() => void change(restoreLeague(league.id), words.restored(league.name))}
            >
              {words.restore}
            </Button>
          ) : (
            <>
              <Button
                aria-label={words.editWhich(league.name)}
                disabled={isLocked}
                onClick={onEdit}
              >
                {words.edit}
              </Button>
              <Button
                aria-label={words.archiveWhich(league.name)}
                disabled={isLocked}
                onClick={() => void archive()}
              >
                {words.archive}
              </Button>
            </>
          )}
        </span>
      </header>
      {!isArchived && (
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 wide:grid-cols-2">
          <Facts>
            <Fact name={words.status}>{league.status ?? words.none}</Fact>
            <Fact name={words.dates}>{seasonDates(league)}</Fact>
            <Fact name={words.sport}>
              {[league.sport, league.format].filter(Boolean).join(" · ") || words.none}
            </Fact>
            <Fact name={words.weeks}>{league.regularSeasonWeeks ?? words.none}</Fact>
            {league.playoffMinGames !== null && (
              <Fact name={words.playoffGames}>{league.playoffMinGames}</Fact>
            )}
            {league.periods !== "none" && (
              <Fact name={words.clock}>
                {words.clockOf[league.periods]} {words.minutes(league.periodMinutes)}
              </Fact>
            )}
            <Fact name={words.teams}>
              {words.ofPlaces(inUse, league.maxTeams)}{" "}
              {over > 0 && <Badge tone="warn">{words.over(over)}</Badge>}
            </Fact>
            {league.providerId !== null && <Fact name={words.providerId}>{league.providerId}</Fact>}
          </Facts>
          <DivisionList league={league} teams={ofLeague} isLocked={isLocked} />
        </div>
      )}
    </article>
  );
}
