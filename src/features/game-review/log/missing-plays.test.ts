import { describe, expect, it } from "vitest";
import { playsOnDevice, reviewSource, sourceForVisitors } from "./missing-plays.ts";

const device = (headSeq: number, throughSeq: number, revision = throughSeq, waiting = 0) => ({
  row: { headSeq },
  state: { throughSeq, revision },
  pendingEventIds: { size: waiting },
});
const plays = (headSeq: number, throughSeq: number, revision = 0) =>
  playsOnDevice(device(headSeq, throughSeq, revision));

describe("how much of a game is on this device (D9)", () => {
  it("never takes a log that is not here for a game without plays", () => {
    expect(plays(70, 0)).toBe("none");
    expect(plays(70, 69, 60)).toBe("some");
    expect(plays(70, 0, 1)).toBe("some");
    expect([plays(70, 70), plays(70, 71), plays(0, 0)]).toEqual(["all", "all", "all"]);
  });
});

describe("where the figures come from", () => {
  it("is the log where it is here, and for a game of which there is none", () => {
    expect(reviewSource(device(70, 70), null)).toBe("log");
    expect(reviewSource(device(70, 70), 70)).toBe("log");
    expect(reviewSource(device(0, 0), null)).toBe("log");
  });

  it("is what the server publishes where there is no log, or an older one (D10)", () => {
    expect(reviewSource(device(70, 0), 70)).toBe("published");
    expect(reviewSource(device(70, 40), 70)).toBe("published");
    expect(reviewSource(device(0, 0), 5)).toBe("published");
  });

  it("is the log while something of it waits on this device (I17)", () => {
    expect(reviewSource(device(70, 40, 42, 2), 70)).toBe("log");
  });

  it("is what there is of the log, or nothing, while nothing else was read (D9)", () => {
    expect(reviewSource(device(70, 40), null)).toBe("log");
    expect(reviewSource(device(70, 40), 30)).toBe("log");
    expect(reviewSource(device(70, 0), null)).toBe("none");
  });

  it("is never a log for visitors, not even one that somebody left on this device (D13)", () => {
    expect(sourceForVisitors(device(70, 70), null)).toBe("none");
    expect(sourceForVisitors(device(70, 70), 65)).toBe("published");
    expect(sourceForVisitors(device(0, 0, 3), null)).toBe("none");
    expect(sourceForVisitors(device(0, 0), null)).toBe("log");
  });
});
