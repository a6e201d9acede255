import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Count } from "../badge.tsx";

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** null keeps its place until the count is known. */
  readonly count?: ReactNode;
}

/** Offers a few choices as a radio group, 44 px high. Large text wraps (WCAG 1.4.4). */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  isQuiet = false,
  className,
}: {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Looks like the tabs above a table: it narrows what stands below, and a filled bar says which part that is. */
  isQuiet?: boolean;
  className?: string;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx(
        "flex flex-wrap border-line-strong",
        isQuiet ? "border-b" : "gap-(--bw) overflow-hidden rounded-card border bg-line-strong",
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            "relative inline-flex min-h-11 flex-auto flex-wrap content-center items-center justify-center gap-x-1 px-1 text-dense font-strong font-stretch-[84%] wide:gap-x-1.5 wide:px-4 wide:font-stretch-[90%] whitespace-nowrap has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus",
            isQuiet
              ? "border-y-4 border-transparent has-checked:border-b-brand"
              : "bg-surface has-checked:bg-text has-checked:text-surface",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.label}
          {option.count !== undefined && <Count value={option.count} />}
        </label>
      ))}
    </div>
  );
}
