import { describe, expect, it } from "vitest";
import {
  type choiceOf,
  type EntryAction,
  type EntryAnswer,
  type EntryFlow,
  isPlayerFirst,
  NO_ENTRY,
  nextQuestion,
  pickedPlayer,
  type Question,
  stepEntry,
  waitsForStat,
} from "./entry-flow.ts";

const stat = (name: Extract<EntryAnswer, { about: "stat" }>["stat"]): EntryAction => ({
  type: "tap-stat",
  stat: name,
});
const jersey = (playerId: string, teamId = "falcons"): EntryAction => ({
  type: "tap-player",
  teamId,
  playerId,
});
const say = (answer: EntryAnswer): EntryAction => ({ type: "answer", answer });
const team = say({ about: "team", teamId: "falcons" });
const who = (about: "player" | "passer" | "receiver", playerId: string | null) =>
  say({ about, playerId });

/** Plays taps; returns what was asked after each and what was recorded at the end. */
function play(...actions: EntryAction[]) {
  let flow: EntryFlow = NO_ENTRY;
  let commit = null as ReturnType<typeof choiceOf>;
  const asked: (Question | null)[] = [];
  for (const action of actions) {
    ({ flow, commit } = stepEntry(flow, action));
    asked.push(nextQuestion(flow));
  }
  return { flow, commit, asked };
}

describe("stat first (D23): taps, questions, entry", () => {
  const cases: [string, EntryAction[], (Question | null)[], ReturnType<typeof choiceOf>][] = [
    ...(["tackle", "interception", "sack", "safety"] as const).map(
      (name) =>
        [
          `${name}: 3 taps`,
          [stat(name), team, who("player", "p7")],
          ["team", "player", null],
          { stat: name, teamId: "falcons", playerId: "p7" },
        ] as [string, EntryAction[], (Question | null)[], ReturnType<typeof choiceOf>],
    ),
    [
      "rush touchdown: 4 taps",
      [
        stat("touchdown"),
        team,
        say({ about: "touchdown-kind", kind: "rush" }),
        who("player", "p7"),
      ],
      ["team", "touchdown-kind", "player", null],
      { stat: "rush_touchdown", teamId: "falcons", playerId: "p7" },
    ],
    [
      "pass touchdown: 5 taps, passer then receiver",
      [
        stat("touchdown"),
        team,
        say({ about: "touchdown-kind", kind: "pass" }),
        who("passer", "p4"),
        who("receiver", "p11"),
      ],
      ["team", "touchdown-kind", "passer", "receiver", null],
      {
        stat: "pass_touchdown",
        teamId: "falcons",
        passerPlayerId: "p4",
        playerId: "p11",
      },
    ],
    [
      "extra point: 4 taps, type before player",
      [
        stat("extra_point"),
        team,
        say({ about: "extra-point-type", extraPointType: "10_yard" }),
        who("player", "p7"),
      ],
      ["team", "extra-point-type", "player", null],
      { stat: "extra_point", extraPointType: "10_yard", teamId: "falcons", playerId: "p7" },
    ],
    [
      "defensive touchdown: 4 taps, player before type",
      [
        stat("defensive_touchdown"),
        team,
        who("player", "p7"),
        say({ about: "return-way", way: "fumble_return" }),
      ],
      ["team", "player", "return-way", null],
      {
        stat: "defensive_touchdown",
        way: "fumble_return",
        teamId: "falcons",
        playerId: "p7",
      },
    ],
    [
      "unknown player (D28)",
      [stat("safety"), team, who("player", null)],
      ["team", "player", null],
      { stat: "safety", teamId: "falcons", playerId: null },
    ],
    [
      "pass touchdown without a passer (D28)",
      [
        stat("touchdown"),
        team,
        say({ about: "touchdown-kind", kind: "pass" }),
        who("passer", null),
        who("receiver", "p11"),
      ],
      ["team", "touchdown-kind", "passer", "receiver", null],
      { stat: "pass_touchdown", teamId: "falcons", passerPlayerId: null, playerId: "p11" },
    ],
  ];
  it.each(cases)("%s", (_name, actions, questions, entry) => {
    const { asked, commit, flow } = play(...actions);
    expect(asked).toEqual(questions);
    expect(commit).toEqual(entry);
    expect(flow).toEqual(NO_ENTRY);
  });
});

