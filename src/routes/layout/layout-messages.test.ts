import { expect, it } from "vitest";
import { seasonMessages } from "../../parts/season-selector/season-messages.ts";
import { accountState } from "./account-state.ts";
import { lateMessages } from "./late-messages.ts";
import { layoutMessages } from "./layout-messages.ts";
import { NAV_ENTRIES, navEntriesFor } from "./nav-entries.ts";

it("says the shell's specified words (P §1, P §2 Navigation shell, D2)", () => {
  const { subtitle, signIn } = layoutMessages;
  const { administrator, signOut } = lateMessages;
  expect([subtitle, administrator, signIn, signOut]).toEqual([
    "Flag Football Statistics",
    "Administrator",
    "Sign In",
    "Sign Out",
  ]);
  const specified = ["Games", "Teams", "Stats", "Standings", "Admin"];
  const labels = NAV_ENTRIES.map((entry) => entry.label);
  expect(labels).toEqual(specified.filter((label) => labels.includes(label)));
});

it("shows Admin to admins only, and nothing of it while nobody is known (P §2)", () => {
  const person = { label: "a@demo.test", isAdmin: false, collects: true, isDisabled: false };
  const forAdmins = NAV_ENTRIES.filter(({ only }) => only === "admins");
  const open = NAV_ENTRIES.filter(({ only }) => only === undefined);
  expect(navEntriesFor({ ...person, isAdmin: true })).toEqual([...open, ...forAdmins]);
  for (const user of [person, null, undefined]) expect(navEntriesFor(user)).toEqual(open);
});

it("names the standing of who is signed in; a locked account before any role (I21)", () => {
  const person = { label: "a@demo.test", isAdmin: false, collects: true, isDisabled: false };
  expect(accountState(person)).toBeNull();
  expect(accountState({ ...person, isAdmin: true })).toBe("Administrator");
  expect(accountState({ ...person, isAdmin: true, isDisabled: true })).toBe("Account disabled");
});

it("waits for the seasons in the selector's own words, which are no part of the shell", () => {
  expect(layoutMessages.loadingSeasons).toBe(seasonMessages.loading);
});
