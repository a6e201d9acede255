import { describe, expect, it } from "vitest";
import {
  eventOf,
  GAME_ID,
  HOME,
  TEAMS,
  testId,
  VISITOR,
} from "../../../../tests/helpers/builders/build-log.ts";
import type { StatFields } from "../../../domain/game/events.ts";
import { foldGame } from "../../../domain/game/fold/fold.ts";
import { reviewOfLog } from "../../../domain/review/review-of-log.ts";
import { SCORING_PROFILES } from "../../../domain/scoring/scoring-profile.ts";
import { comparisonRows } from "./comparison-rows.ts";

const rowsOf = (...entries: StatFields[]) =>
  comparisonRows(
    reviewOfLog(
      foldGame(
        GAME_ID,
        TEAMS,
        entries.map((fields, index) =>
          eventOf({
            type: "stat.recorded.v1",
            payload: { entries: [{ entryId: testId(index), ...fields }] },
          }),
        ),
      ),
      SCORING_PROFILES.guide,
    ),
  );

const pass = {
  statType: "touchdown",
  statSubtype: "pass",
  teamId: VISITOR,
  playerId: testId(101),
  passerPlayerId: testId(102),
} as const;
const tackle = { statType: "tackle", teamId: HOME, playerId: testId(103) } as const;

describe("the team comparison", () => {
  it("counts a pass touchdown once and scales each row by its larger figure (D44)", () => {
    const rows = rowsOf(pass, tackle, tackle, { ...tackle, teamId: VISITOR });
    expect(rows.slice(0, 3)).toEqual([
      { label: "Touchdowns", visitor: 1, home: 0, visitorShare: 1, homeShare: 0 },
      { label: "Extra Points", visitor: 0, home: 0, visitorShare: 0, homeShare: 0 },
      { label: "Tackles", visitor: 1, home: 2, visitorShare: 0.5, homeShare: 1 },
    ]);
  });

  it("has nothing to compare where nothing was recorded", () => {
    expect(rowsOf()).toEqual([]);
  });
});
