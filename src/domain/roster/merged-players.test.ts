import { describe, expect, it } from "vitest";
import { makePlayer } from "../../../tests/helpers/builders/make-player.ts";
import { mergeTargets, onePerPerson, withMergedLabels } from "./merged-players.ts";

const ADA = makePlayer({ id: "ada", name: "Ada Reyes", jerseyNumber: "7", teamId: "falcons" });
const WALK_ON = makePlayer({
  id: "walk-on",
  name: "Walk-on",
  jerseyNumber: "55",
  teamId: "falcons",
  isWalkOn: true,
});
const MERGED = { ...WALK_ON, isActive: false, mergedInto: "ada" };

describe("D33: merged players", () => {
  it("bear the other player's name and number, and stay who they are", () => {
    expect(withMergedLabels([MERGED, ADA])).toEqual([
      { ...MERGED, name: "Ada Reyes", jerseyNumber: "7" },
      ADA,
    ]);
  });

  it("keep their own while the other one is not on this device", () => {
    expect(withMergedLabels([MERGED])).toEqual([MERGED]);
  });

  it("are offered once, and not left out where the other player is not offered", () => {
    expect(onePerPerson([MERGED, ADA])).toEqual([ADA]);
    expect(onePerPerson([MERGED])).toEqual([MERGED]);
  });

  it("a walk-on may turn out to be anybody of the season, teammates first", () => {
    const mate = makePlayer({ id: "mate", teamId: "falcons" });
    const rival = makePlayer({ id: "rival", teamId: "storm" });
    const gone = makePlayer({ id: "gone", teamId: "falcons", isActive: false });
    const ids = (from: typeof ADA) =>
      mergeTargets(from, [rival, ADA, gone, WALK_ON, mate]).map(({ id }) => id);
    expect(ids(WALK_ON)).toEqual(["ada", "mate", "rival"]);
    expect(ids(ADA)).toEqual(["walk-on", "mate"]);
  });

  it("nobody is merged with somebody who is merged already", () => {
    expect(mergeTargets(ADA, [ADA, { ...MERGED, isActive: true }])).toEqual([]);
  });
});
