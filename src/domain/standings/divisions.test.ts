import { describe, expect, it } from "vitest";
import {
  chosenDivision,
  divisionLabels,
  divisionsOf,
  ofPart,
  partOf,
  readPart,
  seasonParts,
} from "./divisions.ts";

const row = (leagueName: string, divisionName: string | null) => ({
  leagueId: leagueName.toLowerCase(),
  leagueName,
  divisionName,
});
const ROWS = [
  row("Men", "A"),
  row("Coed", "Division 10"),
  row("Coed", "A"),
  row("Coed", "Division 2"),
  row("Coed", "A"),
  row("Men", null),
];
const parts = seasonParts(ROWS);
const [ofCoed, ofMen, second] = parts.divisions;
const names = (divisions: typeof parts.divisions) =>
  divisions.map(({ leagueId, divisionName }) => [leagueId, divisionName]);

describe("two leagues of a season may each have a division A (D60)", () => {
  it("they are two, in the order of their names, 2 before 10", () => {
    expect(names(parts.divisions)).toEqual([
      ["coed", "A"],
      ["men", "A"],
      ["coed", "Division 2"],
      ["coed", "Division 10"],
    ]);
    expect(names(divisionsOf(parts, "men"))).toEqual([["men", "A"]]);
    expect(parts.leagues.map(({ name }) => name)).toEqual(["Coed", "Men"]);
  });

  it("their labels name the league, and no others do", () => {
    expect(ROWS.map(divisionLabels(ROWS))).toEqual([
      "A · Men",
      "Division 10",
      "A · Coed",
      "Division 2",
      "A · Coed",
      null,
    ]);
    const coed = ofPart(ROWS, { league: "coed", division: null });
    expect(coed.map(divisionLabels(coed))).toEqual(["Division 10", "A", "Division 2", "A"]);
  });

  it("the name alone names neither in an address; with the league it names one", () => {
    expect(readPart(parts, { league: null, division: "A" })).toEqual({
      league: null,
      division: null,
    });
    expect(readPart(parts, { league: "men", division: "A" })).toEqual({
      league: "men",
      division: "A",
    });
    expect(readPart(parts, { league: null, division: "Division 2" })).toEqual({
      league: null,
      division: "Division 2",
    });
    expect(readPart(parts, { league: "men", division: "Division 2" })).toEqual({
      league: "men",
      division: null,
    });
    expect(readPart(parts, { league: "women", division: "B" })).toEqual({
      league: null,
      division: null,
    });
  });

  it("to choose one of them chooses its league; another division leaves the league open", () => {
    if (ofCoed === undefined || ofMen === undefined || second === undefined) throw new Error();
    const men = partOf(parts, ofMen, null);
    expect(men).toEqual({ league: "men", division: "A" });
    expect(chosenDivision(parts, men)).toEqual(ofMen);
    expect(partOf(parts, second, null)).toEqual({ league: null, division: "Division 2" });
    expect(partOf(parts, ofCoed, "coed")).toEqual({ league: "coed", division: "A" });
  });

  it("a part has the rows of its league and its division alone", () => {
    expect(ofPart(ROWS, { league: null, division: null })).toBe(ROWS);
    expect(ofPart(ROWS, { league: "coed", division: "A" })).toHaveLength(2);
    expect(ofPart(ROWS, { league: "men", division: null })).toHaveLength(2);
  });
});
