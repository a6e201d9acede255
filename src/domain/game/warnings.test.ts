import { describe, expect, test } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../tests/helpers/builders/build-log.ts";
import { entryFlags } from "./entry-flags.ts";
import type { GameEvent, GameFact, StatEntry, StatFields } from "./events.ts";
import { finalizeWarnings } from "./finalize-warnings.ts";
import { foldGame } from "./fold/fold.ts";
import { gameFlags } from "./game-flags.ts";
import { likelyDoubles } from "./likely-doubles.ts";
import type { PlayerFacts } from "./player-on-day.ts";

const [ADA, BEN] = [testId(101), testId(102)];
const [PHONE_A, PHONE_B] = [testId(801), testId(802)];

const tackle = (number: number, details: Partial<StatEntry> = {}): StatEntry => ({
  entryId: testId(number),
  statType: "tackle",
  teamId: HOME,
  playerId: ADA,
  ...details,
});

function tap(entry: StatEntry, deviceId = PHONE_A, second: number | null = 0): GameEvent {
  const clientTimestamp =
    second === null ? null : new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString();
  const fact: GameFact = { type: "stat.recorded.v1", payload: { entries: [entry] } };
  return eventOf(fact, { deviceId, clientTimestamp });
}

const fold = (...events: GameEvent[]) => foldGame(GAME_ID, TEAMS, events);

describe("I12: likely doubles", () => {
  const pair = { firstEntryId: testId(1), secondEntryId: testId(2) };
  test.each<[string, GameEvent, boolean]>([
    ["the same within 20 s from another phone", tap(tackle(2), PHONE_B, 20), true],
    ["20 s earlier by a slow clock", tap(tackle(2), PHONE_B, -20), true],
    ["21 s later", tap(tackle(2), PHONE_B, 21), false],
    ["the same phone", tap(tackle(2), PHONE_A, 1), false],
    ["another player", tap(tackle(2, { playerId: BEN }), PHONE_B, 1), false],
    ["another stat", tap(tackle(2, { statType: "sack" }), PHONE_B, 1), false],
    ["no time", tap(tackle(2), PHONE_B, null), false],
    ["the tackle of a sack", tap(tackle(2, { automatic: true }), PHONE_B, 1), false],
  ])("%s", (_, second, isDouble) => {
    expect(likelyDoubles(fold(tap(tackle(1)), second))).toEqual(isDouble ? [pair] : []);
  });

  test("entries without a player and removed ones are never doubles", () => {
    const nobody = [
      tap(tackle(1, { playerId: null })),
      tap(tackle(2, { playerId: null }), PHONE_B),
    ];
    expect(likelyDoubles(fold(...nobody))).toEqual([]);
    const removed = eventOf({ type: "stat.removed.v1", payload: { entryIds: [testId(1)] } });
    expect(likelyDoubles(fold(tap(tackle(1)), tap(tackle(2), PHONE_B), removed))).toEqual([]);
  });

  test("two plays that both phones saw make two pairs", () => {
    const state = fold(
      tap(tackle(1), PHONE_A, 0),
      tap(tackle(2), PHONE_B, 2),
      tap(tackle(3), PHONE_A, 30),
      tap(tackle(4), PHONE_B, 31),
    );
    expect(likelyDoubles(state)).toEqual([
      pair,
      { firstEntryId: testId(3), secondEntryId: testId(4) },
    ]);
  });
});

