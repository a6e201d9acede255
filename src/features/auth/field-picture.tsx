import { clsx } from "clsx";

/** The drawing has 12 units a yard, 244 from sideline to sideline, and x 0 at midfield. */
const YARD = 12;
const WIDTH = 244;
/** The field reaches from end line to end line, so that it fills any screen. */
const REACH = 60 * YARD;

const yardLines = range(-50, 50, 5).map((yard) => yard * YARD);
const numbers = range(-40, 40, 10);
const hashes = range(-50, 50, 1)
  .map((yard) => yard * YARD)
  .filter((x) => x % (5 * YARD) !== 0);

/** Grows to both sides with the screen; `isLow` shows only the strip between the hash marks. */
export function FieldPicture({ name, isLow = false }: { name: string; isLow?: boolean }) {
  const wordmark = name.toUpperCase();
  const size = Math.min(46, (46 * 12) / wordmark.length);
  return (
    <div
      className={clsx(
        "relative overflow-hidden bg-head text-on-head dark:bg-surface-2 dark:text-brand",
        isLow ? "h-[112px] wide:h-[140px]" : "h-[160px] wide:h-[204px]",
      )}
    >
      <svg
        viewBox={`-180 0 360 ${WIDTH}`}
        role="img"
        aria-label={name}
        className="absolute top-1/2 left-1/2 h-[160px] -translate-1/2 overflow-visible wide:h-[204px] fill-current [--field:var(--head-bg)] dark:[--field:var(--surface-2)]"
      >
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d={yardLines.map((x) => `M${x} 0v${WIDTH}`).join("")} />
          <path d={`M${-REACH} 3h${2 * REACH}M${-REACH} ${WIDTH - 3}h${2 * REACH}`} />
          <path d={`M${-50 * YARD - 2} 0v${WIDTH}M${50 * YARD + 2} 0v${WIDTH}`} strokeWidth="5" />
          <path
            d={hashes.map((x) => [4, 86, 152, 232].map((y) => `M${x} ${y}v8`).join("")).join("")}
          />
        </g>
        {!isLow && numbers.map((yard) => <YardNumber key={yard} yard={yard} />)}
        <path d="M-150 96h300v54h-300z" fill="var(--field)" />
        <text
          y={122 + size * 0.36}
          textAnchor="middle"
          className="font-black font-stretch-[74%] tracking-[0.02em]"
          fontSize={size}
        >
          {wordmark}
        </text>
      </svg>
    </div>
  );
}

/** Draws "4|0" at the near sideline and, to be read from the other side, at the far one. */
function YardNumber({ yard }: { yard: number }) {
  const x = yard * YARD;
  const digit = (50 - Math.abs(yard)) / 10;
  const digits = (
    <>
      <text x={x - 6} y="222" textAnchor="end">
        {digit}
      </text>
      <text x={x + 6} y="222">
        0
      </text>
    </>
  );
  return (
    <g className="font-black font-stretch-[68%]" fontSize="48">
      {digits}
      <g transform={`rotate(180 ${x} ${WIDTH / 2})`}>{digits}</g>
    </g>
  );
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
}
