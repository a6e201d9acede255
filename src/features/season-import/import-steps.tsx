import { clsx } from "clsx";
import { importMessages as words } from "./import-messages.ts";

/** Where one stands: a bar a step; on a phone only the current one is named. */
export function ImportSteps({ current }: { current: number }) {
  return (
    <ol aria-label={words.stepsLabel} className="grid grid-cols-3 gap-1">
      {words.steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={clsx(
            "flex min-h-11 items-center gap-2 border-t-4 pt-1 text-dense",
            index < current && "border-brand",
            index === current && "border-text font-strong",
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
