import type { Reach } from "../refresh/reach.ts";

type Absence = "loading" | "unreachable" | "failed";

export function whyAbsent({
  isRunning,
  problem,
  isOnline,
}: Pick<Reach, "isRunning" | "problem" | "isOnline">): Absence {
  if (!isOnline) return "unreachable";
  if (isRunning || problem === null) return "loading";
  return problem === "unknown" ? "unreachable" : "failed";
}

/** `gone`: this reader's list lacks it; `hidden`: a visitor's does, which may be shorter (D10). */
export type WhyMissing = "gone" | "hidden" | "unreachable";

export function whyUnknown({
  problem,
  finishedAt,
  isVisitor,
  isOnline,
}: Reach): WhyMissing | "loading" {
  if (finishedAt !== null) return isVisitor ? "hidden" : "gone";
  return isOnline && problem === null ? "loading" : "unreachable";
}
