import { describe, expect, test } from "vitest";
import {
  confirmedLog,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import type { GameFact } from "../events.ts";
import { foldGame } from "./fold.ts";
import { standingImports } from "./fold-imports.ts";

const [ANN, BEA] = [testId(101), testId(102)];

function imported(batchId: string, tackles: Readonly<Record<string, number | null>>): GameFact {
  const rows = Object.entries(tackles).map(([playerId, count]) => ({
    playerId,
    teamId: VISITOR,
    counts: count === null ? {} : { tackles: count },
  }));
  return { type: "stats.imported.v1", payload: { batchId, rows } };
}

const undone = (batchId: string): GameFact => ({
  type: "stats.imported.v1",
  payload: { batchId, undone: true, rows: [{ playerId: ANN, teamId: VISITOR, counts: {} }] },
});
const corrected = (tackles: number, batchId?: string): GameFact => ({
  type: "stats.corrected.v1",
  payload: {
    playerId: ANN,
    teamId: VISITOR,
    deltas: { tackles },
    ...(batchId === undefined ? {} : { batchId }),
  },
});
const checkedIn = (add: readonly string[], batchId?: string): GameFact => ({
  type: "roster.changed.v1",
  payload: { teamId: HOME, add, remove: [], ...(batchId === undefined ? {} : { batchId }) },
});

const folded = (...facts: GameFact[]) => foldGame(GAME_ID, TEAMS, confirmedLog(facts));
const shown = (state: ReturnType<typeof folded>) => ({
  rows: standingImports(state).map(({ playerId, counts }) => [playerId, counts.tackles]),
  lines: [...state.lines.values()]
    .map(({ playerId, counted, corrected: more }) => [playerId, counted.tackles, more.tackles])
    .sort(),
  roster: [...(state.rosters.get(HOME) ?? [])],
});

describe("D34, D64: imports", () => {
  test("a later one replaces the earlier, and a row without counts takes it away", () => {
    const state = folded(
      imported("one", { [ANN]: 3, [BEA]: 2 }),
      imported("two", { [ANN]: 4, [BEA]: null }),
    );
    expect(shown(state)).toEqual({ rows: [[ANN, 4]], lines: [[ANN, 4, 0]], roster: [] });
  });

  test("one that is undone leaves what stood before it, at its place", () => {
    const first = imported("one", { [ANN]: 3, [BEA]: 2 });
    const other = imported("other", { [testId(103)]: 1 });
    const second = imported("two", { [BEA]: 9, [ANN]: null });
    const back = folded(first, other, second, undone("two"));
    expect(shown(back)).toEqual(shown(folded(first, other)));
  });

  test("its corrections and roster places go along; those of people stay (I16)", () => {
    const state = folded(
      checkedIn([ANN, testId(103)], "one"),
      checkedIn([BEA]),
      imported("one", { [ANN]: 3 }),
      corrected(4, "one"),
      corrected(-1),
      checkedIn([ANN]),
      undone("one"),
    );
    expect(shown(state)).toEqual({ rows: [], lines: [[ANN, 0, -1]], roster: [BEA, ANN] });
  });

  test("what comes of it after the undo counts neither, and nothing is left over", () => {
    const state = folded(
      undone("one"),
      imported("one", { [ANN]: 3 }),
      corrected(1, "one"),
      checkedIn([ANN], "one"),
    );
    expect(shown(state)).toEqual({ rows: [], lines: [], roster: [] });
  });

  test("D37: imports and corrections alone say nothing of the score", () => {
    const quiet = [imported("one", { [ANN]: 3 }), checkedIn([ANN], "one"), corrected(1)];
    expect(folded(...quiet).keepsScore).toBe(false);
    expect(folded(...quiet, checkedIn([BEA])).keepsScore).toBe(true);
  });
});
