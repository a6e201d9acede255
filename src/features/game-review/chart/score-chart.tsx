import { useGame } from "../../../app/queries/game/use-game.ts";
import { gameClockText } from "../../../domain/game/clock/game-clock.ts";
import { SIDES, type Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { playOf } from "../../../domain/game/play-of.ts";
import type { CalledTeam } from "../../../domain/season/team.ts";
import { teamNameWithin } from "../../../domain/season/team-names.ts";
import { clockTime } from "../../../parts/page/clock-time.ts";
import { useWidth } from "../../../ui/use-width.ts";
import { reviewMessages } from "../review-messages.ts";
import {
  dashesThrough,
  groundPath,
  labelPositions,
  leadChanges,
  leadGrounds,
  levelOf,
  pathThrough,
  playTicks,
  pointsOnScreen,
  scaleOf,
  scoreTicks,
  stepLine,
  stripesOver,
} from "./chart-geometry.ts";
import { boxesOf, placeNames } from "./chart-names.ts";
import type { ChartData } from "./chart-plays.ts";

/** The width of the chart's column on A4 and Letter. */
const PAPER_WIDTH = 420;
const LEFT = 26;
/** A name over the highest dot fits in. */
const TOP = 20;
/** From the last play to the lines' ends, so that no line ends in a rise. */
const RUN_OUT = 12;
/** From the score to each line on a tie, so that a strip of ground is seen between lines of 3 px. */
const APART = 2.5;
/** Width of a play's label under the axis in px, gap included. */
const LABEL_ROOM = 60;
const SMALL_TEXT = "text-[min(0.8125rem,4.2vw)] font-stretch-[88%]";
const AXIS_TEXT = `fill-text-2 font-medium ${SMALL_TEXT}`;

export type ChartTeams = Readonly<Record<Side, Pick<CalledTeam, "name" | "shortName">>>;

/**
 * Draws the score after each play: visitor solid, home dashed, touchdowns and safeties dotted. The
 * ground between the lines is the leader's.
 */
export function ScoreChart({ data, teams }: { data: ChartData; teams: ChartTeams }) {
  const [frame, width] = useWidth<HTMLDivElement>(PAPER_WIDTH);
  const isWide = width >= 480;
  const height = isWide ? 300 : 200;
  const end = data.steps.at(-1)?.score ?? { visitor: 0, home: 0 };
  const ticks = scoreTicks(data.highest);
  const large = width > 0 ? textScale() : 1;
  const left = LEFT * large;
  const right = width - (isWide ? 150 * large : 8 + 38 * large);
  const foot = height - 12 - 26 * large;
  const x = scaleOf(data.plays.length, left, right - RUN_OUT);
  const top = TOP * large;
  const y = scaleOf(ticks.at(-1) ?? 10, foot, top);
  const fitting = Math.floor((right - left) / (LABEL_ROOM * large));
  const named = playTicks(data.plays.length, Math.max(2, Math.min(isWide ? 5 : 4, fitting)));
  const labels = labelPositions(y(end.visitor), y(end.home), 24 * large, {
    top,
    bottom: foot,
  });
  const label = reviewMessages.chart.label(
    teams.visitor.name,
    teams.home.name,
    end,
    leadChanges(data.steps),
  );
  const players = useGame((view) => view.playersById);
  const apart = APART / (y(0) - y(1));
  const dots = data.dots.map(({ play, side, score, isAhead, tookLead }) => {
    const fields = data.plays[play - 1]?.entry.fields;
    const player = players.get(fields?.playerId ?? "");
    const { name = "", button = null } = fields === undefined ? {} : playOf(fields);
    const who = player && `#${player.jerseyNumber ?? "?"}`;
    const short = button?.short ?? name;
    const texts = who === undefined ? [name, short] : [`${who} ${name}`, `${who} ${short}`, who];
    return { x: x(play), y: y(levelOf(score, side, apart)), side, texts, isAhead, tookLead };
  });
  const line = (side: Side) => pointsOnScreen(stepLine(data.steps, side, apart), x, y, right);
  const grounds = (side: Side) => leadGrounds(data.steps, side, x, y, right);
  const homeGrounds = grounds("home");
  const names = placeNames(dots, {
    ...{ left, right, foot },
    taken: [...homeGrounds, ...SIDES.flatMap((side) => boxesOf(line(side)))],
    grid: ticks.map(y),
    letter: 6.7 * large,
    capital: 9.5 * large,
  });
  return (
    <div ref={frame} className="min-h-[200px] @min-[520px]:min-h-[300px] print:min-h-0!">
      {width > 0 && (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={label}
          preserveAspectRatio="xMinYMid meet"
          className="block print:h-auto print:max-h-[160px] print:w-full"
        >
          {ticks.map((score) => (
            <g key={score}>
              <line x1={left} x2={right} y1={y(score)} y2={y(score)} className="stroke-line" />
              <text x={0} y={y(score) + 1} dominantBaseline="middle" className={AXIS_TEXT}>
                {score}
              </text>
            </g>
          ))}
          {named.map((play) => (
            <PlayLabel key={play} x={x(play)} y={foot} large={large} data={data} play={play} />
          ))}
          <path d={groundPath(grounds("visitor"))} className="fill-visitor" opacity={0.18} />
          <path d={stripesOver(homeGrounds)} className="stroke-home" />
          <g className="stroke-home" strokeWidth={3} strokeLinecap="square">
            {dashesThrough(line("home")).map(({ path, pattern }) => (
              <path key={path} d={path} strokeDasharray={pattern} />
            ))}
          </g>
          <path
            d={pathThrough(line("visitor"))}
            className="stroke-visitor"
            fill="none"
            strokeWidth={3}
          />
          {dots.map(({ x, y, side }) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={4}
              strokeWidth={2.5}
              className={
                side === "visitor" ? "fill-visitor stroke-visitor" : "fill-surface stroke-home"
              }
            />
          ))}
          {names.map(({ x, y, text }) => (
            <text key={`${x} ${y}`} x={x} y={y} className={`fill-text font-semi ${SMALL_TEXT}`}>
              {text}
            </text>
          ))}
          {SIDES.map((side) => (
            <EndLabel
              key={side}
              side={side}
              x={right + 8}
              y={labels[side]}
              points={end[side]}
              large={large}
              name={isWide ? teamNameWithin(teams[side], LONGEST) : null}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

/** Names a play under the axis by its number and below it its time: plays stand equally far apart. */
function PlayLabel({
  x,
  y,
  large,
  data,
  play,
}: {
  x: number;
  y: number;
  large: number;
  data: ChartData;
  play: number;
}) {
  const name = reviewMessages.chart.play(play);
  const time = timeOfPlay(data, play);
  return (
    <g className={AXIS_TEXT} textAnchor="middle">
      <line x1={x} x2={x} y1={y} y2={y + 4} className="stroke-line-strong" />
      <text x={x} y={y + 10 + 10 * large} className="fill-text">
        {name}
      </text>
      {time !== name && (
        <text x={x} y={y + 10 + 24 * large}>
          {time}
        </text>
      )}
    </g>
  );
}

/** For display only: the log decides the order of plays (I10). */
export function timeOfPlay({ plays }: Pick<ChartData, "plays">, play: number): string {
  const entry = plays[play - 1]?.entry;
  if (entry?.gameClock) return gameClockText(entry.gameClock);
  const time = clockTime(entry?.clientTimestamp ?? null);
  return time === "" ? reviewMessages.chart.play(play) : time;
}

/** Factor by which the person's text size exceeds the normal one. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

const LONGEST = 15;

/** Labels the end of a team's line with its points and, if there is room, its name. */
function EndLabel({
  side,
  x,
  y,
  points,
  large,
  name,
}: {
  side: Side;
  x: number;
  y: number;
  points: number;
  large: number;
  name: string | null;
}) {
  return (
    <g className={side === "visitor" ? "fill-visitor" : "fill-home"}>
      <text x={x} y={y + 1} dominantBaseline="middle" className="numeral text-[1.375rem]/6">
        {points}
      </text>
      {name !== null && (
        <text
          x={x + (points > 9 ? 28 : 18) * large}
          y={y + 1}
          dominantBaseline="middle"
          className="text-label font-head font-stretch-[86%]"
        >
          {name}
        </text>
      )}
    </g>
  );
}
