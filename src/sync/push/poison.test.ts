import { describe, expect, test } from "vitest";
import { eventOf } from "../../../tests/helpers/builders/build-log.ts";
import { poisonWithDependents } from "./poison.ts";

const tackle = { statType: "tackle", teamId: "t", playerId: "p" } as const;
const record = (entryId: string) =>
  eventOf({ type: "stat.recorded.v1", payload: { entries: [{ ...tackle, entryId }] } });
const change = (entryId: string) =>
  eventOf({ type: "stat.changed.v1", payload: { entryId, to: tackle } });
const remove = (...entryIds: string[]) =>
  eventOf({ type: "stat.removed.v1", payload: { entryIds } });

describe("I14 what goes to quarantine with a poison event", () => {
  test("its changes and removals; other entries proceed", () => {
    const poison = record("a");
    const other = record("b");
    const changed = change("a");
    const removed = remove("a");
    const events = [poison, other, changed, change("b"), removed];
    expect(poisonWithDependents(poison, events)).toEqual(
      [poison, changed, removed].map((event) => event.eventId),
    );
  });

  test("a removal that also names another entry goes on", () => {
    const poison = record("a");
    expect(poisonWithDependents(poison, [poison, record("b"), remove("a", "b")])).toHaveLength(1);
  });

  test("a chain of transitions that have seen it", () => {
    const poison = eventOf({
      type: "game.finalized.v1",
      payload: { seenEpoch: 0, seenState: "open", seenTransition: null },
    });
    const reopened = eventOf({
      type: "game.reopened.v1",
      payload: { seenEpoch: 0, seenState: "final", seenTransition: poison.eventId },
    });
    const again = eventOf({
      type: "game.finalized.v1",
      payload: { seenEpoch: 0, seenState: "open", seenTransition: reopened.eventId },
    });
    expect(poisonWithDependents(poison, [poison, reopened, record("c"), again])).toEqual([
      poison.eventId,
      reopened.eventId,
      again.eventId,
    ]);
  });

  test("nothing that was tapped before it", () => {
    const early = remove("a");
    const poison = record("a");
    expect(poisonWithDependents(poison, [early, poison])).toEqual([poison.eventId]);
  });
});
