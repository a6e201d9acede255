import type { Standing } from "./standing.ts";

type Points = Pick<Standing, "pointsScored" | "pointsAllowed">;

export function pointDifferential({ pointsScored, pointsAllowed }: Points): number {
  return pointsScored - pointsAllowed;
}

/** Formats "+12", "0" or "−3": with a plus sign when positive (P §5). */
export function pointDifferentialText(points: Points): string {
  const difference = pointDifferential(points);
  return difference > 0 ? `+${difference}` : `${difference}`.replace("-", "−");
}
