import type { Reach } from "../refresh/reach.ts";

/** Why rows are not on this device: on their way, out of reach, or refused. */
export type Absence = "loading" | "unreachable" | "failed";

/** For rows that were never read: what a screen may say of them (D9). */
export function whyAbsent({
  isRunning,
  problem,
  isOnline,
}: Pick<Reach, "isRunning" | "problem" | "isOnline">): Absence {
  if (!isOnline) return "unreachable";
  if (isRunning || problem === null) return "loading";
  return problem === "unknown" ? "unreachable" : "failed";
}

/**
 * Why a season is not among those on this device. `gone`: the server has named them to this reader
 * in this visit; `hidden`: it has, to a visitor, who may see fewer (D10); `unreachable`: it cannot
 * be asked.
 */
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
