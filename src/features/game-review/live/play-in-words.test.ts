import { describe, expect, it } from "vitest";
import type { StatFields } from "../../../domain/game/events.ts";
import { PLAY_KEYS } from "../../../domain/game/plays.ts";
import type { PlayRow } from "../../../domain/game/timeline.ts";
import { playsNewestFirst } from "../plays/timeline-rows.ts";
import { liveMessages } from "./live-messages.ts";
import { lastPlayOf, playInWords } from "./play-in-words.ts";

const PEOPLE: Readonly<Record<string, string>> = { ada: "#7 Ada Reyes", peña: "#4 Marisol Peña" };
const names = {
  player: (id: string | null) => (id === null ? "Unknown player" : (PEOPLE[id] ?? "#??")),
};
const play = (fields: Omit<StatFields, "teamId" | "playerId">, playerId: string | null = "ada") =>
  playInWords({ teamId: "falcons", playerId, ...fields }, names);

describe("the last play in words", () => {
  it.each([
    [play({ statType: "touchdown", statSubtype: "rush" }), "Touchdown run by #7 Ada Reyes"],
    [
      play({ statType: "touchdown", statSubtype: "pass", passerPlayerId: "peña" }),
      "Touchdown pass from #4 Marisol Peña to #7 Ada Reyes",
    ],
    [
      play({ statType: "touchdown", statSubtype: "pass", passerPlayerId: null }, null),
      "Touchdown pass from Unknown player to Unknown player",
    ],
    [
      play({ statType: "extra_point", extraPointType: "10_yard" }),
      "10 yard extra point by #7 Ada Reyes",
    ],
    [play({ statType: "tackle" }), "Tackle by #7 Ada Reyes"],
  ])("%s", (words, expected) => {
    expect(words).toBe(expected);
  });

  it("has words for every play, no two alike", () => {
    expect(new Set(PLAY_KEYS.map((key) => liveMessages.by(key))).size).toBe(PLAY_KEYS.length);
  });
});

describe("the newest act", () => {
  const row = (eventId: string, statType: StatFields["statType"], points = 0): PlayRow => ({
    kind: "play",
    entry: {
      entryId: `${eventId} ${statType}`,
      eventId,
      clientTimestamp: null,
      fields: { statType, teamId: "falcons", playerId: "ada" },
    },
    points,
    score: { visitor: points, home: 0 },
  });
  it.each([
    [
      "a sack, not its tackle (D25)",
      [row("a", "tackle"), row("b", "sack"), row("b", "tackle")],
      "sack",
    ],
    [
      "the points after a return (D26)",
      [row("a", "interception"), row("a", "defensive_touchdown", 6)],
      "defensive_touchdown",
    ],
    ["a tackle alone", [row("a", "sack"), row("b", "tackle")], "tackle"],
  ] as const)("is %s", (_, plays, statType) => {
    expect(lastPlayOf(plays)?.entry.fields.statType).toBe(statType);
  });

  it("is none before the first", () => {
    expect(lastPlayOf([])).toBeUndefined();
  });
});

describe("the feed", () => {
  it("begins with the newest play, keeps what one tap recorded in order, and leaves the log as it is", () => {
    const entry = (entryId: string, eventId = entryId) => ({
      kind: "play" as const,
      entry: {
        entryId,
        eventId,
        clientTimestamp: null,
        fields: { statType: "tackle" as const, teamId: "falcons", playerId: "ada" },
      },
      points: 0,
      score: { visitor: 0, home: 0 },
    });
    const plays = [entry("first"), entry("sack", "pair"), entry("tackle", "pair"), entry("last")];
    const idsOf = (rows: readonly { entry: { entryId: string } }[]) =>
      rows.map((row) => row.entry.entryId);
    expect(idsOf(playsNewestFirst({ plays }, null))).toEqual(["last", "sack", "tackle", "first"]);
    expect(idsOf(plays)).toEqual(["first", "sack", "tackle", "last"]);
  });
});
