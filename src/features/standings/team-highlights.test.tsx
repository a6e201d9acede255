import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { makeStanding } from "../../../tests/helpers/builders/make-standing.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import { TeamHighlights } from "./team-highlights.tsx";

function draw(teams: readonly Standing[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <TeamHighlights teams={teams} faces={new Map()} />
    </MemoryRouter>,
  );
}

function namesOn(teams: readonly Standing[]): readonly (string | undefined)[] {
  return [...draw(teams).matchAll(/title="(\w+)"/g)].map(([, name]) => name);
}

it("D46a: the most wins may be won by forfeit alone; points are of games that were played", () => {
  const names = namesOn([
    makeStanding("Storm", { forfeitWins: 3, gamesPlayed: 0 }),
    makeStanding("Falcons", { wins: 2, gamesPlayed: 2, pointsScored: 40, pointsAllowed: 6 }),
  ]);
  expect(names).toEqual(["Falcons", "Storm", "Falcons"]);
});

it("D49: a team that gave its season up does not lead by the few points it allowed", () => {
  const falcons = { wins: 2, gamesPlayed: 2, pointsScored: 40, pointsAllowed: 6 };
  const teams = [
    makeStanding("Quitters", { wins: 1, gamesPlayed: 1, pointsAllowed: 2, forfeitedSeason: true }),
    makeStanding("Falcons", falcons),
  ];
  expect(namesOn(teams).at(-1)).toBe("Falcons");
  const note = "Fewest Points Allowed leaves out forfeited seasons.";
  expect(draw(teams)).toContain(note);
  expect(draw(teams.slice(1))).not.toContain(note);
  // The title keeps its two lines on a phone.
  expect(draw(teams)).toContain(">Fewest Points Allowed<");
});

it("D46: of as many wins the team that the ranks put first, in whatever order they come", () => {
  const played = { wins: 2, losses: 1, gamesPlayed: 3 };
  const names = namesOn([
    makeStanding("Aces", { ...played, pointsScored: 45, pointsAllowed: 51 }),
    makeStanding("Storm", { ...played, pointsScored: 69, pointsAllowed: 58 }),
    makeStanding("Falcons", { ...played, losses: 2, pointsScored: 83, pointsAllowed: 79 }),
  ]);
  expect(names).toEqual(["Falcons", "Storm", "Aces"]);
});

it("each card says how many more teams share its figure, of those that it counts", () => {
  const played = { wins: 2, gamesPlayed: 2, pointsAllowed: 6 };
  const shown = draw([
    makeStanding("Falcons", { ...played, pointsScored: 40 }),
    makeStanding("Storm", { ...played, pointsScored: 30 }),
    makeStanding("Aces", { ...played, forfeitedSeason: true, pointsScored: 20 }),
    makeStanding("Idle"),
  ]);
  const [scored, wins, allowed] = shown.split("<dt").slice(1);
  expect(scored).not.toContain("more<");
  expect(wins).toContain("and 2 more<");
  expect(allowed).toContain("and 1 more<");
});
