import { describe, expect, it } from "vitest";
import { adminPaths } from "../admin-paths.ts";
import { paths } from "../paths.ts";
import { landingOf, ownPage } from "./landing.ts";
import { unprofiledUser } from "./session-state.ts";

const scorer = unprofiledUser("user-1", "scorer@demo.test");
const admin = { ...scorer, role: "admin" } as const;

describe("where a person goes after signing in", () => {
  it("D4: to where they were going, else admins to /admin and others to /games", () => {
    expect(landingOf(scorer, "/collect?gameId=g1")).toBe("/collect?gameId=g1");
    expect(landingOf(scorer, null)).toBe("/games");
    expect(landingOf(admin, undefined)).toBe("/admin");
    expect(landingOf(admin, "https://evil.example/")).toBe("/admin");
  });

  it("D14: to a new password, before anything else, with a temporary one", () => {
    const temporary = { ...admin, mustChangePassword: true };
    expect(landingOf(temporary, "/games")).toBe("/auth/reset-password");
  });

  it.each([
    paths.games(),
    paths.review("0d0e0000-0000-4000-8000-000000000001"),
    paths.scoreboard("0d0e0000-0000-4000-8000-000000000001"),
    paths.scoreSheet("0d0e0000-0000-4000-8000-000000000001"),
    paths.gamePasses("0d0e0000-0000-4000-8000-000000000001"),
    paths.checkIn("0d0e0000-0000-4000-8000-000000000001", "t-1"),
    paths.collect(),
    paths.collect("g1"),
    paths.account(),
    paths.admin(),
    "/admin/users",
    "/admin/seasons/s-1",
    adminPaths.games("s-1"),
    adminPaths.dayPasses("s-1"),
    adminPaths.team("s-1", "t-1"),
    "/user-guide/getting-started",
    paths.userGuide("data-and-reporting", "points"),
    "/user-guide?from=mail#late-entries",
    paths.teams(),
    paths.team("0d0e0000-0000-4000-8000-000000000001"),
    paths.player("0d0e0000-0000-4000-8000-000000000001"),
    paths.stats(),
    `${paths.statsAll()}?season=0d0e0000-0000-4000-8000-000000000001&sort=touchdowns`,
    paths.standings(),
  ])("rule 14: %s is a page of this product", (page) => {
    expect(ownPage(page)).toBe(page);
  });

  it.each(["#access_token=a&refresh_token=r", "#a=b", "#//evil.example", "#"])(
    "rule 14: %s goes nowhere, as it may be a session",
    (fragment) => {
      expect(ownPage(`/user-guide${fragment}`)).toBe("/user-guide");
    },
  );

  it.each([
    "//evil.example",
    "//evil.example/games",
    "/\\evil.example/games",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "https://evil.example/games",
    "javascript:void(0)",
    "games",
    "",
    "/games@evil.example",
    "/games/../auth/callback",
    "/login",
    "/auth/callback?next=/games",
    "/rest/v1/games",
    "/admin/../../widget/stats",
    "/%2e%2e//evil.example",
    null,
    42,
    { toString: () => "/games" },
  ])("rule 14: %j is none", (wanted) => {
    expect(ownPage(wanted)).toBeNull();
  });
});
