import { Fragment, Suspense } from "react";
import { useGame } from "../../../app/queries/game/use-game.ts";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { computedScore } from "../../../domain/game/live-score.ts";
import { FittedName } from "../../../parts/names/fitted-name.tsx";
import { lazyExtra } from "../../../ui/late/lazy-extra.ts";
import { messages } from "../messages.ts";
import { Timeouts } from "./timeouts.tsx";

const ClockControls = lazyExtra(() => import("../clock/clock-controls.tsx"), "ClockControls");

/** Shows both teams' name, points and timeouts, visitor left and solid, home right and dashed. */
export function ScoreBoard() {
  const keepsClock = useGame(({ clockRules }) => clockRules !== null);
  return (
    <div className="lv-score">
      <TeamScore side="visitor" />
      <TeamScore side="home" />
      <p className="lv-auto">
        <span>
          {/* A line ends between words and never behind the hyphen. */}
          {messages.score.auto.split(" ").map((word) => (
            <Fragment key={word}>
              <span className="whitespace-nowrap">{word}</span>{" "}
            </Fragment>
          ))}
        </span>
      </p>
      {keepsClock && (
        <Suspense>
          <ClockControls />
        </Suspense>
      )}
    </div>
  );
}

function TeamScore({ side }: { side: Side }) {
  const { name, shortName } = useGame((view) => view[side].team);
  const points = useGame(({ state }) => computedScore(state)[side]);
  return (
    <section
      className={`lv-side side-${side} edge-top`}
      aria-label={messages.score.of(name, points)}
    >
      <h2>
        <FittedName name={name} shortName={shortName} />
      </h2>
      <div className="lv-points-row">
        <span className="lv-points" data-testid={`score-${side}`}>
          {/* A new key plays the animation once for each new score. */}
          <span key={points}>{points}</span>
        </span>
        <small>{messages.score[side]}</small>
      </div>
      <Timeouts side={side} />
    </section>
  );
}
