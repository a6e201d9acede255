import { describe, expect, test } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import { applyEvent, createGameState } from "../fold/fold.ts";
import type { GameState } from "../game-state.ts";
import { decideCheckIn, decideRosters, decideWalkOn } from "./decide-roster.ts";

const players = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => testId(from + index));

function choose(state: GameState, visitor: string[], home: string[]) {
  const decision = decideRosters(state, { visitor, home });
  if (!decision.ok) throw new Error(decision.error.code);
  for (const fact of decision.value) applyEvent(state, eventOf(fact));
  return decision.value;
}

describe("D36: rosters", () => {
  test("the gate adds everyone in the order of choosing, a later change only what differs", () => {
    const state = createGameState(GAME_ID, TEAMS);
    choose(state, players(101, 6), players(201, 6));
    expect([...(state.rosters.get(VISITOR) ?? [])]).toEqual(players(101, 6));
    const facts = choose(state, players(102, 6), players(201, 6));
    expect(facts).toEqual([
      {
        type: "roster.changed.v1",
        payload: { teamId: VISITOR, add: [testId(107)], remove: [testId(101)] },
      },
    ]);
    expect(choose(state, players(102, 6), players(201, 6))).toEqual([]);
  });

  test.each([
    [5, 6, "roster_too_small"],
    [6, 5, "roster_too_small"],
    [6, 21, "roster_too_large"],
  ])("P §5: %d and %d players are refused", (visitor, home, code) => {
    const state = createGameState(GAME_ID, TEAMS);
    const selection = { visitor: players(101, visitor), home: players(201, home) };
    expect(decideRosters(state, selection)).toEqual({ ok: false, error: { code } });
  });

  test("each suspended player comes with a reason of their own, which goes with them (D28)", () => {
    const state = createGameState(GAME_ID, TEAMS);
    const selection = {
      visitor: players(101, 6),
      home: players(201, 6),
      reasons: { [testId(102)]: "The board allows it", [testId(999)]: "not chosen" },
    };
    const decision = decideRosters(state, selection);
    if (!decision.ok) throw new Error(decision.error.code);
    expect(decision.value.slice(0, 2).map(({ payload }) => payload)).toEqual([
      { teamId: VISITOR, add: [testId(101), ...players(103, 4)], remove: [] },
      {
        teamId: VISITOR,
        add: [testId(102)],
        remove: [],
        overrides: [{ playerId: testId(102), reason: "The board allows it" }],
      },
    ]);
    for (const fact of decision.value) applyEvent(state, eventOf(fact));
    const key = `${VISITOR}|${testId(102)}`;
    expect([...state.rosterOverrides]).toEqual([[key, "The board allows it"]]);
    applyEvent(
      state,
      eventOf({
        type: "roster.changed.v1",
        payload: { teamId: VISITOR, add: [testId(102)], remove: [] },
      }),
    );
    expect(state.rosterOverrides.has(key)).toBe(true);
    choose(state, [testId(101), ...players(103, 5)], players(201, 6));
    expect([...state.rosterOverrides]).toEqual([]);
  });

  test("6 and 20 are allowed", () => {
    const state = createGameState(GAME_ID, TEAMS);
    expect(choose(state, players(101, 6), players(201, 20))).toHaveLength(2);
  });
});

describe("D69: a check-in ticks players one by one", () => {
  const tick = (state: GameState, player: string | undefined, isPresent = true) => {
    const decision = decideCheckIn(state, HOME, player ?? "", isPresent);
    if (!decision.ok) throw new Error(decision.error.code);
    for (const fact of decision.value) applyEvent(state, eventOf(fact));
    return decision.value;
  };

  test("adds one, takes one out, and records nothing without a change", () => {
    const state = createGameState(GAME_ID, TEAMS);
    const [ada, ben] = players(201, 2);
    tick(state, ada);
    tick(state, ben);
    expect(tick(state, ben)).toEqual([]);
    expect(tick(state, ada, false)).toEqual([
      { type: "roster.changed.v1", payload: { teamId: HOME, add: [], remove: [ada] } },
    ]);
    expect([...(state.rosters.get(HOME) ?? [])]).toEqual([ben]);
    expect(state.rosters.get(VISITOR)?.size ?? 0).toBe(0);
  });

  test("a 21st player is refused", () => {
    const state = createGameState(GAME_ID, TEAMS);
    for (const player of players(201, 20)) tick(state, player);
    expect(decideCheckIn(state, HOME, testId(300), true)).toEqual({
      ok: false,
      error: { code: "roster_too_large" },
    });
  });
});

describe("D33: walk-ons", () => {
  test("a walk-on is a player and on the roster at once", () => {
    const decision = decideWalkOn({ teamId: HOME, jerseyNumber: " 07 ", name: "" }, () =>
      testId(301),
    );
    expect(decision).toEqual({
      ok: true,
      value: [
        {
          type: "player.added.v1",
          payload: { playerId: testId(301), teamId: HOME, jerseyNumber: "07" },
        },
        { type: "roster.changed.v1", payload: { teamId: HOME, add: [testId(301)], remove: [] } },
      ],
    });
  });

  test.each([
    ["", " ", "walk_on_empty"],
    ["7a", "Ada", "invalid_jersey"],
    ["100", "Ada", "invalid_jersey"],
  ])("number %j with name %j is refused", (jerseyNumber, name, code) => {
    const decision = decideWalkOn({ teamId: HOME, jerseyNumber, name }, () => testId(301));
    expect(decision).toEqual({ ok: false, error: { code } });
  });
});
