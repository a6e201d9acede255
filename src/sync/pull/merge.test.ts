import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digestOf } from "../../../tests/helpers/sync/memory-server.ts";
import type { PullAnswer } from "../../contract/pull-answer.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { type LogPosition, mergePage } from "./merge.ts";

function eventAt(gameSeq: number, eventId = `e${gameSeq}`): GameEvent {
  return {
    eventId,
    gameId: "g",
    epoch: 0,
    deviceId: "d",
    deviceSeq: gameSeq,
    authorId: null,
    clientTimestamp: null,
    appVersion: null,
    gameSeq,
    recordedBy: null,
    receivedAt: null,
    type: "timeout.used.v1",
    payload: { teamId: "t" },
  };
}

/** What a server that holds `log` answers. */
function page(log: readonly GameEvent[], afterSeq: number, limit: number): PullAnswer {
  const anchor = log[afterSeq - 1];
  return {
    isKnown: true,
    events: log.slice(afterSeq, afterSeq + limit),
    headSeq: log.length,
    epoch: 0,
    phase: "open",
    anchor: anchor === undefined ? null : positionIn(log, afterSeq),
  };
}

/** The place of `gameSeq` in a log, as a device that has read so far keeps it. */
function positionIn(log: readonly GameEvent[], gameSeq: number): LogPosition {
  const eventId = log[gameSeq - 1]?.eventId ?? "";
  return { gameSeq, eventId, logDigest: digestOf(log.slice(0, gameSeq)) };
}

const logOf = (length: number, prefix = "e"): readonly GameEvent[] =>
  Array.from({ length }, (_, index) => eventAt(index + 1, `${prefix}${index + 1}`));

describe("S10 merge", () => {
  test("I23 pages of any length add up to the whole log, in order, each event once", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 9 }), (length, limit) => {
        const log = logOf(length);
        const read: GameEvent[] = [];
        let position: LogPosition | null = null;
        for (let pages = 0; pages <= length + 1; pages += 1) {
          const merge = mergePage(position, page(log, position?.gameSeq ?? 0, limit));
          if (merge.kind === "up-to-date") break;
          if (merge.kind !== "append") throw new Error(merge.kind);
          read.push(...merge.events);
          position = positionIn(log, read.length);
          if (merge.complete) break;
        }
        expect(read).toEqual(log);
      }),
    );
  });

  test("I3 a restored log is noticed wherever it ends", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.nat({ max: 29 }),
        fc.nat({ max: 40 }),
        (read, kept, added) => {
          fc.pre(kept < read);
          const restored = [
            ...logOf(kept),
            ...logOf(added, "new").map((event, index) => ({ ...event, gameSeq: kept + index + 1 })),
          ];
          const merge = mergePage(positionIn(logOf(read), read), page(restored, read, 5));
          expect(merge.kind).toBe("other-history");
        },
      ),
    );
  });

  test("I3 also when the event last read stands at its old place and one before it differs", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.nat({ max: 28 }), (read, lost) => {
        fc.pre(lost < read - 1);
        const restored = logOf(read).with(lost, eventAt(lost + 1, "e99"));
        const merge = mergePage(positionIn(logOf(read), read), page(restored, read, 5));
        expect(merge.kind).toBe("other-history");
      }),
    );
  });

  test.each<[string, PullAnswer]>([
    ["a hole", { ...page(logOf(5), 2, 5), events: [eventAt(3), eventAt(5)] }],
    ["a wrong order", { ...page(logOf(5), 2, 5), events: [eventAt(4), eventAt(3)] }],
    ["an event already read", { ...page(logOf(5), 2, 5), events: [eventAt(2), eventAt(3)] }],
    ["nothing, though there is more", { ...page(logOf(5), 2, 5), events: [] }],
    ["more than the head", { ...page(logOf(5), 2, 5), headSeq: 4 }],
  ])("refuses a page with %s as a whole", (_, answer) => {
    expect(mergePage(positionIn(logOf(5), 2), answer).kind).toBe("unusable");
  });
});
