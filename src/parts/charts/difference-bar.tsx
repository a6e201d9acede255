import { clsx } from "clsx";

/** `largest` fills its side. Screen readers skip it, because the number is beside it. */
export function DifferenceBar({
  value,
  largest,
  className,
}: {
  value: number;
  largest: number;
  className?: string;
}) {
  const share = largest === 0 ? 0 : (Math.abs(value) / largest) * 50;
  return (
    <span aria-hidden="true" className={clsx("relative block h-3", className)}>
      <span className="absolute -inset-y-1 left-1/2 border-l border-line-strong" />
      {value !== 0 && (
        <span
          className={clsx(
            "absolute inset-y-0 min-w-0.5 print:[print-color-adjust:exact]",
            value > 0 ? "left-1/2 bg-win" : "right-1/2 bg-danger",
          )}
          style={{ width: `${share}%` }}
        />
      )}
    </span>
  );
}
