import { firstDays, type ShownGames, shownGames } from "../../domain/season/shown-games.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { type PublicGames, readPublicGames } from "../../remote/api/public-list-rows.ts";
import type { PublicListRows } from "../../remote/api/public-lists.ts";
import { Section } from "../../ui/section.tsx";
import { AnswerLine } from "../answer-line.tsx";
import { type CalledTeams, calledTeams } from "../team-text.tsx";
import type { WidgetView, WidgetViewProps } from "../widget-kind.ts";
import { ComingDays } from "./coming-days.tsx";
import { gamesWidgetMessages as words } from "./games-widget-messages.ts";
import { PartName } from "./part-name.tsx";
import { ScoreAge, ScoreCard } from "./score-card.tsx";
import { useLiveScores } from "./use-live-scores.ts";

/** Limits the rows of each kind, because a sidebar has 600 px. */
const MOST = { live: 12, results: 12, coming: 5 } as const;
const MOST_IN_A_SIDEBAR = { live: 3, results: 1, coming: 3 } as const;

export const liveView: WidgetView<PublicListRows, PublicGames> = {
  read: readPublicGames,
  kept: (figures) => figures,
  View: LiveView,
};

function LiveView({ answer, isOld, parameters, renew }: WidgetViewProps<PublicGames>) {
  const { games, teams } = answer.figures;
  const today = localPlainDate(Date.now());
  const listed = shownGames(games, today).live;
  const scores = useLiveScores(listed, renew);
  const readAt = (id: string) => Math.max(scores.get(id)?.readAt ?? 0, answer.readAt);
  const newest = games.map((game) => {
    const score = scores.get(game.id);
    return score !== undefined && score.readAt >= answer.readAt ? score.game : game;
  });
  const shown = shownGames(newest, today);
  const called = calledTeams(teams);
  return (
    <>
      <AnswerLine answer={answer} isOld={isOld}>
        <PartName called={called} parameters={parameters} />
      </AnswerLine>
      {shown.live.length === 0 ? (
        <NothingLive shown={shown} called={called} isCompact={parameters.isCompact} />
      ) : (
        <Running
          shown={shown}
          called={called}
          isCompact={parameters.isCompact}
          scores={scores}
          readAt={Math.min(...shown.live.map(({ id }) => readAt(id)))}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly shown: ShownGames;
  readonly called: CalledTeams;
  readonly isCompact: boolean;
}

interface RunningProps extends PartProps {
  readonly scores: ReturnType<typeof useLiveScores>;
  readonly readAt: number;
}

function Running({ shown, called, isCompact, scores, readAt }: RunningProps) {
  const { live, results } = shown;
  const cards = live.slice(0, (isCompact ? MOST_IN_A_SIDEBAR : MOST).live);
  return (
    <>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {cards.map((game) => (
          <ScoreCard
            key={game.id}
            game={game}
            called={called}
            isCompact={isCompact}
            score={scores.get(game.id)}
          />
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-label text-text-2">
        {cards.length < live.length && <span>{words.moreLive(live.length - cards.length)}</span>}
        <ScoreAge readAt={readAt} />
      </p>
      {!isCompact && <Results shown={results} called={called} isCompact={isCompact} />}
    </>
  );
}

function NothingLive({ shown: { results, coming }, called, isCompact }: PartProps) {
  const most = isCompact ? MOST_IN_A_SIDEBAR : MOST;
  return (
    <>
      <p className="text-text-2">{words.noneLive}</p>
      <Results shown={results.slice(0, most.results)} called={called} isCompact={isCompact} />
      {coming.length > 0 && (
        <ComingDays days={firstDays(coming, most.coming)} called={called} isCompact={isCompact} />
      )}
    </>
  );
}

function Results({ shown, ...props }: Omit<PartProps, "shown"> & { shown: ShownGames["results"] }) {
  if (shown.length === 0) return null;
  return (
    <div className={props.isCompact ? "mt-2" : "mt-4"}>
      <Section title={words.results}>
        <ul className="mt-1 grid grid-cols-1 gap-2 sm:grid-cols-2">
          {shown.slice(0, MOST.results).map((game) => (
            <ScoreCard key={game.id} game={game} {...props} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