describe("player first (D23): taps, questions, entry", () => {
  const cases: [string, EntryAction[], (Question | null)[], ReturnType<typeof choiceOf>][] = [
    ...(["tackle", "interception", "sack", "safety"] as const).map(
      (name) =>
        [
          `${name}: 2 taps`,
          [jersey("p7"), stat(name)],
          [null, null],
          { stat: name, teamId: "falcons", playerId: "p7" },
        ] as [string, EntryAction[], (Question | null)[], ReturnType<typeof choiceOf>],
    ),
    [
      "rush touchdown: 3 taps",
      [jersey("p7"), stat("touchdown"), say({ about: "touchdown-kind", kind: "rush" })],
      [null, "touchdown-kind", null],
      { stat: "rush_touchdown", teamId: "falcons", playerId: "p7" },
    ],
    [
      "pass touchdown: 4 taps, the chosen player caught it (D27)",
      [
        jersey("p7"),
        stat("touchdown"),
        say({ about: "touchdown-kind", kind: "pass" }),
        who("passer", "p4"),
      ],
      [null, "touchdown-kind", "passer", null],
      { stat: "pass_touchdown", teamId: "falcons", passerPlayerId: "p4", playerId: "p7" },
    ],
    [
      "pass touchdown: the chosen player threw it",
      [
        jersey("p7"),
        stat("touchdown"),
        say({ about: "touchdown-kind", kind: "pass" }),
        { type: "swap-roles" },
        who("receiver", "p11"),
      ],
      [null, "touchdown-kind", "passer", "receiver", null],
      { stat: "pass_touchdown", teamId: "falcons", passerPlayerId: "p7", playerId: "p11" },
    ],
    [
      "extra point: 3 taps",
      [
        jersey("p7"),
        stat("extra_point"),
        say({ about: "extra-point-type", extraPointType: "20_yard" }),
      ],
      [null, "extra-point-type", null],
      { stat: "extra_point", extraPointType: "20_yard", teamId: "falcons", playerId: "p7" },
    ],
    [
      "defensive touchdown: 3 taps",
      [
        jersey("p7"),
        stat("defensive_touchdown"),
        say({ about: "return-way", way: "conversion_return" }),
      ],
      [null, "return-way", null],
      {
        stat: "defensive_touchdown",
        way: "conversion_return",
        teamId: "falcons",
        playerId: "p7",
      },
    ],
  ];
  it.each(cases)("%s", (_name, actions, questions, entry) => {
    const { asked, commit, flow } = play(...actions);
    expect(asked).toEqual(questions);
    expect(commit).toEqual(entry);
    expect(flow).toEqual(NO_ENTRY);
  });
});

describe("changing one's mind", () => {
  it("takes back one answer at a time", () => {
    const back: EntryAction = { type: "back" };
    const start = [
      stat("touchdown"),
      team,
      say({ about: "touchdown-kind", kind: "pass" }),
      who("passer", "p4"),
    ];
    const { asked } = play(...start, back, back, back, back);
    expect(asked).toEqual([
      "team",
      "touchdown-kind",
      "passer",
      "receiver",
      "passer",
      "touchdown-kind",
      "team",
      null,
    ]);
  });

  it("goes back from a stat to the chosen jersey", () => {
    const { flow } = play(jersey("p7"), stat("touchdown"), { type: "back" });
    expect(pickedPlayer(flow)).toEqual({ teamId: "falcons", playerId: "p7" });
    expect(nextQuestion(flow)).toBeNull();
  });

  it("lets go of a jersey tapped twice and takes another one tapped after it", () => {
    expect(play(jersey("p7"), jersey("p7")).flow).toEqual(NO_ENTRY);
    expect(pickedPlayer(play(jersey("p7"), jersey("p9")).flow)?.playerId).toBe("p9");
  });

  it("starts over with a new stat and forgets everything on close", () => {
    expect(play(stat("tackle"), stat("sack")).flow.answers).toEqual([
      { about: "stat", stat: "sack" },
    ]);
    expect(play(jersey("p7"), stat("touchdown"), { type: "close" }).flow).toEqual(NO_ENTRY);
  });

  it("ignores an answer to a question that is not asked: a second touch on a closing sheet", () => {
    expect(play(who("player", "p7")).flow).toEqual(NO_ENTRY);
    const { commit, flow } = play(stat("tackle"), team, who("player", "p7"), who("player", "p7"));
    expect(commit).toBeNull();
    expect(flow).toEqual(NO_ENTRY);
  });

  it("swaps roles only where a jersey came first", () => {
    expect(play(stat("touchdown"), team, { type: "swap-roles" }).flow.pickedThrew).toBe(false);
    expect(isPlayerFirst(play(jersey("p7")).flow)).toBe(true);
    expect(isPlayerFirst(play(stat("sack")).flow)).toBe(false);
  });
});

it.each<[string, boolean, EntryAction[]]>([
  ["nothing picked", false, []],
  ["a jersey", true, [jersey("p7")]],
  ["the same jersey twice", false, [jersey("p7"), jersey("p7")]],
  ["the sheet of its stat", false, [jersey("p7"), stat("touchdown")]],
  ["back from that sheet", true, [jersey("p7"), stat("touchdown"), { type: "back" }]],
  ["a stat first", false, [stat("tackle"), team]],
])(
  "D23: the seconds of a picked jersey run only while it waits for a stat: %s",
  (_, waits, taps) => {
    expect(waitsForStat(play(...taps).flow)).toBe(waits);
  },
);
