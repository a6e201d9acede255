import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { foldText } from "../shared/search-text.ts";
import { TEAM_CODE } from "./team-code.ts";
import { MOST_SHORT_LETTERS, proposedNames, teamNames, teamNameWithin } from "./team-names.ts";

type Given = readonly [name: string, shortName?: string, code?: string];

function teams(given: readonly Given[]) {
  return given.map(([name, shortName = null, code = null], at) => ({
    id: String(at).padStart(3, "0"),
    name,
    shortName,
    code,
  }));
}

function named(...given: Given[]) {
  const rows = teams(given);
  const names = teamNames(rows);
  return rows.map(({ id }) => Object.values(names.get(id) ?? {}));
}

describe("the short name and the code of a team", () => {
  test.each([
    ["Falcons", "Falcons", "FAL"],
    ["Flag Falcons", "Falcons", "FFA"],
    ["Storm Chasers", "Chasers", "SCH"],
    ["The Mighty Ducks", "Ducks", "TMD"],
    ["Guardians of the Galaxy", "Guardians", "GOT"],
    ["City of Angels", "Angels", "COA"],
    ["Old Town Otters & Friends of the Riverside Recreation Center", "Otters", "OTO"],
    ["Brotherhood United", "Brotherhood", "BUN"],
    ["Northside Thunderbirds Athletic Club", "Thunderbirds", "NTA"],
    ["Brotherhood United 2", "Brotherhood", "BU2"],
    ["New York City FC", "New York", "NYC"],
    ["Kansas City", "Kansas City", "KCI"],
    ["Brand New Team With A Remarkably Long Name", "Brand New", "BNT"],
    ["Unpronounceables United", "Unpronounce.", "UUN"],
    ["United Football Club", "United", "UFC"],
    ["Copenhagen Towers 2", "Towers 2", "CT2"],
    ["Rhein-Neckar-Bandits", "Bandits", "RNB"],
    ["Manhattan Knickerbockers", "Manhattan", "MKN"],
    ["Knickerbockers", "Knickerbock.", "KNI"],
    ["FC Bayern München II", "München II", "FBM"],
    ["Ærø Ørne", "Ørne", "AOR"],
    ["Green Bay", "Green Bay", "GBA"],
    ["Ox", "Ox", "O01"],
    ["Бобры", "Бобры", "T01"],
    ["  Red   Hawks ", "Hawks", "RHA"],
  ])("of %j alone are %j and %j", (name, shortName, code) => {
    expect(named([name])).toEqual([[shortName, code]]);
  });

  test("teams that would be called alike are told apart", () => {
    expect(named(["Northern Thunder Hawks"], ["Southern Thunder Hawks"], ["Hawks"])).toEqual([
      ["N. Hawks", "NTH"],
      ["S. Hawks", "STH"],
      ["Hawks", "HAW"],
    ]);
    expect(named(["Red Hawks"], ["Blue Hawks"])).toEqual([
      ["Red Hawks", "RHA"],
      ["Blue Hawks", "BHA"],
    ]);
    expect(named(["Northern Thunder Hawks"], ["Southern Thunder Hawks"])).toEqual([
      ["N. Hawks", "NTH"],
      ["S. Hawks", "STH"],
    ]);
    expect(named(["Falcons"], ["falcons"])).toEqual([
      ["Falcons", "FAL"],
      ["falcons 2", "FAC"],
    ]);
  });

  test("what an admin entered stands, and nobody else is offered it", () => {
    expect(named(["Storm Chasers", "Storm", "FAL"], ["Falcons"], ["Storm"])).toEqual([
      ["Storm", "FAL"],
      ["Falcons", "FAC"],
      ["Storm 2", "STO"],
    ]);
  });

  test("an admin sees what an empty field means, as they type", () => {
    const season = teams([["Falcons"], ["Storm", "Chasers"]]);
    expect(proposedNames(season, null, " ")).toEqual({ shortName: "", code: "" });
    expect(proposedNames(season, null, "Falcons")).toEqual({ shortName: "Falcons", code: "FAL" });
    expect(proposedNames(season, "001", "Chasers")).toEqual({ shortName: "Chasers", code: "CHA" });
    expect(proposedNames(season, null, "Chasers")).toEqual({
      shortName: "Chasers 2",
      code: "CHA",
    });
  });

  test.each([
    [12, "Chasers"],
    [13, "Storm Chasers"],
  ])("within %i letters a name is %j", (letters, shown) => {
    expect(teamNameWithin({ name: "Storm Chasers", shortName: "Chasers" }, letters)).toBe(shown);
  });

  const word = fc.constantFrom(
    "Red",
    "Thunder",
    "Hawks",
    "of",
    "Copenhagen",
    "Knickerbockers",
    "United",
    "&",
    "Ø",
  );
  const name = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  );
  const given = fc.record({
    name: name.filter((text) => text.trim() !== ""),
    shortName: fc.option(fc.constantFrom("Hawks", "Red", "R. Hawks", "Towers")),
    code: fc.option(fc.constantFrom("RED", "HAW", "T01")),
  });
  const season = fc
    .array(given, { maxLength: 40 })
    .map((rows) => rows.map((row, at) => ({ ...row, id: String(at).padStart(3, "0") })));

  it("fits, is unique in its season, and is the same in any order", () => {
    fc.assert(
      fc.property(season, (rows) => {
        const names = teamNames(rows);
        const all = [...names.values()];
        expect(all).toHaveLength(rows.length);
        expect(new Set(all.map(({ code }) => code)).size).toBe(rows.length);
        expect(new Set(all.map(({ shortName }) => foldText(shortName))).size).toBe(rows.length);
        for (const { shortName, code } of all) {
          expect([...shortName].length).toBeLessThanOrEqual(MOST_SHORT_LETTERS);
          expect(shortName.trim()).not.toBe("");
          expect(code).toMatch(TEAM_CODE);
        }
        expect(teamNames(rows.toReversed())).toEqual(names);
      }),
    );
  });

  it("has no word that the name has not, unless one word alone is too long", () => {
    const words = fc.array(
      word.filter((text) => text.length <= MOST_SHORT_LETTERS),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(words, (said) => {
        const [names] = [...teamNames(teams([[said.join(" ")]])).values()];
        const shown = names?.shortName.split(" ") ?? [];
        for (const each of shown.filter((part) => !/^.\.$/.test(part))) {
          expect(said).toContain(each);
        }
      }),
    );
  });
});
