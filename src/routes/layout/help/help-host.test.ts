import { describe, expect, it } from "vitest";
import { hasHelpButton } from "./help-host.tsx";

describe("the floating help button (P §2)", () => {
  it.each([
    ["/games", "", true],
    ["/login", "", true],
    ["/collect", "", true],
    ["/collect", "?gameId=1", false],
    ["/games/1/review", "", true],
    ["/games/1/scoreboard", "", false],
    ["/games/1/check-in/2", "", false],
    ["/user-guide", "", false],
    ["/user-guide/stat-collection", "", false],
    ["/user-guides", "", false],
  ])("over %s%s: %s", (pathname, search, expected) => {
    expect(hasHelpButton(pathname, search)).toBe(expected);
  });
});
