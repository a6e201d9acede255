import { clsx } from "clsx";

/** Shows the current step, one bar for each; a phone names only the current one. */
export function StepBar({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  return (
    <ol aria-label={label} className="flex gap-1">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={clsx(
            "flex min-h-11 min-w-8 flex-1 items-center gap-2 border-t-4 pt-1 text-dense",
            index < current && "border-brand",
            index === current && "flex-none border-text pr-1 font-strong sm:flex-1",
            index > current && "border-line-strong text-text-2 sun:border-dashed",
          )}
        >
          <span className="type-h2">{index + 1}</span>
          <span className={clsx(index !== current && "max-sm:sr-only")}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
