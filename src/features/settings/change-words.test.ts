import { expect, it } from "vitest";
import type { Settings } from "../../domain/access/settings.ts";
import { actorWords, changeWords } from "./change-words.ts";

const settings: Settings = {
  publicBrowsing: "all",
  collectors: "open",
  gamePasses: "off",
  captainsConfirm: "off",
  adminEmailDomain: null,
  eventsPerGame: 10_000,
  walkOnsPerGame: 40,
  pushesPerMinute: 300,
  pushBytesPerMinute: 20_000_000,
  leagueTimeZone: "America/New_York",
};

it.each<[Partial<Settings>, readonly string[]]>([
  [{ publicBrowsing: "off" }, ["Public browsing: All seasons → Nothing without an account"]],
  [
    { collectors: "approved", adminEmailDomain: "league.test" },
    [
      "Who may collect stats: Everybody with an account → Approved collectors",
      "Admin email domain: none → league.test",
    ],
  ],
  [
    { eventsPerGame: 5_000, pushBytesPerMinute: 8_500_000 },
    ["Entries per game: 10,000 → 5,000", "Megabytes per account and minute: 20 MB → 8.5 MB"],
  ],
  [{ captainsConfirm: "asked" }, ["Captains confirm: Off → Asked for"]],
  [{ leagueTimeZone: "Europe/Berlin" }, ["League time zone: America/New_York → Europe/Berlin"]],
  [{}, []],
])("a change is said switch by switch (rule 19): %o", (change, lines) => {
  expect(changeWords({ before: settings, after: { ...settings, ...change } })).toEqual(lines);
});

it("a setting that a change from before it existed does not name is no change", () => {
  const old = { ...settings, eventsPerGame: null, leagueTimeZone: null };
  expect(changeWords({ before: old, after: { ...settings, collectors: "approved" } })).toEqual([
    "Who may collect stats: Everybody with an account → Approved collectors",
  ]);
});

it("the actor is a person by name, never an address, or the server (D13)", () => {
  expect(actorWords({ actorId: "u", actor: "Avery Admin" })).toBe("Avery Admin");
  expect(actorWords({ actorId: "u", actor: null })).toBe("Somebody without a name");
  expect(actorWords({ actorId: null, actor: null })).toBe("The server");
});
