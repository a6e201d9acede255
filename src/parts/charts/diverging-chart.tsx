import { useWidth } from "../../ui/use-width.ts";
import {
  bandsOf,
  everyNth,
  extremes,
  insetFor,
  isNamed,
  lengthOf,
  roomAbove,
} from "./chart-scale.ts";
import { AXIS_TEXT, LABEL_WIDTH, VALUE_TEXT, VALUE_WIDTH } from "./chart-text.ts";

interface DivergingBar {
  readonly key: string;
  /** A short text under the chart, such as "Nov 14". */
  readonly label: string;
  /** Above or below zero; null shows only the mark. */
  readonly value: number | null;
  /** The printed value, such as "+12". */
  readonly text: string;
  /** A letter under the bar, such as "W". */
  readonly mark: string;
}

const HEIGHT = 208;
const TOP = 20;
/** The foot holds the mark and the date, and the room above it a value below zero. */
const FOOT = 40;
const ROOM = HEIGHT - TOP - FOOT - 20;

/** Draws bars up and down from a zero line on one scale, with their values and marks. */
export function DivergingChart({ label, bars }: { label: string; bars: readonly DivergingBar[] }) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const values = bars.flatMap(({ value }) => (value === null ? [] : [value]));
  const { above, below } = extremes(values);
  const up = roomAbove(values, ROOM);
  const zero = TOP + up;
  const left = insetFor(bars.length, width, LABEL_WIDTH);
  const { step, barWidth, middle } = bandsOf(bars.length, left, width - left);
  const end = left + step * bars.length;
  const nth = everyNth(LABEL_WIDTH, step);
  // If the values would touch, only the largest on both sides and the latest are printed.
  const printed = new Set(
    step >= VALUE_WIDTH + 8
      ? bars.keys()
      : [firstOf(bars, Math.max(...values)), firstOf(bars, Math.min(...values)), bars.length - 1],
  );
  return (
    <div ref={frame} style={{ minHeight: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label} className="block">
          {bars.map(({ key, label: name, value, text, mark }, index) => {
            const x = middle(index);
            const isUp = (value ?? 0) >= 0;
            const length = isUp
              ? lengthOf(value ?? 0, above, up)
              : lengthOf(value ?? 0, below, ROOM - up);
            return (
              <g key={key}>
                <rect
                  x={x - barWidth / 2}
                  y={isUp ? zero - length : zero}
                  width={barWidth}
                  height={length}
                  className={isUp ? "fill-win" : "fill-danger"}
                />
                {printed.has(index) && (
                  <text
                    x={x}
                    y={isUp ? zero - length - 5 : zero + length + 15}
                    textAnchor="middle"
                    className={VALUE_TEXT}
                  >
                    {text}
                  </text>
                )}
                <text x={x} y={HEIGHT - 22} textAnchor="middle" className={VALUE_TEXT}>
                  {mark}
                </text>
                {isNamed(index, bars.length, nth) && (
                  <text
                    x={x}
                    y={HEIGHT - 5}
                    textAnchor="middle"
                    className={AXIS_TEXT}
                    // Large texts would reach the mark above.
                    style={{ fontSize: "min(0.75rem, 16px)" }}
                  >
                    {name}
                  </text>
                )}
              </g>
            );
          })}
          <line x1={left} x2={end} y1={zero} y2={zero} className="stroke-text" strokeWidth={1.5} />
        </svg>
      )}
    </div>
  );
}

function firstOf(bars: readonly DivergingBar[], value: number): number {
  return bars.findIndex((bar) => bar.value === value);
}
