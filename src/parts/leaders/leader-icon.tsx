/** Copies lucide's crown and medal (ISC) without its library, because the widget is small. */
const CROWN =
  "M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14";
const RIBBONS =
  "M7.21 15 2.66 7.14a2 2 0 0 1 .13-2.2L4.4 2.8A2 2 0 0 1 6 2h12a2 2 0 0 1 1.6.8l1.6 2.14a2 2 0 0 1 .14 2.2L16.79 15M11 12 5.12 2.2M13 12l5.88-9.8M8 7h8M7 17a5 5 0 1 1 10 0a5 5 0 1 1-10 0";
const SECOND = "M10.8 16a1.25 1.25 0 0 1 2.4.4c0 .9-2.4 1.4-2.4 2.6h2.5";
const THIRD = "M10.8 15.2h2.4l-1.2 1.4a1.2 1.2 0 1 1-1.3 1.9";

const SHAPES = [CROWN, `${RIBBONS}${SECOND}`, `${RIBBONS}${THIRD}`];

/** Draws a crown for the first and medals for the next two; the place is said beside it. */
export function LeaderIcon({ rank, className }: { rank: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(className === undefined ? {} : { className })}
    >
      <path d={SHAPES[rank - 1] ?? RIBBONS} />
    </svg>
  );
}

export const RANKS_WITH_ICON = SHAPES.length;
