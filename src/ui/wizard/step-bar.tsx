import { clsx } from "clsx";

/** Has a bar for each step. A narrow one names the current step and the next, a wide one all. */
export function StepBar({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly string[];
  current: number;
}) {
  const next = steps[current + 1];
  return (
    <div className="@container">
      <ol aria-label={label} className="flex gap-1">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? "step" : undefined}
            className={clsx(
              "min-w-0 flex-1 border-t-4 text-dense @min-[38rem]:flex @min-[38rem]:min-h-11 @min-[38rem]:items-center @min-[38rem]:gap-2 @min-[38rem]:pt-1",
              index < current && "border-brand",
              index === current && "border-text font-strong",
              index > current && "border-line text-text-2 sun:border-dotted",
            )}
          >
            <span className={clsx("@max-[38rem]:sr-only", index <= current && "type-h2")}>
              {index + 1}
            </span>
            <span className="@max-[38rem]:sr-only">{name}</span>
          </li>
        ))}
      </ol>
      <p
        aria-hidden="true"
        className="flex flex-wrap items-baseline gap-x-3 pt-2 @min-[38rem]:hidden"
      >
        <span className="font-strong">{`${current + 1}/${steps.length} ${steps[current]}`}</span>
        {next !== undefined && <span className="text-dense text-text-2">{`→ ${next}`}</span>}
      </p>
    </div>
  );
}
