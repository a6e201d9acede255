import { describe, expect, test } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../tests/helpers/builders/build-log.ts";
import type { GameFact, StatFields } from "./events.ts";
import { foldGame } from "./fold/fold.ts";
import { scoreProgression } from "./score-progression.ts";
import { importedFigures, playsOf } from "./timeline.ts";

const recorded = (number: number, teamId: string, statType: StatFields["statType"]): GameFact => ({
  type: "stat.recorded.v1",
  payload: { entries: [{ entryId: testId(number), statType, teamId, playerId: testId(101) }] },
});

const removed = (number: number): GameFact => ({
  type: "stat.removed.v1",
  payload: { entryIds: [testId(number)] },
});

const folded = (...facts: GameFact[]) =>
  foldGame(
    GAME_ID,
    TEAMS,
    facts.map((fact) => eventOf(fact)),
  );

const game = () =>
  folded(
    recorded(1, VISITOR, "touchdown"),
    recorded(2, VISITOR, "tackle"),
    recorded(3, HOME, "safety"),
    recorded(4, testId(903), "touchdown"),
    recorded(5, HOME, "touchdown"),
    removed(5),
    recorded(6, VISITOR, "tackle"),
  );

describe("the timeline", () => {
  test("live entries in log order with the running score; a strange team scores for nobody", () => {
    const rows = playsOf(game()).map(({ entry, points, score }) => [
      entry.entryId,
      points,
      score.visitor,
      score.home,
    ]);
    expect(rows).toEqual([
      [testId(1), 6, 6, 0],
      [testId(2), 0, 6, 0],
      [testId(3), 2, 6, 2],
      [testId(4), 6, 6, 2],
      [testId(6), 0, 6, 2],
    ]);
  });

  test("D34: imported figures, each once with its count, those of 0 left out", () => {
    const row = { playerId: testId(101), teamId: HOME };
    const imported: GameFact = {
      type: "stats.imported.v1",
      payload: { batchId: testId(700), rows: [{ ...row, counts: { sacks: 2, tackles: 0 } }] },
    };
    const figure = {
      kind: "imported",
      batchId: testId(700),
      ...row,
      key: "sacks",
      count: 2,
      isCorrection: false,
    };
    expect(importedFigures(folded(imported).imports)).toEqual([figure]);
  });
});

describe("the score chart", () => {
  test("starts at 0–0, steps where a team of the game scored, ends with the last play", () => {
    const steps = scoreProgression(playsOf(game())).map(({ play, score, entryId }) => [
      play,
      `${score.visitor}–${score.home}`,
      entryId,
    ]);
    expect(steps).toEqual([
      [0, "0–0", null],
      [1, "6–0", testId(1)],
      [3, "6–2", testId(3)],
      [5, "6–2", null],
    ]);
  });

  test("a game without plays is its start; one that ends with a score has no extra end", () => {
    expect(scoreProgression([])).toHaveLength(1);
    expect(scoreProgression(playsOf(folded(recorded(1, HOME, "safety"))))).toHaveLength(2);
  });
});
