import { describe, expect, it } from "vitest";
import { shortPlayerName, spokenPlayer } from "./player-name.ts";

describe("a player's name on a chip", () => {
  it("is the family name, or the only word there is", () => {
    expect(shortPlayerName("Ada Reyes")).toBe("Reyes");
    expect(shortPlayerName("Eva Fernández-Villareal")).toBe("Fernández-Villareal");
    expect(shortPlayerName("Tom St. James")).toBe("St. James");
    expect(shortPlayerName(" Cher ")).toBe("Cher");
  });

  it("leaves out the number that a provider has put behind it (P §3)", () => {
    expect(shortPlayerName("Ada Reyes 7")).toBe("Reyes");
    expect(shortPlayerName("Ada #07")).toBe("Ada");
    expect(spokenPlayer({ name: "Ada Reyes 7", jerseyNumber: "7" })).toBe("number 7 Ada Reyes");
  });

  it("is spoken in full with its number, 0 and 00 apart", () => {
    expect(spokenPlayer({ name: "Zoe Brandt", jerseyNumber: "00" })).toBe("number 00 Zoe Brandt");
    expect(spokenPlayer({ name: "Sam Lee", jerseyNumber: null })).toBe("Sam Lee");
    expect(spokenPlayer({ name: "", jerseyNumber: "7" })).toBe("number 7");
  });
});
