import { describe, expect, it } from "vitest";
import { fieldsThatDiffer } from "../shared/fields-that-differ.ts";
import type { Account } from "./account.ts";
import { accountActions } from "./account-actions.ts";
import { ACCOUNT_GROUPS, isFound, isInGroup } from "./account-search.ts";
import { cleanDomain, type Limit, readLimit, type Settings } from "./settings.ts";

const account = (change: Partial<Account> = {}): Account => ({
  userId: "them",
  email: "jose.nunez@club.test",
  fullName: "José Núñez",
  role: "user",
  isRoleFromDomain: false,
  isCollector: false,
  status: "active",
  isLastAdmin: false,
  createdAt: "2026-11-01T10:00:00Z",
  lastSignInAt: null,
  ...change,
});

const words = (change: Partial<Account>, ownId = "me") =>
  accountActions(account(change), ownId).map(({ action, hindrance }) =>
    hindrance === null ? action : `${action} (${hindrance})`,
  );

describe("what an admin can do with an account (D11, D12, D14, D15)", () => {
  it.each<[string, Partial<Account>, readonly string[]]>([
    ["a user", {}, ["make_admin", "mark_collector", "send_reset", "disable"]],
    [
      "a collector",
      { isCollector: true },
      ["make_admin", "unmark_collector", "send_reset", "disable"],
    ],
    ["an admin", { role: "admin" }, ["remove_admin", "send_reset", "disable"]],
    [
      "the last admin",
      { role: "admin", isLastAdmin: true },
      ["remove_admin (last_admin)", "send_reset", "disable (last_admin)"],
    ],
    ["oneself", { role: "admin", userId: "me" }, ["remove_admin", "send_reset", "disable (self)"]],
    ["an open invitation", { status: "invited" }, ["resend_invitation", "withdraw_invitation"]],
    ["an unconfirmed address, never promoted", { status: "unconfirmed" }, ["disable"]],
    [
      "an admin on a temporary password",
      { status: "temporary_password", role: "admin" },
      ["remove_admin", "send_reset", "disable"],
    ],
    ["a disabled account", { status: "disabled", role: "admin" }, ["enable"]],
  ])("%s", (_, change, actions) => {
    expect(words(change)).toEqual(actions);
  });
});

describe("the list", () => {
  it.each([
    ["", true],
    ["jose nunez", true],
    ["NÚÑEZ", true],
    ["club.test", true],
    ["nunez jose@", false],
    ["  nunez   jose ", true],
    ["ada", false],
  ])("a search for '%s' finds José Núñez: %s", (typed, isThere) => {
    expect(isFound(account(), typed)).toBe(isThere);
  });

  it("groups everybody, admins, and who cannot sign in", () => {
    const groups = (change: Partial<Account>) =>
      ACCOUNT_GROUPS.filter((group) => isInGroup(account(change), group));
    expect(groups({})).toEqual(["all"]);
    expect(groups({ role: "admin" })).toEqual(["all", "admins"]);
    expect(groups({ status: "invited" })).toEqual(["all", "inactive", "invited"]);
    expect(groups({ status: "disabled", role: "admin" })).toEqual(["all", "admins", "inactive"]);
  });
});

it.each([
  ["", null],
  ["  ", null],
  ["League.Test ", "league.test"],
  ["@league.test", "league.test"],
  ["mail.league.test", "mail.league.test"],
  ["league", undefined],
  ["me@league.test", undefined],
  ["league test.org", undefined],
])("the admin domain '%s' is kept as %s (D11)", (typed, domain) => {
  expect(cleanDomain(typed)).toBe(domain);
});

it("of the switches only the changed ones are told, an emptied domain among them", () => {
  const saved: Settings = {
    publicBrowsing: "all",
    collectors: "open",
    gamePasses: "off",
    captainsConfirm: "off",
    adminEmailDomain: "league.example",
    eventsPerGame: 10_000,
    walkOnsPerGame: 40,
    pushesPerMinute: 300,
    pushBytesPerMinute: 20_000_000,
    leagueTimeZone: "America/New_York",
  };
  expect(fieldsThatDiffer(saved, saved)).toEqual({});
  expect(fieldsThatDiffer(saved, { ...saved, collectors: "approved" })).toEqual({
    collectors: "approved",
  });
  expect(fieldsThatDiffer(saved, { ...saved, adminEmailDomain: null })).toEqual({
    adminEmailDomain: null,
  });
  expect(fieldsThatDiffer(saved, { ...saved, walkOnsPerGame: 12 })).toEqual({ walkOnsPerGame: 12 });
});

it.each<[Limit, string, number | undefined]>([
  ["eventsPerGame", "1000", 1_000],
  ["eventsPerGame", " 20000 ", 20_000],
  ["eventsPerGame", "999", undefined],
  ["walkOnsPerGame", "0", 0],
  ["walkOnsPerGame", "1001", undefined],
  ["walkOnsPerGame", "", undefined],
  ["walkOnsPerGame", "-1", undefined],
  ["pushesPerMinute", "10.5", undefined],
  ["pushesPerMinute", "1e2", undefined],
  ["pushBytesPerMinute", "4", 4_000_000],
  ["pushBytesPerMinute", "2000", 2_000_000_000],
  ["pushBytesPerMinute", "2001", undefined],
])("the limit %s typed as '%s' is %s", (limit, typed, value) => {
  expect(readLimit(limit, typed)).toBe(value);
});
