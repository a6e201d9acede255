import { expect, it } from "vitest";
import type { FinalizeWarning } from "../../../domain/game/finalize-warnings.ts";
import { type WarnedOf, warningText } from "./warning-texts.ts";

const say = (warning: FinalizeWarning, over: Partial<WarnedOf> = {}) => {
  const {
    lead,
    rest,
    plays = [],
  } = warningText(warning, {
    teamName: () => "Flag Falcons",
    otherPerson: null,
    unsent: [],
    refused: [],
    syncState: "offline",
    ...over,
  });
  return [lead, rest, ...plays].join(" ");
};

it.each<[FinalizeWarning, string]>([
  [
    { code: "unsent_entries", count: 3 },
    "3 entries are still on this device. The result is sent with them as soon as there is a network.",
  ],
  [
    { code: "entries_without_player", entryIds: ["a"] },
    "1 entry has no player. It counts for the team, but for no player.",
  ],
  [
    { code: "likely_doubles", doubles: [{ firstEntryId: "a", secondEntryId: "b" }] },
    "1 entry may be recorded twice. Same stat and player from two devices within 20 seconds.",
  ],
  [
    { code: "small_roster", teamId: "v", count: 5 },
    "Flag Falcons has 5 checked in. A roster needs at least 6 players.",
  ],
  [
    {
      code: "override_differs",
      override: { visitor: 20, home: 14 },
      computed: { visitor: 26, home: 14 },
    },
    "The final score was set to 20–14. The recorded stats give 26–14. Which one counts?",
  ],
])("D31 finalize warning %#", (warning, text) => {
  expect(say(warning)).toBe(text);
});

it("D31 leads to the entries without a player and to likely doubles, and to nothing else", () => {
  const known: WarnedOf = {
    teamName: () => "",
    otherPerson: null,
    unsent: [],
    refused: [],
    syncState: "offline",
  };
  const shown = (warning: FinalizeWarning) => warningText(warning, known).filter;
  expect(shown({ code: "entries_without_player", entryIds: ["a"] })).toBe("without-player");
  const doubles = [{ firstEntryId: "a", secondEntryId: "b" }];
  expect(shown({ code: "likely_doubles", doubles })).toBe("doubles");
  expect(shown({ code: "unsent_entries", count: 3 })).toBeUndefined();
});

it("D31 names the other person whose entries wait", () => {
  expect(say({ code: "other_persons_entries", count: 1 }, { otherPerson: "Sam Hill" })).toBe(
    "1 entry of Sam Hill is waiting. They are sent when that person signs in on this device.",
  );
});

it("D31, I14 names the plays that wait and those that the server refused", () => {
  const refused = ["RUSH TD · #7", "SACK · #4"];
  expect(say({ code: "refused_entries", count: 2 }, { refused })).toBe(
    "2 entries were not accepted by the server. The score above counts them, the result on the server does not. Retry now stands in the sync status. RUSH TD · #7 SACK · #4",
  );
  expect(say({ code: "refused_entries", count: 1 }, { refused: ["SACK · #4"] })).toContain(
    "1 entry was not accepted by the server. The score above counts it,",
  );
  const unsent = ["a", "b", "c", "d", "e", "f"];
  expect(say({ code: "unsent_entries", count: 6 }, { unsent, syncState: "attention" })).toBe(
    "6 entries are still on this device. The server does not take them now. The sync status says why. a b and 4 more",
  );
  // Timeouts and edits wait, too: what is listed adds up to the heading.
  expect(say({ code: "unsent_entries", count: 10 }, { unsent: [...unsent, "g", "h"] })).toMatch(
    / a b and 6 more · 2 other entries \(/,
  );
  expect(say({ code: "unsent_entries", count: 2 }, { unsent: ["a"] })).toMatch(
    / a 1 other entry \(roster, timeout or edit\)$/,
  );
  expect(say({ code: "refused_entries", count: 3 }, { refused })).toMatch(/ · #4 1 other entry \(/);
});

it.each<[WarnedOf["syncState"], number, string, string]>([
  ["saving", 1, "sending", "1 entry is being sent. The result is sent with it."],
  ["saving", 2, "sending", "2 entries are being sent. The result is sent with them."],
  [
    "offline",
    1,
    "device",
    "1 entry is still on this device. The result is sent with it as soon as there is a network.",
  ],
  [
    "attention",
    1,
    "device",
    "1 entry is still on this device. The server does not take it now. The sync status says why.",
  ],
])("D31, I21 says the same as the sync pill: %s, %i", (syncState, count, kind, text) => {
  const warning: FinalizeWarning = { code: "unsent_entries", count };
  expect(say(warning, { syncState })).toBe(text);
  const known = { teamName: () => "", otherPerson: null, unsent: [], refused: [], syncState };
  expect(warningText(warning, known).kind).toBe(kind);
});
