import { memo } from "react";
import type { Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { messages } from "../messages.ts";
import { Timeouts } from "./timeouts.tsx";

export interface ScoreBoardProps {
  readonly visitorName: string;
  readonly homeName: string;
  readonly visitorScore: number;
  readonly homeScore: number;
  readonly visitorTimeouts: number;
  readonly homeTimeouts: number;
  readonly onUseTimeout: (side: Side) => void;
  readonly onGiveBack: (side: Side) => void;
  readonly onNoneLeft: () => void;
}

/** Both teams: name, points, timeouts; visitor left and solid, home right and dashed. */
export const ScoreBoard = memo(function ScoreBoard(props: ScoreBoardProps) {
  return (
    <div className="lv-score">
      <TeamScore
        side="visitor"
        name={props.visitorName}
        points={props.visitorScore}
        used={props.visitorTimeouts}
        {...props}
      />
      <TeamScore
        side="home"
        name={props.homeName}
        points={props.homeScore}
        used={props.homeTimeouts}
        {...props}
      />
      <p className="lv-auto">{messages.score.auto}</p>
    </div>
  );
});

function TeamScore({
  side,
  name,
  points,
  used,
  onUseTimeout,
  onGiveBack,
  onNoneLeft,
}: Pick<ScoreBoardProps, "onUseTimeout" | "onGiveBack" | "onNoneLeft"> & {
  side: Side;
  name: string;
  points: number;
  used: number;
}) {
  return (
    <section
      className={`lv-side side-${side} edge-top`}
      aria-label={messages.score.of(name, points)}
    >
      <h2 className="truncate">{name}</h2>
      <div className="lv-points-row">
        <span className="lv-points" data-testid={`score-${side}`}>
          {/* A new key plays the animation once for each new score. */}
          <span key={points}>{points}</span>
        </span>
        <small>{messages.score[side]}</small>
      </div>
      <Timeouts
        side={side}
        team={name}
        used={used}
        onUse={() => onUseTimeout(side)}
        onGiveBack={() => onGiveBack(side)}
        onNoneLeft={onNoneLeft}
      />
    </section>
  );
}
