import { describe, expect, it } from "vitest";
import { playsOnDevice } from "./missing-plays.ts";

const plays = (headSeq: number, throughSeq: number, revision = 0) =>
  playsOnDevice({ game: { headSeq }, state: { throughSeq, revision } });

describe("how much of a game is on this device (D9)", () => {
  it("never takes a log that is not here for a game without plays", () => {
    expect(plays(70, 0)).toBe("none");
    expect(plays(70, 69, 60)).toBe("some");
    expect(plays(70, 0, 1)).toBe("some");
    expect([plays(70, 70), plays(70, 71), plays(0, 0)]).toEqual(["all", "all", "all"]);
  });
});