describe("D28: flags", () => {
  const rostered = eventOf({
    type: "roster.changed.v1",
    payload: { teamId: HOME, add: [ADA, BEN], remove: [] },
  });
  const player = (teamId: string, isIr = false, isSuspended = false) => ({
    teamId,
    isIr,
    irDate: null,
    suspensions: isSuspended ? [{ from: "2026-11-20", until: null }] : [],
  });
  const DAY = "2026-11-21";
  const known = new Map([
    [ADA, player(HOME)],
    [BEN, player(VISITOR, true, true)],
  ]);
  const fields = (details: Partial<StatFields>): StatFields => ({
    statType: "tackle",
    teamId: HOME,
    playerId: ADA,
    ...details,
  });
  const pass = { statType: "touchdown", statSubtype: "pass" } as const;

  test.each<[string, StatFields, string[]]>([
    ["nothing to say", fields({}), []],
    ["unknown player", fields({ playerId: null }), ["no_player"]],
    ["nobody's id", fields({ playerId: testId(199) }), ["player_not_known", "unrostered"]],
    [
      "moved, injured, suspended",
      fields({ playerId: BEN }),
      ["other_team", "injured", "suspended"],
    ],
    ["unrostered for that team", fields({ teamId: VISITOR }), ["other_team", "unrostered"]],
    [
      "a team that does not play",
      fields({ teamId: testId(903) }),
      ["team_not_in_game", "other_team", "unrostered"],
    ],
    ["a pass without passer", fields(pass), ["no_passer"]],
    [
      "a flagged passer",
      fields({ ...pass, passerPlayerId: BEN }),
      ["other_team", "injured", "suspended"],
    ],
  ])("%s", (_, entry, flags) => {
    expect(entryFlags(fold(rostered), entry, known, DAY)).toEqual(flags);
  });

  describe("say what was true on the day of the game", () => {
    const DAY_BEFORE = "2026-11-20";
    const DAY_AFTER = "2026-11-22";
    const marks = (facts: Partial<PlayerFacts>, teamId = HOME) =>
      entryFlags(
        fold(rostered),
        fields({ teamId }),
        new Map([[ADA, { ...player(HOME), ...facts }]]),
        DAY,
      ).filter((flag) => flag !== "unrostered");
    const OTHER = testId(903);

    test.each<[string, string, readonly { teamId: string; until: string }[], string[]]>([
      [
        "moved after the game, played for the former team",
        HOME,
        [{ teamId: HOME, until: DAY_AFTER }],
        [],
      ],
      [
        "moved after the game, played for the later team",
        VISITOR,
        [{ teamId: HOME, until: DAY_AFTER }],
        ["other_team"],
      ],
      [
        "moved before the game, played for the former team",
        HOME,
        [{ teamId: HOME, until: DAY_BEFORE }],
        ["other_team"],
      ],
      [
        "moved before the game, played for the new team",
        VISITOR,
        [{ teamId: HOME, until: DAY_BEFORE }],
        [],
      ],
      ["moved on the day, for the former", HOME, [{ teamId: HOME, until: DAY }], []],
      ["moved on the day, for the new", VISITOR, [{ teamId: HOME, until: DAY }], []],
      [
        "two moves later",
        HOME,
        [
          { teamId: HOME, until: DAY_AFTER },
          { teamId: OTHER, until: "2026-12-01" },
        ],
        [],
      ],
      [
        "between two moves",
        HOME,
        [
          { teamId: HOME, until: DAY_BEFORE },
          { teamId: OTHER, until: DAY_AFTER },
        ],
        ["other_team"],
      ],
    ])("%s", (_, teamId, teamsBefore, flags) => {
      expect(marks({ teamId: VISITOR, teamsBefore }, teamId)).toEqual(flags);
    });

    test.each<[string, Partial<PlayerFacts>, string[]]>([
      ["on injured reserve since later", { isIr: true, irDate: DAY_AFTER }, []],
      ["since that day", { isIr: true, irDate: DAY }, ["injured"]],
      ["since nobody knows when", { isIr: true, irDate: null }, ["injured"]],
      ["back since", { injuredBefore: [{ from: DAY_BEFORE, until: DAY_AFTER }] }, ["injured"]],
      ["back on that day", { injuredBefore: [{ from: null, until: DAY }] }, []],
      ["suspended later", { suspensions: [{ from: DAY_AFTER, until: null }] }, []],
      ["suspended in that game", { suspensions: [{ from: DAY, until: null }] }, []],
      ["suspended before", { suspensions: [{ from: DAY_BEFORE, until: null }] }, ["suspended"]],
      ["suspended through it", { suspensions: [{ from: DAY_BEFORE, until: DAY }] }, ["suspended"]],
      ["free again", { suspensions: [{ from: DAY_BEFORE, until: DAY_BEFORE }] }, []],
      [
        "suspended a second time",
        {
          suspensions: [
            { from: "2026-01-01", until: "2026-02-01" },
            { from: DAY_BEFORE, until: null },
          ],
        },
        ["suspended"],
      ],
    ])("%s", (_, facts, flags) => {
      expect(marks(facts)).toEqual(flags);
    });
  });

  test("D33: a walk-on is known by the log alone", () => {
    const added = eventOf({
      type: "player.added.v1",
      payload: { playerId: testId(199), teamId: HOME, jerseyNumber: "7" },
    });
    const flags = entryFlags(fold(added), fields({ playerId: testId(199) }), known, DAY);
    expect(flags).toEqual(["unrostered"]);
  });

  test("a fifth timeout, a roster over 20 and an outdated correction are said", () => {
    const timeouts = Array.from({ length: 5 }, () =>
      eventOf({ type: "timeout.used.v1", payload: { teamId: HOME } }),
    );
    const crowd = Array.from({ length: 21 }, (_, index) => testId(201 + index));
    const roster = eventOf({
      type: "roster.changed.v1",
      payload: { teamId: VISITOR, add: crowd, remove: [] },
    });
    const outdated = eventOf({
      type: "stats.corrected.v1",
      payload: { playerId: ADA, teamId: HOME, deltas: { sacks: 1 }, base: { sacks: 1 } },
    });
    expect(gameFlags(fold(...timeouts, roster, outdated))).toEqual([
      { code: "roster_over_limit", teamId: VISITOR, count: 21 },
      { code: "timeouts_over_limit", teamId: HOME, count: 1 },
      { code: "correction_from_outdated_base", eventId: outdated.eventId },
    ]);
    expect(gameFlags(fold(...timeouts.slice(1)))).toEqual([]);
  });
});

