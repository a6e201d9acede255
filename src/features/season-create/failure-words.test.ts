import { expect, test } from "vitest";
import { importProblemWords } from "./failure-words.ts";

const said = "what the server said";

test.each([
  ["provider_not_chosen", "Configuration Error"],
  ["provider_refused", "Configuration Error"],
  ["provider_unreachable", "Connection Error"],
  ["provider_timeout", "Connection Error"],
  ["provider_failed", "Connection Error"],
  ["provider_rate_limited", "Connection Error"],
  ["over_request_rate_limit", "Connection Error"],
  ["network", "Connection Error"],
  ["offline", "Connection Error"],
  ["provider_unreadable", "Connection Error"],
  ["provider_bad_request", "Import Failed"],
  ["permission", "Import Failed"],
  ["something_new", "Import Failed"],
])("A §8: %s stands under %s, with hints, and nothing that was said is lost", (code, heading) => {
  const words = importProblemWords({ code, message: said, refused: null });
  expect(words.heading).toBe(heading);
  expect(words.hints.length).toBeGreaterThan(0);
  expect([words.text, words.said]).toContain(said);
});

test("A §8: a league that is not there is named", () => {
  const leagues = [{ leagueId: "85770", season: null }];
  const refused = { reason: "no_league", leagues } as const;
  expect(importProblemWords({ code: "no_league", message: "", refused })).toMatchObject({
    heading: "Import Failed",
    text: "League ID 85770 not found",
    said: null,
  });
});
