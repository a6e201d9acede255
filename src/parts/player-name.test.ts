import { expect, it } from "vitest";
import { spokenPlayer } from "./player-name.ts";

it("a player is spoken of in full with the number, 0 and 00 apart (P §3)", () => {
  expect(spokenPlayer({ name: "Ada Reyes 7", jerseyNumber: "7" })).toBe("number 7 Ada Reyes");
  expect(spokenPlayer({ name: "Zoe Brandt", jerseyNumber: "00" })).toBe("number 00 Zoe Brandt");
  expect(spokenPlayer({ name: "Sam Lee", jerseyNumber: null })).toBe("Sam Lee");
  expect(spokenPlayer({ name: "", jerseyNumber: "7" })).toBe("number 7");
});
