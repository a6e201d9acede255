import { describe, expect, it } from "vitest";
import { HOME, VISITOR } from "../../../../tests/helpers/builders/build-log.ts";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { makePlayer, playersById } from "../../../../tests/helpers/builders/make-player.ts";
import { makeTeam } from "../../../../tests/helpers/builders/make-team.ts";
import { type StatCounts, zeroCounts } from "../../../domain/game/stat-catalogue.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { hasResultCard } from "../head/share-button.tsx";
import { cardContent } from "./card-content.ts";

const teams = {
  visitor: makeTeam({ id: VISITOR }),
  home: makeTeam({ id: HOME, name: "Storm Chasers", shortName: "Chasers" }),
};
const places = { league: "Saturday Coed", season: "Fall 2026" };
const played = (playerId: string, teamId: string, fantasyPoints: number, some = {}) => ({
  playerId,
  teamId,
  counts: { ...zeroCounts(), ...some } satisfies StatCounts,
  fantasyPoints,
});
const people = playersById(
  ...["a", "b", "c", "d"].map((id) => makePlayer({ id, name: `Ada ${id}`, jerseyNumber: id })),
);
const review: Pick<GameReview, "players" | "imports"> = {
  imports: [],
  players: [
    played("a", VISITOR, 1, { tackles: 1 }),
    played("b", HOME, 14, { rushTouchdowns: 2, interceptions: 1 }),
    played("c", VISITOR, 6, { rushTouchdowns: 1 }),
    played("d", VISITOR, 0, { fumbles: 1 }),
  ],
};
const contentOf = (of: Parameters<typeof makeGame>[0], players = review.players) =>
  cardContent(
    makeGame({ visitorScore: 8, homeScore: 13, ...of }),
    teams,
    { ...review, players } as GameReview,
    people,
    places,
  );

describe("what the picture of a game says", () => {
  it("names the three with the most fantasy points, each with team and figures", () => {
    const { best } = contentOf({ isCompleted: true });
    expect(best.map(({ name, fantasyPoints }) => [name, fantasyPoints])).toEqual([
      ["Ada b", 14],
      ["Ada c", 6],
      ["Ada a", 1],
    ]);
    expect(best[0]).toMatchObject({ side: "home", team: "Chasers", jerseyNumber: "b" });
    expect(best[0]?.figures).toEqual(["Rush TD 2", "Interceptions 1"]);
  });

  it("names touchdowns first, then what is worth most, because the last may have no room", () => {
    const some = { tackles: 2, sacks: 1, defensiveTouchdowns: 1, passTouchdowns: 3, safeties: 1 };
    expect(contentOf({}, [played("a", VISITOR, 9, some)]).best[0]?.figures).toEqual([
      "Pass TD 3",
      "Defensive TDs 1",
      "Safeties 1",
      "Sacks 1",
      "Tackles 2",
    ]);
  });

  it("leaves out who has no points", () => {
    expect(contentOf({}, review.players.slice(3)).best).toEqual([]);
  });

  it("names a winner of a final game only", () => {
    const winners = (of: Parameters<typeof makeGame>[0]) => {
      const { isFinal, visitor, home } = contentOf(of);
      return { isFinal, won: [visitor.hasWon, home.hasWon] };
    };
    expect(winners({ isCompleted: true })).toEqual({ isFinal: true, won: [false, true] });
    expect(winners({ liveEntries: 1 })).toEqual({ isFinal: false, won: [false, false] });
  });

  it("knows a tie, of a final game only (D47)", () => {
    expect(contentOf({ isCompleted: true, homeScore: 8 }).isTie).toBe(true);
    expect(contentOf({ isCompleted: true }).isTie).toBe(false);
    expect(contentOf({ liveEntries: 1, homeScore: 8 }).isTie).toBe(false);
  });

  it("says when: the day, and the week or that it is a playoff", () => {
    const when = (of: Parameters<typeof makeGame>[0]) => contentOf(of).when;
    expect(when({ weekNumber: 9 })).toEqual(["Sat, Nov 21, 2026", "Week 9"]);
    expect(when({ weekNumber: 9, isPlayoff: true })).toEqual(["Sat, Nov 21, 2026", "PLAYOFF"]);
  });
});

it("a game that was not played has no picture (D46a, D46c)", () => {
  const has = (of: Parameters<typeof makeGame>[0]) => hasResultCard(makeGame(of));
  expect(has({ isCompleted: true })).toBe(true);
  expect(has({ liveEntries: 1 })).toBe(true);
  expect(has({})).toBe(false);
  expect(has({ isCompleted: true, outcome: "forfeit" })).toBe(false);
  expect(has({ outcome: "cancelled", liveEntries: 1 })).toBe(false);
});
