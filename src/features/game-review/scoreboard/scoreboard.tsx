import { Maximize, Minimize } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { useGameTeams } from "../../../app/queries/game/use-game.ts";
import { SIDES } from "../../../domain/game/fold/fold-timeouts.ts";
import type { Game } from "../../../domain/game/game.ts";
import { gameStatus, hasScore } from "../../../domain/game/game-status.ts";
import { outcomeFor, resultOf } from "../../../domain/game/winner.ts";
import { teamNameWithin } from "../../../domain/season/team-names.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { MARK_SIZES } from "../../../parts/names/mark-sizes.ts";
import { TeamMark } from "../../../parts/names/team-mark.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TrophyIcon } from "../../../ui/list-icons.tsx";
import { usePageTitle } from "../../../ui/page-title.ts";
import { useRootMark } from "../../../ui/styles/root-marks.ts";
import { useWakeLock } from "../../../ui/use-wake-lock.ts";
import { GameAge } from "../game-age.tsx";
import { liveMessages } from "../live/live-messages.ts";
import { lastPlayOf, playInWords } from "../live/play-in-words.ts";
import { RunningClock } from "../live/running-clock.tsx";
import { TimeoutsLeft } from "../live/timeouts-left.tsx";
import { useRights } from "../use-rights.ts";
import { type ReviewReading, useShownReview } from "../use-shown-review.ts";
import { useFullScreen } from "./use-full-screen.ts";

const words = liveMessages.scoreboard;
/** In letters; it has room in half a screen beside crest and trophy. */
const LONGEST = 18;

/** Shows two halves, side by side on a wide screen; the digits take the rest. */
export function Scoreboard() {
  const reading = useShownReview(useRights());
  const { game, timeoutsUsed, clock, keepsClock } = reading;
  const teams = useGameTeams();
  const result = resultOf(game);
  const title = words.title(teams.visitor.name, teams.home.name);
  usePageTitle(title);
  useWakeLock(true);
  useRootMark("bare");
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[minmax(min(80dvh,100dvh-280px+5rem),1fr)] auto-rows-auto">
      <h1 className="sr-only">{title}</h1>
      <div className="grid grid-rows-2 landscape:grid-cols-2 landscape:grid-rows-1">
        {SIDES.map((side) => {
          const won = outcomeFor(teams[side].id, result);
          return (
            <section
              key={side}
              aria-label={teams[side].name}
              className={`side-${side} edge-top grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] place-items-center overflow-hidden px-[12px] py-[8px] pt-[24px] [--edge-size:10px] landscape:not-first:border-l`}
            >
              <h2 className="flex w-full items-center justify-center gap-[0.4em] text-[clamp(24px,3.75vw,72px)]/[1.15] font-head font-stretch-[86%]">
                <TeamMark team={teams[side]} size={MARK_SIZES.board} />
                <span dir="auto" className="min-w-0 name-line">
                  {teamNameWithin(teams[side], LONGEST)}
                </span>
                {won === "won" && <Icon as={TrophyIcon} className="size-[0.8em]" />}
              </h2>
              <div className="grid size-full place-items-center [container-type:size]">
                <span
                  data-testid={`score-${side}`}
                  className={`numeral text-[min(112cqh,80cqw)]/[0.85] ${won === "lost" ? "font-medium" : ""}`}
                >
                  {/* A forfeit that was never scored shows who won (D46a). */}
                  {won !== null && !hasScore(game) ? gameMessages.marks[won] : game[`${side}Score`]}
                </span>
              </div>
              <div className="min-h-[clamp(18px,3.5vw,44px)]">
                {timeoutsUsed !== null && (
                  <TimeoutsLeft
                    used={timeoutsUsed[side]}
                    className="h-[clamp(18px,3.5vw,44px)] w-[clamp(30px,6vw,76px)]"
                    wordsClass="ml-[.3em] text-[clamp(14px,2vw,28px)]/[1.2] font-semi"
                  />
                )}
              </div>
            </section>
          );
        })}
      </div>
      {keepsClock && (clock !== null || gameStatus(game) === "in_progress") && (
        // Its row stands before the clock is known, or the score would move.
        <div className="border-t px-3 py-1 text-[clamp(40px,9dvh,110px)]/[1.1]">
          {clock === null ? (
            <br />
          ) : (
            <RunningClock
              clock={clock}
              className="flex flex-wrap items-baseline justify-center gap-3"
            />
          )}
        </div>
      )}
      <Foot reading={reading} />
    </div>
  );
}

/** Shows the last play, the age of the answer, and the ways out. */
function Foot({ reading }: { reading: ReviewReading }) {
  const { game, shown, names } = reading;
  const full = useFullScreen();
  const last = shown === null ? undefined : lastPlayOf(shown.review.plays);
  const isRunning = gameStatus(game) === "in_progress";
  const teams = Object.values(useGameTeams());
  const team = teams.find(({ id }) => id === last?.entry.fields.teamId);
  const play =
    last &&
    [playInWords(last.entry.fields, names), team && teamNameWithin(team, LONGEST)].join(" · ");
  return (
    <footer className="@container flex min-h-14 flex-wrap items-center gap-x-4 border-t px-3 py-1">
      <p
        aria-live="polite"
        // A play of one line takes the room of two; otherwise the score would move.
        style={isRunning ? { minHeight: "2lh" } : undefined}
        className="grid min-w-0 flex-[1_1_100%] items-center text-[clamp(1.125rem,4vmin,3rem)]/[1.2] font-strong sm:flex-[1_1_240px]"
      >
        <span className="line-clamp-2 @max-[16rem]:line-clamp-none">
          {isRunning ? play : standing(game)}
        </span>
      </p>
      {/* On a phone it has its own line, because its words change and the score must not move. */}
      <span className="min-h-5 flex-[1_1_100%] sm:flex-[1_1_240px]" style={{ flexGrow: 0 }}>
        <GameAge reading={reading} isFollowed={isRunning} />
      </span>
      {full !== null && (
        <Button
          variant="bare"
          className="-ml-2 text-dense!"
          icon={<Icon as={full.isFull ? Minimize : Maximize} size="sm" />}
          onClick={full.toggle}
        >
          {full.isFull ? words.leave : words.fill}
        </Button>
      )}
      <Link
        to={paths.review(game.id)}
        className="inline-flex min-h-11 items-center text-dense font-strong underline underline-offset-3"
      >
        {words.back}
      </Link>
    </footer>
  );
}

/** Describes a game that is not running. */
function standing(game: Game): string {
  if (game.outcome !== "normal") return words.calledOff[game.outcome];
  return game.isCompleted ? words.final : words.notStarted;
}
