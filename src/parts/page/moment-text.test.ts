import { expect, it } from "vitest";
import { momentText } from "./moment-text.ts";

it("names the day only where it is another one", () => {
  const now = new Date(2026, 10, 21, 18, 0).getTime();
  expect(momentText(new Date(2026, 10, 21, 16, 13).toISOString(), now)).toBe("4:13 PM");
  expect(momentText(new Date(2026, 10, 20, 16, 13).toISOString(), now)).toBe("Nov 20, 4:13 PM");
  expect([momentText(null, now), momentText("some day", now)]).toEqual(["", ""]);
});
