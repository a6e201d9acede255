import { expect, test } from "vitest";
import { madePassMessages } from "./made-pass-messages.ts";

// The end itself is midnight, which people read as the day after.
test.each([
  ["Asia/Tokyo", "2026-11-27T15:00:00Z", /^Ends Fri, Nov 27, 11:59 PM/],
  ["America/New_York", "2026-11-28T05:00:00Z", /^Ends Fri, Nov 27, 11:59 PM/],
  ["Pacific/Kiritimati", "2026-11-27T10:00:00Z", /^Ends Fri, Nov 27, 11:59 PM/],
])("a pass's end is told where the league plays: %s (D48)", (timeZone, expiresAt, text) => {
  expect(madePassMessages.ends({ expiresAt, timeZone })).toMatch(text);
});

test("the time names its zone if this device is in another one", () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const elsewhere = own === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo";
  const at = "2026-11-27T15:00:00Z";
  expect(madePassMessages.ends({ expiresAt: at, timeZone: own })).toMatch(/[AP]M$/);
  expect(madePassMessages.ends({ expiresAt: at, timeZone: elsewhere })).toMatch(/[AP]M GMT\+\d+$/);
});
