import { encode } from "uqr";

/** Empty modules around the code, which a camera needs to find it. */
const QUIET_ZONE = 4;

/**
 * Draws `text` (an address) as one picture, black on white in every theme and as wide as
 * `className` says. Up to 15 % of it may be covered or torn; screen readers read `title`.
 */
export function QrCode({
  text,
  title,
  className,
}: {
  text: string;
  title: string;
  className: string;
}) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return (
    // The sun theme's paper and ink are white and black, even under a dark contrast theme.
    <svg
      data-theme="sun"
      role="img"
      aria-label={title}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path className="fill-surface" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="fill-text" d={data.map(rowPath).join("")} />
    </svg>
  );
}

/** Draws the dark modules of one row, with neighbors in one stroke. */
function rowPath(row: readonly boolean[], y: number): string {
  return row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return "";
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    })
    .join("");
}
