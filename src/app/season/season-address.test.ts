import { describe, expect, it } from "vitest";
import { seasonInAddress, seasonPath, withSeason } from "./season-address.ts";

describe("the season in an address (P §4, D7)", () => {
  it.each([
    ["?season=spring", "spring"],
    ["?date=2026-04-04&season=%20spring%20", "spring"],
    ["?season=spring&season=fall", "spring"],
    ["?season=", null],
    ["?season=%20", null],
    ["?Season=spring", null],
    ["?seasons=spring", null],
    ["", null],
  ])("%s asks for %s", (search, seasonId) => {
    expect(seasonInAddress(search)).toBe(seasonId);
  });

  it("is written beside what else a page keeps there, once", () => {
    expect(withSeason("?q=%C3%81&sort=td", "spring")).toBe("?q=%C3%81&sort=td&season=spring");
    expect(withSeason("?season=a&sort=td&season=b", "spring")).toBe("?season=spring&sort=td");
  });

  it("leaves with the active season, and takes nothing else along", () => {
    expect(withSeason("?season=spring&sort=td", null)).toBe("?sort=td");
    expect(withSeason("?season=spring", null)).toBe("");
  });

  it("is part of a way to another screen of the same season", () => {
    expect(seasonPath("/standings", "spring")).toBe("/standings?season=spring");
    expect(seasonPath("/standings", null)).toBe("/standings");
    expect(seasonPath("/standings", "a&b=c#d")).toBe("/standings?season=a%26b%3Dc%23d");
  });
});
