import { describe, expect, it } from "vitest";
import {
  confirmedLog,
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
} from "../../../tests/helpers/builders/build-log.ts";
import { decideConfirmation, type SaidByCaptain } from "../game/decide/decide-confirmation.ts";
import type { GameFact } from "../game/events.ts";
import { applyEvent, createGameState, foldGame } from "../game/fold/fold.ts";
import { isAboutScore, publicWords, saidOfScore, sidesToAsk } from "./captains-said.ts";

const SEEN = { seenEpoch: 0, seenState: "open" } as const;
const says = (side: "visitor" | "home", agrees: boolean): GameFact => ({
  type: "game.confirmed.v1",
  payload: { side, agrees, name: "Kim", note: null },
});
const FINALIZED: GameFact = { type: "game.finalized.v1", payload: SEEN };
const REOPENED: GameFact = { type: "game.reopened.v1", payload: SEEN };
const RESET: GameFact = { type: "game.reset.v1", payload: { ...SEEN, word: "RESET" } };

describe("D70: the captains' words in the fold", () => {
  it.each<[string, readonly GameFact[], boolean | null, boolean | null]>([
    ["nothing", [], null, null],
    ["both, before the whistle", [says("visitor", true), says("home", false)], true, false],
    ["after the whistle", [FINALIZED, says("home", true)], null, true],
    ["the last word of a side", [says("home", false), says("home", true)], null, true],
    ["void after a re-opening", [says("home", true), FINALIZED, REOPENED], null, null],
    ["said anew", [FINALIZED, says("home", true), REOPENED, says("home", false)], null, false],
    ["void after a reset", [says("visitor", true), RESET], null, null],
  ])("%s", (_, facts, visitor, home) => {
    const { captains } = foldGame(GAME_ID, TEAMS, confirmedLog(facts));
    expect([captains.visitor?.agrees ?? null, captains.home?.agrees ?? null]).toEqual([
      visitor,
      home,
    ]);
  });

  it("a local finalize that the log refuses removes no word", () => {
    const state = foldGame(GAME_ID, TEAMS, confirmedLog([says("home", true)]));
    expect(applyEvent(state, eventOf(REOPENED))).toBe(false);
    expect(state.captains.home?.agrees).toBe(true);
  });

  it("a word does not set the score, so a provider's score stays (I15)", () => {
    const state = foldGame(GAME_ID, TEAMS, confirmedLog([says("home", true)]));
    expect(state.keepsScore).toBe(false);
  });
});

describe("D70: the fact of a captain's word", () => {
  const state = foldGame(
    GAME_ID,
    TEAMS,
    confirmedLog([
      {
        type: "stat.recorded.v1",
        payload: {
          entries: [{ entryId: testId(1), statType: "safety", teamId: HOME, playerId: null }],
        },
      },
    ]),
  );
  const decided = (said: Partial<SaidByCaptain>) => {
    const all = { side: "home", agrees: true, name: "", note: "", ...said } as const;
    const result = decideConfirmation(state, all);
    return result.ok ? result.value.map(({ payload }) => payload) : [];
  };

  it("names the score that the captain read, and trims blanks", () => {
    expect(decided({ name: "  Kim Stone ", note: "of nobody who agrees" })).toEqual([
      { side: "home", agrees: true, name: "Kim Stone", note: null, score: { visitor: 0, home: 2 } },
    ]);
  });

  it("keeps the note of a captain who disagrees, within the server's limits", () => {
    expect(decided({ agrees: false, name: " ", note: ` ${"x".repeat(600)}` })).toMatchObject([
      { agrees: false, name: null, note: "x".repeat(500) },
    ]);
    expect(decided({ name: "x".repeat(70) })).toMatchObject([{ name: "x".repeat(60) }]);
    // Half an emoji is no text: the server would refuse the whole fact.
    expect(decided({ name: `${"x".repeat(59)}🏈🏈` })).toMatchObject([
      { name: `${"x".repeat(59)}🏈` },
    ]);
  });
});

it("D70: a captain is asked again after the score has changed", () => {
  const state = createGameState(GAME_ID, TEAMS);
  const word = { agrees: true, name: null, note: null, score: { visitor: 6, home: 0 } };
  const now = { visitor: 6, home: 0 };
  expect(sidesToAsk(state.captains, now)).toEqual(["visitor", "home"]);
  expect(sidesToAsk({ visitor: word, home: null }, now)).toEqual(["home"]);
  expect(sidesToAsk({ visitor: word, home: word }, { visitor: 6, home: 2 })).toEqual([
    "visitor",
    "home",
  ]);
  expect(isAboutScore({ score: null }, now)).toBe(true);
});

it("D70: what is said about the score is told, and a word about another score is not", () => {
  const now = { visitor: 6, home: 0 };
  const word = (agrees: boolean, home = 0) => ({
    agrees,
    name: null,
    note: null,
    score: { visitor: 6, home },
  });
  expect(saidOfScore({ visitor: word(true), home: word(false) }, now)).toEqual([
    { side: "visitor", agrees: true },
    { side: "home", agrees: false },
  ]);
  expect(saidOfScore({ visitor: word(true, 2), home: word(false) }, now)).toEqual([
    { side: "home", agrees: false },
  ]);
  expect(saidOfScore({ visitor: null, home: null }, now)).toEqual([]);
});

it("D13, D70: everybody reads whether the captains agree, and nothing more", () => {
  expect(publicWords({ visitor: true, home: null })).toEqual({
    visitor: { agrees: true, name: null, note: null, score: null },
    home: null,
  });
  expect(publicWords(undefined)).toEqual({ visitor: null, home: null });
});
