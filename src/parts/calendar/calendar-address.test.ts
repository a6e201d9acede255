import { expect, it } from "vitest";
import { calendarAddress, webcalAddress } from "./calendar-address.ts";

it("a calendar has the address of its team or season, for browsers and for calendars", () => {
  const team = calendarAddress({ kind: "team", id: "f/1" }, "https://stats.test");
  expect(team).toBe("https://stats.test/calendar/team/f%2F1.ics");
  expect(webcalAddress(team)).toBe("webcal://stats.test/calendar/team/f%2F1.ics");
  expect(webcalAddress("http://localhost:4173/calendar/season/x.ics")).toBe(
    "webcal://localhost:4173/calendar/season/x.ics",
  );
});
