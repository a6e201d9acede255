import { expect, test } from "vitest";
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
import { playsOf } from "../../../domain/game/timeline.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { leadChanges } from "./chart-geometry.ts";
import { chartData } from "./chart-plays.ts";

type Play = Pick<StatFields, "statType" | "teamId"> & Partial<StatFields>;

function dataOf(...plays: Play[]) {
  const events = plays.map((fields, index) =>
    eventOf({
      type: "stat.recorded.v1",
      payload: { entries: [{ playerId: testId(101), ...fields, entryId: testId(index + 1) }] },
    }),
  );
  const side = (teamId: string) => ({ teamId, counts: {} as GameReview["home"]["counts"] });
  return chartData({
    plays: playsOf(foldGame(GAME_ID, TEAMS, events)),
    imports: [],
    players: [],
    visitor: side(VISITOR),
    home: side(HOME),
    rosters: new Map(),
    override: null,
  });
}

test("touchdowns and safeties have a dot, extra points none, also where they take the lead", () => {
  const data = dataOf(
    { statType: "touchdown", teamId: VISITOR },
    { statType: "tackle", teamId: VISITOR },
    { statType: "touchdown", teamId: HOME },
    { statType: "extra_point", teamId: HOME },
    { statType: "safety", teamId: VISITOR },
  );
  expect(data?.dots.map(({ play, side, tookLead }) => [play, side, tookLead])).toEqual([
    [1, "visitor", true],
    [3, "home", false],
    [5, "visitor", true],
  ]);
  expect(leadChanges(data?.steps ?? []), "the extra point changed the lead").toBe(2);
});

test("without a point there is no chart", () => {
  expect(dataOf({ statType: "tackle", teamId: HOME })).toBeNull();
});
