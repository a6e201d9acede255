import type { Figure, Spread } from "./figure.ts";
import { type FigureName, GOALS, type Goal, judge } from "./goals.ts";

export interface Report {
  readonly table: string;
  /** Names of what misses the bound that passes. */
  readonly failing: readonly string[];
}

/** Writes performance.md's table; `isPart` leaves out what was not asked for. */
export function report(figures: readonly Figure[], isPart = false): Report {
  const failing: string[] = [];
  const lines = [["figure", "measured (min – max)", "floor (min – max)", "ratio", "goal", ""]];
  for (const name of Object.keys(GOALS) as FigureName[]) {
    const goal: Goal = GOALS[name];
    const figure = figures.find((each) => each.name === name);
    if (figure === undefined) {
      if (isPart) continue;
      if (goal.passes !== undefined) failing.push(name);
      lines.push([name, "–", "–", "–", goalText(goal), "not measured"]);
      continue;
    }
    const { value, isMet, passes } = judge(goal, figure);
    if (passes === false) failing.push(name);
    lines.push([
      name,
      goal.by === "size" ? `${value.toFixed(1)} KB` : times(figure.measured),
      figure.floor === null ? "–" : times(figure.floor),
      figure.floor === null ? "–" : `${ratioOf(goal, figure.measured, figure.floor).toFixed(2)}x`,
      goalText(goal),
      isMet ? "met" : passes ? "passes" : "not met",
    ]);
  }
  return { table: aligned(lines), failing };
}

function ratioOf({ by }: Goal, measured: Spread, floor: Spread): number {
  const ratio = measured.median / floor.median;
  return by === "speed" ? 1 / ratio : ratio;
}

function goalText({ by, goal, passes }: Goal): string {
  if (by === "time") return `≤ ${goal} ms`;
  if (by === "size")
    return `≤ ${goal} KB${passes === undefined || passes === goal ? "" : ` (${passes} passes)`}`;
  return by === "cost" ? `≤ ${goal}x` : `≥ ${goal}x`;
}

function times({ min, median, max }: Spread): string {
  const digits = median < 100 ? 2 : 0;
  const [least, most] = [min.toFixed(digits), max.toFixed(digits)];
  return `${median.toFixed(digits)} ms (${least} – ${most})`;
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}
