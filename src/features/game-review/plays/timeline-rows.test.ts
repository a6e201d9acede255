import { describe, expect, it } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
} from "../../../../tests/helpers/builders/build-log.ts";
import type { GameFact, StatEntry } from "../../../domain/game/events.ts";
import { foldGame } from "../../../domain/game/fold/fold.ts";
import type { GameState } from "../../../domain/game/game-state.ts";
import { reviewOfLog } from "../../../domain/review/review-of-log.ts";
import { SCORING_PROFILES } from "../../../domain/scoring/scoring-profile.ts";
import { marksOfLog } from "../log/log-marks.ts";
import { timelineRows } from "./timeline-rows.ts";

const PLAYER = testId(101);
const entry = (number: number, statType: StatEntry["statType"]): StatEntry => ({
  entryId: testId(number),
  statType,
  teamId: HOME,
  playerId: PLAYER,
});
const act = (...entries: StatEntry[]): GameFact => ({
  type: "stat.recorded.v1",
  payload: { entries },
});
const rowsOf = (state: GameState) =>
  timelineRows(
    reviewOfLog(state, SCORING_PROFILES.guide),
    marksOfLog(state, new Map(), "2026-11-21"),
  );
const at = (second: number) => new Date(Date.UTC(2026, 10, 14, 10, 0, second)).toISOString();

describe("the rows of the timeline", () => {
  it("tells how a defensive touchdown began (D26)", () => {
    const state = foldGame(GAME_ID, TEAMS, [
      eventOf(act(entry(1, "fumble"), entry(2, "defensive_touchdown"))),
      eventOf(act(entry(3, "defensive_touchdown"))),
    ]);
    const began = rowsOf(state).map((row) => row.kind === "play" && row.returnOf);
    expect(began).toEqual([null, "fumble", null]);
  });

  it("flags both halves of a likely double and an unknown player (I12, D28)", () => {
    const [one, two] = [testId(801), testId(802)];
    const state = foldGame(GAME_ID, TEAMS, [
      eventOf(act(entry(1, "tackle")), { deviceId: one, clientTimestamp: at(0) }),
      eventOf(act(entry(2, "tackle")), { deviceId: two, clientTimestamp: at(9) }),
      eventOf(act(entry(3, "tackle")), { deviceId: two, clientTimestamp: at(50) }),
    ]);
    const rows = rowsOf(state);
    expect(rows.map((row) => row.kind === "play" && row.isDouble)).toEqual([true, true, false]);
    expect(rows[0]?.kind === "play" && rows[0].flags).toContain("player_not_known");
  });

  it("puts imported figures first, marked by their kind (D34)", () => {
    const state = foldGame(GAME_ID, TEAMS, [
      eventOf(act(entry(1, "tackle"))),
      eventOf({
        type: "stats.imported.v1",
        payload: {
          batchId: "b",
          rows: [{ playerId: PLAYER, teamId: HOME, counts: { sacks: 2 } }],
        },
      }),
    ]);
    expect(rowsOf(state).map(({ kind }) => kind)).toEqual(["imported", "play"]);
  });

  it("marks what an import corrected, and no correction by hand (D34, D37)", () => {
    const correction = { playerId: PLAYER, teamId: HOME, deltas: { tackles: -1, sacks: 2 } };
    const state = foldGame(GAME_ID, TEAMS, [
      eventOf(act(entry(1, "tackle"))),
      eventOf({ type: "stats.corrected.v1", payload: { ...correction, batchId: testId(700) } }),
      eventOf({ type: "stats.corrected.v1", payload: correction }),
    ]);
    expect(
      rowsOf(state).map((row) => row.kind === "imported" && [row.key, row.count, row.isCorrection]),
    ).toEqual([["tackles", -1, true], ["sacks", 2, true], false]);
  });
});
