import { describe, expect, test } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import type { GameFact } from "../events.ts";
import { applyEvent, createGameState } from "../fold/fold.ts";
import type { GameState } from "../game-state.ts";
import { decideChange, draftOf, type EntryDraft } from "./decide-entry-change.ts";
import { decideRemoval, decideUndo } from "./decide-entry-removal.ts";
import { decideStat, type StatChoice } from "./decide-stat.ts";
import type { Decision } from "./decision.ts";

const [ADA, BEN] = [testId(101), testId(102)];
const ACT = testId(500);

/** A game in which one act was recorded, its entries numbered from 1. */
function gameWith(choice: StatChoice): GameState {
  const state = createGameState(GAME_ID, TEAMS);
  let made = 0;
  const [fact] = factsOf(decideStat(choice, () => testId(++made)));
  if (fact !== undefined) applyEvent(state, eventOf(fact, { eventId: ACT }));
  return state;
}

function factsOf(decision: Decision<string>): readonly GameFact[] {
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value;
}

function apply(state: GameState, decision: Decision<string>): void {
  for (const fact of factsOf(decision)) applyEvent(state, eventOf(fact));
}

function live(state: GameState): string[] {
  return [...state.entries.values()]
    .filter((entry) => !entry.removed)
    .map(({ fields }) => `${fields.statType} ${fields.playerId === ADA ? "Ada" : "Ben"}`);
}

const sack: StatChoice = { stat: "sack", teamId: HOME, playerId: ADA };
const interceptionReturn: StatChoice = {
  stat: "defensive_touchdown",
  way: "interception_return",
  teamId: HOME,
  playerId: ADA,
};

describe("D25: deleting and undoing compound acts", () => {
  test("deleting the sack takes its automatic tackle along", () => {
    const state = gameWith(sack);
    apply(state, decideRemoval(state, [testId(1)]));
    expect(live(state)).toEqual([]);
  });

  test("deleting the automatic tackle alone leaves the sack", () => {
    const state = gameWith(sack);
    apply(state, decideRemoval(state, [testId(2)]));
    expect(live(state)).toEqual(["sack Ada"]);
  });

  test("an entry that is no sack any more goes alone", () => {
    const state = gameWith(sack);
    const to = { statType: "fumble", teamId: HOME, playerId: ADA } as const;
    applyEvent(state, eventOf({ type: "stat.changed.v1", payload: { entryId: testId(1), to } }));
    apply(state, decideRemoval(state, [testId(1)]));
    expect(live(state)).toEqual(["tackle Ada"]);
  });

  test("deleting one half of a return leaves the other", () => {
    const state = gameWith(interceptionReturn);
    apply(state, decideRemoval(state, [testId(1)]));
    expect(live(state)).toEqual(["defensive_touchdown Ada"]);
  });

  test.each([sack, interceptionReturn])("undo takes the whole act back: $stat", (choice) => {
    const state = gameWith(choice);
    apply(state, decideUndo(state, ACT));
    expect(live(state)).toEqual([]);
    expect(decideUndo(state, ACT)).toEqual({ ok: false, error: { code: "entry_gone" } });
    expect(decideRemoval(state, [testId(1)])).toEqual({ ok: false, error: { code: "entry_gone" } });
  });
});

describe("D26: changing entries", () => {
  const draft = (state: GameState, number: number, change: Partial<EntryDraft>): EntryDraft => {
    const entry = state.entries.get(testId(number));
    if (entry === undefined) throw new Error(`no entry ${number}`);
    return { ...draftOf(entry.fields), ...change };
  };

  test.each([
    ["sack first", sack, 1, ["sack Ben", "tackle Ben"]],
    ["its tackle first", sack, 2, ["sack Ben", "tackle Ben"]],
    ["a return", interceptionReturn, 2, ["interception Ben", "defensive_touchdown Ben"]],
  ])("the other half follows the player: %s", (_, choice, number, expected) => {
    const state = gameWith(choice);
    apply(state, decideChange(state, testId(number), draft(state, number, { playerId: BEN })));
    expect(live(state)).toEqual(expected);
    expect(state.entries.get(testId(2))?.fields.automatic).toBe(choice === sack ? true : undefined);
  });

  test("a half that was moved apart on another phone stays where it is", () => {
    const state = gameWith(interceptionReturn);
    const to = { statType: "interception", teamId: HOME, playerId: BEN } as const;
    const apart = { entryId: testId(1), to };
    applyEvent(state, eventOf({ type: "stat.changed.v1", payload: apart }));
    apply(state, decideChange(state, testId(2), draft(state, 2, { teamId: VISITOR })));
    expect(state.entries.get(testId(1))?.fields.teamId).toBe(HOME);
  });

  test("changing the stat alone leaves the other half, and drops what the new stat has not", () => {
    const state = gameWith(sack);
    const decision = decideChange(state, testId(1), draft(state, 1, { statType: "fumble" }));
    expect(factsOf(decision)).toHaveLength(1);
    apply(state, decision);
    expect(live(state)).toEqual(["fumble Ada", "tackle Ada"]);
  });

  test("an unchanged form is no fact", () => {
    const state = gameWith(sack);
    expect(decideChange(state, testId(2), draft(state, 2, {}))).toEqual({ ok: true, value: [] });
  });

  test.each<[string, Partial<EntryDraft>, string]>([
    ["no stat", { statType: undefined }, "required_fields"],
    ["no team", { teamId: undefined }, "required_fields"],
    ["no player", { playerId: undefined }, "required_fields"],
    ["touchdown without a kind", { statType: "touchdown" }, "required_fields"],
    ["extra point without its type", { statType: "extra_point" }, "required_fields"],
    [
      "pass without a passer",
      { statType: "touchdown", touchdownKind: "pass" },
      "passer_and_receiver",
    ],
    [
      "pass without a receiver",
      { statType: "touchdown", touchdownKind: "pass", passerPlayerId: BEN, playerId: undefined },
      "passer_and_receiver",
    ],
    [
      "pass to oneself (D27)",
      { statType: "touchdown", touchdownKind: "pass", passerPlayerId: ADA },
      "passer_and_receiver",
    ],
  ])("P §5: %s is refused", (_, change, code) => {
    const state = gameWith(sack);
    const decision = decideChange(state, testId(1), draft(state, 1, change));
    expect(decision).toEqual({ ok: false, error: { code } });
  });

  test("D28: an unknown passer may be chosen deliberately", () => {
    const state = gameWith(sack);
    const pass = { statType: "touchdown", touchdownKind: "pass", passerPlayerId: null } as const;
    expect(decideChange(state, testId(1), draft(state, 1, pass)).ok).toBe(true);
  });

  test("I11: an entry that somebody removed cannot be changed", () => {
    const state = gameWith(sack);
    const form = draft(state, 1, { playerId: BEN });
    apply(state, decideRemoval(state, [testId(1)]));
    const decision = decideChange(state, testId(1), form);
    expect(decision).toEqual({ ok: false, error: { code: "entry_gone" } });
  });
});
