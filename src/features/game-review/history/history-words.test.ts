import { describe, expect, it } from "vitest";
import { eventOf, HOME, testId, VISITOR } from "../../../../tests/helpers/builders/build-log.ts";
import type { EventEnvelope, GameEvent, GameFact } from "../../../domain/game/events.ts";
import { playNames } from "../../../parts/stats/play-words.ts";
import { historyRows } from "./history-words.ts";

const names = playNames({ id: VISITOR, name: "Falcons" }, { id: HOME, name: "Bombers" }, new Map());
const said = (facts: readonly GameFact[]) =>
  historyRows(
    facts.map((fact) => eventOf(fact)),
    names,
  ).map(({ what, detail }) => (detail === null ? what : `${what} (${detail})`));

const sack = { statType: "sack", teamId: HOME, playerId: null } as const;
const tackle = { statType: "tackle", teamId: HOME, playerId: null } as const;

describe("the history in words", () => {
  it("shows what was edited and deleted, with what it said before", () => {
    const entryId = testId(1);
    expect(
      said([
        {
          type: "stat.recorded.v1",
          payload: {
            entries: [
              { entryId, ...sack },
              { entryId: testId(2), ...tackle, automatic: true },
            ],
          },
        },
        { type: "stat.changed.v1", payload: { entryId, to: tackle } },
        { type: "stat.removed.v1", payload: { entryIds: [entryId] } },
        { type: "stat.removed.v1", payload: { entryIds: [testId(3)] } },
      ]),
    ).toEqual([
      "SACK · Unknown player",
      "Changed TACKLE · Unknown player (was SACK · Unknown player)",
      "Deleted TACKLE · Unknown player",
      "Deleted an entry that is not on this device",
    ]);
  });

  it("has words for everything else that can happen to a game", () => {
    const seen = { seenEpoch: 0, seenState: "open" } as const;
    const correction = { playerId: testId(101), teamId: HOME, deltas: { tackles: 1 } };
    expect(
      said([
        { type: "timeout.used.v1", payload: { teamId: VISITOR } },
        { type: "timeout.returned.v1", payload: { teamId: HOME } },
        { type: "roster.changed.v1", payload: { teamId: HOME, add: ["a", "b"], remove: ["c"] } },
        {
          type: "stats.imported.v1",
          payload: { batchId: "b", rows: [{ playerId: "p", teamId: HOME, counts: {} }] },
        },
        { type: "stats.imported.v1", payload: { batchId: "b", undone: true, rows: [] } },
        { type: "stats.corrected.v1", payload: correction },
        { type: "stats.corrected.v1", payload: { ...correction, batchId: "b" } },
        { type: "score.overridden.v1", payload: { visitor: 21, home: 20 } },
        { type: "score.override_cleared.v1", payload: {} },
        { type: "game.finalized.v1", payload: seen },
        { type: "game.reopened.v1", payload: seen },
        { type: "game.reset.v1", payload: seen },
        { type: "held.applied.v1", payload: { eventIds: ["x"] } },
        { type: "held.set_aside.v1", payload: { eventIds: ["x", "y"] } },
      ]),
    ).toEqual([
      "Timeout Falcons",
      "Timeout given back to Bombers",
      "2 checked in for Bombers, 1 taken off the roster of Bombers",
      "Imported statistics of 1 player",
      "Took back an import of statistics",
      `Corrected ${names.player(correction.playerId)}`,
      `Corrected ${names.player(correction.playerId)} by an import`,
      "Set the final score to 21–20",
      "Took back the score set by hand",
      "Finalized the game",
      "Re-opened the game",
      "Reset the game",
      "Applied 1 entry that came late",
      "Set 2 entries aside that came late",
    ]);
  });

  it("says to admins alone why a suspended player was checked in (D28)", () => {
    const event = eventOf({
      type: "roster.changed.v1",
      payload: {
        teamId: HOME,
        add: ["a"],
        remove: [],
        overrides: [{ playerId: "a", reason: "The board allows it" }],
      },
    });
    expect(historyRows([event], names, true)[0]?.detail).toMatch(/suspended: The board allows it$/);
    expect(historyRows([event], names)[0]?.detail).toBeNull();
  });

  it("keeps a fact of a newer version in sight (I4)", () => {
    const {
      type: _,
      payload: __,
      ...envelope
    } = eventOf({
      type: "timeout.used.v1",
      payload: { teamId: HOME },
    });
    const newer: GameEvent = { ...envelope, type: "unknown", wireType: "x.v9", payload: {} };
    expect(historyRows([newer], names)[0]?.what).toBe("Something that this version does not know");
  });

  it("keeps author and sender, and marks what waits (D13, rule 6)", () => {
    const row = (envelope: Partial<EventEnvelope>) => {
      const fact = { type: "timeout.used.v1", payload: { teamId: HOME } } as const;
      return historyRows([eventOf(fact, envelope)], names)[0];
    };
    expect(row({ authorId: "ann", recordedBy: "bob", gameSeq: 4 })).toMatchObject({
      doer: { kind: "uploaded", authorId: "ann", senderId: "bob" },
      isWaiting: false,
    });
    expect(row({ recordedBy: "bob" })).toMatchObject({
      doer: { kind: "one", userId: "bob" },
      isWaiting: true,
    });
    expect(row({ clientTimestamp: null, receivedAt: "2026-11-14T10:00:00Z" })?.at).toBe(
      "2026-11-14T10:00:00Z",
    );
  });
});
