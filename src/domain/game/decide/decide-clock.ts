import { ok } from "../../shared/result.ts";
import {
  type ClockRules,
  freshClock,
  isTicking,
  nextPeriod,
  type Period,
  remainingMs,
} from "../clock/game-clock.ts";
import type { GameState } from "../game-state.ts";
import type { Decision } from "./decision.ts";

export type ClockAction =
  | { readonly kind: "start" }
  | { readonly kind: "stop" }
  | { readonly kind: "set"; readonly period: Period; readonly remainingMs: number };

/** Setting the clock stops it. A start after the end of a period begins the next one (D71). */
export function decideClock(
  state: Pick<GameState, "clock">,
  action: ClockAction,
  rules: ClockRules,
  nowMs: number,
): Decision<never> {
  const clock = state.clock ?? { ...freshClock(rules), eventId: "" };
  const said = { atMs: nowMs, seenClock: state.clock?.eventId ?? null };
  const isRunning = isTicking(clock, nowMs);
  if (action.kind === "set") {
    const { period } = action;
    const payload = { period, remainingMs: action.remainingMs, ...said };
    return ok([{ type: "clock.set.v1", payload }]);
  }
  if ((action.kind === "start") === isRunning) return ok([]);
  const left = remainingMs(clock, nowMs);
  if (action.kind === "stop") {
    const payload = { period: clock.period, remainingMs: left, ...said };
    return ok([{ type: "clock.stopped.v1", payload }]);
  }
  const isOver = left === 0;
  const payload = {
    period: isOver ? nextPeriod(rules, clock.period) : clock.period,
    remainingMs: isOver ? freshClock(rules).remainingMs : left,
    ...said,
  };
  return ok([{ type: "clock.started.v1", payload }]);
}
