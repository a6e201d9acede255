import { describe, expect, test } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../tests/helpers/builders/build-log.ts";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { GameFact } from "./events.ts";
import { foldGame } from "./fold/fold.ts";
import type { GameState } from "./game-state.ts";
import { gameStatus, hasScore } from "./game-status.ts";
import { overlayGame } from "./overlay-game.ts";
import { outcomeFor, resultOf } from "./winner.ts";

const safety: GameFact = {
  type: "stat.recorded.v1",
  payload: {
    entries: [{ entryId: testId(1), statType: "safety", teamId: VISITOR, playerId: testId(101) }],
  },
};
const finalize: GameFact = {
  type: "game.finalized.v1",
  payload: { seenEpoch: 0, seenState: "open", seenTransition: null },
};
const folded = (...facts: GameFact[]) =>
  foldGame(
    GAME_ID,
    TEAMS,
    facts.map((fact) => eventOf(fact)),
  );

test.each([
  [false, 0, "scheduled"],
  [false, 1, "in_progress"],
  [true, 1, "completed"],
  [true, 0, "completed"],
])("D46c: completed %j, %i live entries: %s", (isCompleted, liveEntries, status) => {
  expect(gameStatus({ isCompleted, liveEntries })).toBe(status);
});

describe("D46a, D47: the result", () => {
  const done = { isCompleted: true };
  test.each([
    ["visitor", { ...done, visitorScore: 7, homeScore: 6 }, VISITOR],
    ["home", { ...done, visitorScore: 6, homeScore: 7 }, HOME],
  ])("the %s wins", (_, game, teamId) => {
    const result = { kind: "winner", teamId, byForfeit: false };
    expect(resultOf(makeGame(game))).toEqual(result);
    const outcomes = [VISITOR, HOME].map((id) => outcomeFor(id, resultOf(makeGame(game))));
    expect(outcomes).toEqual(teamId === VISITOR ? ["won", "lost"] : ["lost", "won"]);
  });

  test("a draw is a tie, an open game has no result", () => {
    expect(resultOf(makeGame(done))).toEqual({ kind: "tie" });
    expect(outcomeFor(HOME, { kind: "tie" })).toBeNull();
    expect(resultOf(makeGame({ visitorScore: 7 }))).toEqual({ kind: "none" });
    expect(resultOf(makeGame({ ...done, outcome: "cancelled" }))).toEqual({ kind: "none" });
  });

  test("a forfeit is won by the team it names, whatever the score", () => {
    const forfeit = { outcome: "forfeit", winnerTeamId: HOME, visitorScore: 7 } as const;
    const result = { kind: "winner", teamId: HOME, byForfeit: true };
    expect(resultOf(makeGame(forfeit))).toEqual(result);
    expect(resultOf(makeGame({ ...forfeit, winnerTeamId: null }))).toEqual({ kind: "none" });
  });
});

test.each([
  ["a draw at 0", true, { isCompleted: true }],
  ["a game that has not begun", false, {}],
  ["a forfeit that nobody played", false, { isCompleted: true, outcome: "forfeit" }],
  ["a forfeit after a touchdown", true, { isCompleted: true, outcome: "forfeit", homeScore: 6 }],
] as const)("D46a: %s has a score: %j", (_, expected, columns) => {
  expect(hasScore(makeGame(columns))).toBe(expected);
});

describe("I17: the server's row under this device's log", () => {
  test("a log in which nothing happened changes nothing", () => {
    const game = makeGame({ isCompleted: true, visitorScore: 21 });
    expect(overlayGame(game, folded())).toBe(game);
  });

  test("a waiting finalize completes the game with the log's score", () => {
    const shown = overlayGame(makeGame(), folded(safety, finalize));
    expect(shown).toMatchObject({
      isCompleted: true,
      manuallyFinalized: true,
      everFinalized: true,
      phase: "final",
      hasStats: true,
      liveEntries: 1,
      visitorScore: 2,
      computedVisitorScore: 2,
    });
  });

  test("D46c: a correction alone makes no game in progress", () => {
    const correction: GameFact = {
      type: "stats.corrected.v1",
      payload: { playerId: testId(7), teamId: VISITOR, deltas: { tackles: 1 } },
    };
    const shown = overlayGame(makeGame(), folded(correction));
    expect(shown).toMatchObject({ hasStats: true, liveEntries: 0 });
    expect(gameStatus(shown)).toBe("scheduled");
    expect(gameStatus(overlayGame(makeGame(), folded(safety, correction)))).toBe("in_progress");
  });

  test("D37: a provider's score stands beside imports and corrections, until something is tapped", () => {
    const row = { playerId: testId(7), teamId: VISITOR, counts: { rushTouchdowns: 2 } };
    const imported: GameFact = {
      type: "stats.imported.v1",
      payload: { batchId: testId(700), rows: [row] },
    };
    const game = makeGame({ visitorScore: 21, homeScore: 14 });
    const shown = overlayGame(game, folded(imported));
    expect(shown).toMatchObject({ visitorScore: 21, homeScore: 14, isCompleted: false });
    expect(gameStatus(shown)).toBe("scheduled");
    expect(overlayGame(game, folded(imported, safety))).toMatchObject({ visitorScore: 2 });
    // A summary of an older version of the app says nothing about it.
    const { keepsScore: _, ...older } = folded(imported);
    expect(overlayGame(game, older as GameState)).toMatchObject({ visitorScore: 0 });
  });

  test("D31a: a provider's completion and score stand until the log finalizes", () => {
    const game = makeGame({ isCompleted: true, visitorScore: 21, homeScore: 20 });
    const before = { isCompleted: true, visitorScore: 21, homeScore: 20, computedVisitorScore: 2 };
    expect(overlayGame(game, folded(safety))).toMatchObject(before);
    const after = { isCompleted: true, visitorScore: 2, homeScore: 0 };
    expect(overlayGame(game, folded(safety, finalize))).toMatchObject(after);
  });

  test("a provider's completion stands beside an override of its score", () => {
    const override: GameFact = { type: "score.overridden.v1", payload: { visitor: 9, home: 0 } };
    const shown = overlayGame(makeGame({ isCompleted: true }), folded(safety, override));
    expect(shown).toMatchObject({ isCompleted: true, visitorScore: 9, computedVisitorScore: 2 });
  });

  test("a row that is ahead of the log stands, but never undoes a waiting finalize", () => {
    const game = makeGame({ headSeq: 9, visitorScore: 13, hasStats: false });
    const behind = { visitorScore: 13, computedVisitorScore: null, liveEntries: 1 };
    expect(overlayGame(game, folded(safety))).toMatchObject(behind);
    const caughtUp = foldGame(GAME_ID, TEAMS, [eventOf(safety, { gameSeq: 9 })]);
    expect(overlayGame(game, caughtUp)).toMatchObject({ visitorScore: 2 });
    const finalized = { isCompleted: true, visitorScore: 2, phase: "final" };
    expect(overlayGame(game, folded(safety, finalize))).toMatchObject(finalized);
  });

  test("a waiting reopen opens the game", () => {
    const game = makeGame({ isCompleted: true, manuallyFinalized: true, phase: "final" });
    const first = eventOf(finalize);
    const reopen = eventOf({
      type: "game.reopened.v1",
      payload: { seenEpoch: 0, seenState: "final", seenTransition: first.eventId },
    });
    const state = foldGame(GAME_ID, TEAMS, [first, reopen]);
    expect(overlayGame(game, state)).toMatchObject({ isCompleted: false, phase: "open" });
  });
});
