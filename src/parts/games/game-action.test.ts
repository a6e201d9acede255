import { expect, it } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { Game } from "../../domain/game/game.ts";
import { gameAction, provisionalAction } from "./game-action.ts";

const COLLECT = "/collect?gameId=g1";
const REVIEW = "/games/g1/review";
const RUNNING = { liveEntries: 1 };
const DONE = { isCompleted: true };

it.each<[Partial<Game>, boolean, string, string]>([
  [{}, true, "Collect Stats", COLLECT],
  [{ outcome: "postponed" }, true, "Collect Stats", COLLECT],
  [RUNNING, true, "Continue Stats", COLLECT],
  [RUNNING, false, "Follow Live", REVIEW],
  [{ ...RUNNING, outcome: "cancelled" }, true, "Continue Stats", COLLECT],
  [DONE, true, "View Results", REVIEW],
  [DONE, false, "View Results", REVIEW],
  [{ ...DONE, outcome: "forfeit" }, false, "View Results", REVIEW],
])("a game that is %j, collector %s: %s (P §2, D12, D46a)", (columns, mayCollect, label, to) => {
  expect(gameAction(makeGame({ id: "g1", ...columns }), mayCollect)).toMatchObject({ label, to });
});

it.each<[Partial<Game>, boolean]>([
  [{}, false],
  [{ outcome: "postponed" }, false],
  [{ outcome: "cancelled" }, true],
  [{ outcome: "forfeit" }, true],
])("a game that is %j, collector %s: nothing to open (D10, D12, D46a)", (columns, mayCollect) => {
  expect(gameAction(makeGame({ id: "g1", ...columns }), mayCollect)).toBeNull();
});

it.each<[Partial<Game>, boolean, string | null]>([
  [DONE, true, "Collect Stats"],
  [{ ...DONE, ...RUNNING }, true, "Continue Stats"],
  [DONE, false, null],
  [{ ...DONE, phase: "final" }, true, null],
  [{ ...DONE, outcome: "forfeit" }, true, null],
  [RUNNING, true, null],
])(
  "D31a: a game that only the provider marked completed, %j, collector %s: %s",
  (columns, mayCollect, label) => {
    const action = provisionalAction(makeGame({ id: "g1", ...columns }), mayCollect);
    expect(action?.label ?? null).toBe(label);
    if (label !== null) expect(action?.to).toBe(COLLECT);
  },
);
