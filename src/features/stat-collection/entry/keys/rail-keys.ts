import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End move along the buttons, which are one Tab stop. */
export function stepAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const all = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  if (step === undefined || all.length === 0) return;
  event.preventDefault();
  const index = all.findIndex((one) => one.isSameNode(event.currentTarget));
  all[step(index, all.length)]?.focus();
}
