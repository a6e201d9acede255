import { type KeyboardEvent, useRef } from "react";

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Handles arrows, Home and End with one Tab stop; a library would be larger than the widget. */
export function useTabKeys<Value extends string>(
  values: readonly Value[],
  chosen: Value,
  onChange: (value: Value) => void,
) {
  const list = useRef<HTMLDivElement>(null);
  /** Starts at the focused tab, because the chosen one may follow a moment later. */
  const step = (event: KeyboardEvent, from: Value) => {
    const index = STEPS[event.key]?.(values.indexOf(from), values.length);
    const next = index === undefined ? undefined : values[index];
    if (index === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
  };
  const tabProps = (value: Value) => ({
    type: "button" as const,
    role: "tab",
    "aria-selected": value === chosen,
    tabIndex: value === chosen ? 0 : -1,
    onClick: () => onChange(value),
    onKeyDown: (event: KeyboardEvent) => step(event, value),
  });
  return { list, tabProps };
}
