import type { TeamPage as TeamRows } from "../../../app/queries/team-page.ts";
import { useToday } from "../../../app/queries/use-today.ts";
import type { TeamCard } from "../../../domain/season/team-card.ts";
import { isOfStage } from "../../../domain/standings/logged-game.ts";
import { figuresOfStage } from "../../../domain/standings/season-stage.ts";
import { type PageAge, ReadAge } from "../../../parts/page/read-age.tsx";
import { StageFilter } from "../../../parts/page/stage-filter.tsx";
import { Columns, PageFrame } from "../page-frame.tsx";
import { peopleMessages } from "../people-messages.ts";
import { useStage } from "../use-stage.ts";
import { OpenGames } from "./open-games.tsx";
import { TeamForm } from "./team-form.tsx";
import { TeamHead } from "./team-head.tsx";
import { TeamResults } from "./team-results.tsx";
import { TeamRoster } from "./team-roster.tsx";
import { teamSchedule } from "./team-schedule.ts";
import { TeamStanding } from "./team-standing.tsx";
import { TeamStrip } from "./team-strip.tsx";
import { TeamTotals } from "./team-totals.tsx";

const { team } = peopleMessages;

/** The whole page of one team, in its own season. */
export function TeamPage({
  card,
  games,
  members,
  waitingIds,
  captainEmail,
  teams,
  age,
}: Omit<TeamRows, "card"> & { card: TeamCard; age: PageAge }) {
  const { upcoming, missed, results } = teamSchedule(games, useToday());
  const choice = useStage(results.map(({ game }) => game));
  const shown = results.filter(({ game }) => isOfStage(game, choice.stage));
  const own = teams.find(({ teamId }) => teamId === card.id);
  return (
    <PageFrame title={card.name}>
      <TeamHead card={card} captainEmail={captainEmail} />
      <ReadAge age={age} />
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
        after={own !== undefined && <TeamTotals figures={figuresOfStage(own, choice.stage)} />}
      >
        <OpenGames
          title={team.upcoming}
          empty={team.noUpcoming}
          games={upcoming}
          teamId={card.id}
        />
        {missed.length > 0 && (
          <OpenGames title={team.missed} empty="" games={missed.toReversed()} teamId={card.id} />
        )}
        <TeamResults games={shown} teamId={card.id} />
        <TeamRoster members={members} waitingIds={waitingIds} />
      </Columns>
    </PageFrame>
  );
}
