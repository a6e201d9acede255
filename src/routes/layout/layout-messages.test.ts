import { expect, it } from "vitest";
import { layoutMessages } from "./layout-messages.ts";
import { navEntries } from "./nav-entries.ts";

it("says the shell's specified words (P §1, P §2 Navigation shell, D2)", () => {
  const { subtitle, administrator, signIn, signOut } = layoutMessages;
  expect([subtitle, administrator, signIn, signOut]).toEqual([
    "Flag Football Statistics",
    "Administrator",
    "Sign In",
    "Sign Out",
  ]);
  const specified = ["Games", "Teams", "Stats", "Standings", "Admin"];
  const labels = navEntries.map((entry) => entry.label);
  expect(labels).toEqual(specified.filter((label) => labels.includes(label)));
});
