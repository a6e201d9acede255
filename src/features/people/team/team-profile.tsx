import { Suspense, useEffect, useState } from "react";
import { paths } from "../../../app/paths.ts";
import { useToday } from "../../../app/queries/device/use-today.ts";
import { type SeasonRosters, seasonRosters } from "../../../app/queries/pages/season-rosters.ts";
import type { TeamPage as TeamRows } from "../../../app/queries/pages/team-page.ts";
import { type PageQuery, useKeptPage } from "../../../app/queries/pages/use-kept-page.ts";
import { STATS, TEAM_STAT_KEYS } from "../../../domain/game/stat-catalogue.ts";
import type { NamedTeam } from "../../../domain/season/team-card.ts";
import { isOfStage } from "../../../domain/standings/logged-game.ts";
import { pointDifferentialText } from "../../../domain/standings/point-differential.ts";
import { recordText, winPercentageText } from "../../../domain/standings/record.ts";
import { figuresOfStage } from "../../../domain/standings/season-stage.ts";
import type { TeamFigures, TeamSeason } from "../../../domain/standings/team-season.ts";
import type { PageAge } from "../../../parts/page/read-age.tsx";
import { StageFilter } from "../../../parts/page/stage-filter.tsx";
import { AfterFirstFrame } from "../../../ui/late/after-first-frame.tsx";
import { lazyNamed } from "../../../ui/late/lazy-extra.ts";
import { useKeptHead } from "../../../ui/late/use-kept-head.ts";
import { Section } from "../../../ui/section.tsx";
import { EditTeamButtons, type OpenDialog } from "../editing/edit-buttons.tsx";
import { useTeamRights } from "../editing/team-rights.ts";
import { FigureStrip } from "../figure-strip.tsx";
import { peopleMessages } from "../people-messages.ts";
import { Columns, PersonFrame } from "../person-frame.tsx";
import { TotalsTable } from "../totals-table.tsx";
import { useStage } from "../use-stage.ts";
import { TeamForm } from "./team-form.tsx";
import { TeamHead } from "./team-head.tsx";
import { TeamMembers } from "./team-members.tsx";
import { TeamResults } from "./team-results.tsx";
import { teamSchedule } from "./team-schedule.ts";
import { TeamStanding } from "./team-standing.tsx";
import { UnplayedGames } from "./unplayed-games.tsx";

const loadEditing = () => import("../editing/team-editing.tsx");
const TeamEditing = lazyNamed(loadEditing, "TeamEditing");
const { team } = peopleMessages;

/** Shows one team's page in its own season. */
export function TeamProfile({
  card,
  face,
  games,
  members,
  waitingIds,
  captainEmail,
  teams,
  age,
  onChanged,
}: Omit<TeamRows, "card"> & {
  card: NamedTeam;
  age: PageAge;
  /** Called when the server holds something new. */
  onChanged: () => void;
}) {
  const rights = useTeamRights();
  const mayEdit = rights.mayEdit && card.isActive;
  const rosters = useKeptPage(seasonRosters, mayEdit ? card.seasonId : null);
  const roster = rosterOf(rosters.query, card.id);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useEffect(() => {
    // A failure is ignored here: a press on Edit loads the file again and reports it.
    if (mayEdit) loadEditing().catch(() => undefined);
  }, [mayEdit]);
  const { upcoming, missed, results } = teamSchedule(games, useToday());
  const choice = useStage(results.map(({ game }) => game));
  const shown = results.filter(({ game }) => isOfStage(game, choice.stage));
  useKeptHead(paths.team(card.id), {
    title: card.name,
    description: `${card.seasonName} · ${card.leagueName}`,
  });
  const own = teams.find(({ teamId }) => teamId === card.id);
  return (
    <PersonFrame title={card.name}>
      <TeamHead
        card={card}
        face={face}
        captainEmail={captainEmail}
        age={age}
        tools={
          rights.isAdmin && card.isActive ? (
            <EditTeamButtons
              team={card}
              hasDivisions={(roster?.league.divisions.length ?? 0) > 0}
              onOpen={setDialog}
            />
          ) : null
        }
      />
      {own !== undefined && <TeamStrip team={own} />}
      {choice.isOffered && (
        <StageFilter
          label={peopleMessages.stage}
          stage={choice.stage}
          onChange={choice.choose}
          className="max-w-[420px] print:hidden"
        />
      )}
      <Columns
        before={
          <>
            <TeamForm games={shown} teamId={card.id} />
            {own !== undefined && <TeamStanding team={own} teams={teams} />}
          </>
        }
        after={
          own !== undefined && (
            <AfterFirstFrame>
              <TeamTotals figures={figuresOfStage(own, choice.stage)} />
            </AfterFirstFrame>
          )
        }
      >
        <UnplayedGames
          title={team.schedule}
          empty={team.noUpcoming}
          games={upcoming}
          teamId={card.id}
          hasNext
        />
        {missed.length > 0 && (
          <UnplayedGames
            title={team.missed}
            empty=""
            games={missed.toReversed()}
            teamId={card.id}
          />
        )}
        <AfterFirstFrame>
          <TeamResults games={shown} teamId={card.id} />
          <TeamMembers
            members={members}
            waitingIds={waitingIds}
            limits={roster?.team ?? null}
            onOpen={mayEdit ? setDialog : null}
          />
        </AfterFirstFrame>
      </Columns>
      {dialog !== null && (
        <Suspense>
          <TeamEditing
            rosters={rosters}
            dialog={dialog}
            open={setDialog}
            rights={rights}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </PersonFrame>
  );
}

function rosterOf(query: PageQuery<SeasonRosters>, teamId: string) {
  if (query.status !== "ready") return undefined;
  return query.value.cards.find(({ team }) => team.id === teamId);
}

/** Shows record and points as in the standings. */
function TeamStrip({ team }: { team: TeamSeason }) {
  const { team: texts } = peopleMessages;
  return (
    <FigureStrip
      figures={[
        { label: texts.record, value: recordText(team), note: texts.standingCaption },
        { label: texts.winPercentage, value: winPercentageText(team) },
        { label: texts.pointsFor, value: team.pointsScored },
        { label: texts.pointsAgainst, value: team.pointsAllowed },
        { label: texts.difference, value: pointDifferentialText(team) },
      ]}
    />
  );
}

/** Sums the statistics of all games; its first line counts each touchdown once (D44). */
function TeamTotals({ figures }: { figures: TeamFigures }) {
  const { team, player } = peopleMessages;
  const rows = (side: "offense" | "defense") =>
    TEAM_STAT_KEYS.filter((key) => STATS[key].side === side).map((key) => ({
      label: STATS[key].label,
      total: figures.counts[key],
    }));
  return (
    <Section title={team.totals}>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 sm:gap-5 bar:grid-cols-1">
        <TotalsTable
          title={player.offense}
          rows={[
            { label: team.touchdowns, total: figures.totalTouchdowns },
            ...rows("offense"),
            { label: team.sacksAllowed, total: figures.sacksAllowed },
          ]}
        />
        <TotalsTable title={player.defense} rows={rows("defense")} />
      </div>
    </Section>
  );
}
