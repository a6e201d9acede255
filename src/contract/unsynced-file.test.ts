import { describe, expect, it } from "vitest";
import { eventOf, testId, VISITOR } from "../../tests/helpers/builders/build-log.ts";
import { UNNUMBERED } from "../domain/game/fold/unnumbered.ts";
import { readUnsyncedFile, toUnsyncedFile } from "./unsynced-file.ts";

const entry = { entryId: testId(1), statType: "tackle", teamId: VISITOR, playerId: null } as const;
const event = eventOf(
  { type: "stat.recorded.v1", payload: { entries: [entry] } },
  {
    deviceSeq: 4,
    authorId: testId(2),
    clientTimestamp: "2026-11-21T16:12:00.000Z",
    appVersion: "0.1.0",
  },
);

const file = () => toUnsyncedFile(event.deviceId, "2026-11-21T16:13:00.000Z", [event]);

describe("the export of unsynced data (I21)", () => {
  it("comes back as it went, ids, author and order included", () => {
    expect(readUnsyncedFile(JSON.stringify(file()))).toEqual({ events: [event] });
  });

  it("says of an event of the journal that it has no number", () => {
    const unsaved = { ...event, deviceSeq: UNNUMBERED };
    const written = toUnsyncedFile(event.deviceId, "2026-11-21T16:13:00.000Z", [unsaved]);
    expect(written.events).toMatchObject([{ device_seq: null }]);
    expect(readUnsyncedFile(JSON.stringify(written))).toEqual({ events: [unsaved] });
  });

  it("carries the fixed names", () => {
    expect(file()).toMatchObject({
      format: "stat-tracker-events",
      version: 1,
      device_id: event.deviceId,
      events: [{ game_id: event.gameId, event_id: event.eventId, device_seq: 4 }],
    });
  });

  it.each([
    ["no JSON", "PK"],
    ["another format", JSON.stringify({ ...file(), format: "other" })],
    ["a later version", JSON.stringify({ ...file(), version: 2 })],
    ["a list", "[]"],
  ])("refuses %s as no such file", (_, text) => {
    expect(readUnsyncedFile(text)).toEqual({ unreadableEvent: null });
  });

  it("names the event that it cannot read and takes none", () => {
    const [first] = file().events;
    const text = JSON.stringify({ ...file(), events: [first, { ...first, device_seq: -1 }] });
    expect(readUnsyncedFile(text)).toEqual({ unreadableEvent: 2 });
  });
});
