import { useWidth } from "../../ui/use-width.ts";
import { bandsOf, everyNth, insetFor, isNamed, lengthOf, valueLift } from "./chart-scale.ts";
import { AXIS_TEXT, LABEL_WIDTH, VALUE_TEXT, VALUE_WIDTH } from "./chart-text.ts";

interface ChartBar {
  readonly key: string;
  /** A short text under the bar, such as "Nov 14". */
  readonly label: string;
  readonly value: number;
}

const HEIGHT = 180;
const TOP = 24;
const BASE = HEIGHT - 22;
/** The room at the right for the name of the average, which grows with the text. */
const RIGHT_REM = 3.25;

/** The largest bar stands out, and a dashed line is the average. `label` describes the picture. */
export function BarChart({
  label,
  bars,
  average,
}: {
  label: string;
  /** Values of 0 or more. */
  bars: readonly ChartBar[];
  average: { readonly value: number; readonly name: string; readonly text: string };
}) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const largest = Math.max(0, ...bars.map(({ value }) => value));
  const right = width === 0 ? 0 : RIGHT_REM * pxOfRem();
  const left = insetFor(bars.length, width - right, LABEL_WIDTH);
  const { step, barWidth, middle } = bandsOf(bars.length, left, width - right - left);
  const end = left + step * bars.length;
  const heightOf = (value: number) => lengthOf(value, largest, BASE - TOP);
  const averageY = BASE - heightOf(average.value);
  const named = everyNth(LABEL_WIDTH, step);
  // If the values would touch, only the largest and the latest are printed.
  const printsAll = step >= VALUE_WIDTH;
  const isPrinted = (value: number, index: number) =>
    printsAll || index === bars.length - 1 || (value === largest && firstOf(bars, value) === index);
  return (
    <div ref={frame} style={{ minHeight: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label} className="block">
          {bars.map(({ key, label: name, value }, index) => (
            <g key={key}>
              <rect
                x={middle(index) - barWidth / 2}
                y={BASE - heightOf(value)}
                width={barWidth}
                height={heightOf(value)}
                strokeWidth={2}
                className={
                  value === largest
                    ? "fill-brand"
                    : "fill-line-strong sun:fill-surface sun:stroke-line"
                }
              />
              {/* Between the average's dashes the filled bar shows paper, so that the line stays in sight. */}
              {value === largest && (
                <path
                  d={`M${middle(index) - barWidth / 2} ${averageY}h${barWidth}`}
                  className="stroke-bg"
                  strokeWidth={1.5}
                />
              )}
              {isNamed(index, bars.length, named) && (
                <text x={middle(index)} y={HEIGHT - 5} textAnchor="middle" className={AXIS_TEXT}>
                  {name}
                </text>
              )}
            </g>
          ))}
          <line x1={left} x2={end} y1={BASE} y2={BASE} className="stroke-text" strokeWidth={1.5} />
          <line
            x1={left}
            x2={end + 4}
            y1={averageY}
            y2={averageY}
            className="stroke-text"
            strokeWidth={1.5}
            strokeDasharray="3 3"
          />
          {bars.map(
            ({ key, value }, index) =>
              isPrinted(value, index) && (
                <text
                  key={key}
                  x={middle(index)}
                  y={BASE - valueLift(heightOf(value), heightOf(average.value))}
                  textAnchor="middle"
                  className={VALUE_TEXT}
                >
                  {value}
                </text>
              ),
          )}
          <text x={end + 8} y={averageY - 3} className={AXIS_TEXT}>
            {average.name}
          </text>
          <text x={end + 8} y={averageY + 13} className={VALUE_TEXT}>
            {average.text}
          </text>
        </svg>
      )}
    </div>
  );
}

function pxOfRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function firstOf(bars: readonly ChartBar[], value: number): number {
  return bars.findIndex((bar) => bar.value === value);
}