describe("D31: what finalize warns of", () => {
  const rosters = [VISITOR, HOME].map((teamId, team) => {
    const add = Array.from({ length: 6 }, (_, index) => testId(301 + team * 10 + index));
    return eventOf({ type: "roster.changed.v1", payload: { teamId, add, remove: [] } });
  });
  const none = { unsent: 0, refused: 0, otherPersons: 0 };

  test("nothing when all is in order", () => {
    const removed = eventOf({ type: "stat.removed.v1", payload: { entryIds: [testId(2)] } });
    const withoutPlayer = tap(tackle(2, { playerId: null }));
    const state = fold(...rosters, tap(tackle(1)), withoutPlayer, removed);
    expect(finalizeWarnings(state, none)).toEqual([]);
  });

  test("everything that is open", () => {
    const passer = { statType: "touchdown", statSubtype: "pass", passerPlayerId: null } as const;
    const state = fold(
      tap(tackle(1)),
      tap(tackle(2), PHONE_B, 1),
      tap(tackle(3, { playerId: null })),
      tap(tackle(4, passer)),
      eventOf({ type: "score.overridden.v1", payload: { visitor: 1, home: 1 } }),
      ...rosters.slice(1),
    );
    expect(finalizeWarnings(state, { unsent: 3, refused: 4, otherPersons: 2 })).toEqual([
      { code: "refused_entries", count: 4 },
      { code: "entries_without_player", entryIds: [testId(3), testId(4)] },
      {
        code: "likely_doubles",
        doubles: [{ firstEntryId: testId(1), secondEntryId: testId(2) }],
      },
      {
        code: "override_differs",
        override: { visitor: 1, home: 1 },
        computed: { visitor: 0, home: 6 },
      },
      { code: "small_roster", teamId: VISITOR, count: 0 },
      { code: "unsent_entries", count: 3 },
      { code: "other_persons_entries", count: 2 },
    ]);
  });
});
