import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  playerFigures,
  playerSeason,
  teamSeason,
} from "../../../tests/helpers/builders/make-season-lines.ts";
import { highlightsOf } from "../../domain/standings/leaders/highlights.ts";
import { LEADER_TABS, leaderLists } from "../../domain/standings/leaders/leader-lists.ts";
import { mvpRace, mvpRunners } from "../../domain/standings/leaders/mvp-race.ts";
import type { PublicFigures } from "../../remote/api/public-figures.ts";
import { onlyLeaders } from "./only-leaders.ts";

/** Everything that the dashboard shows of a season. */
const dashboard = (figures: PublicFigures) => ({
  lists: LEADER_TABS.map((tab) => leaderLists(figures, tab, "all")),
  highlights: highlightsOf(figures, "all"),
  overall: mvpRace(mvpRunners(figures.players, "overall", "all")),
  offensive: raceOf(figures.races.offensive),
  defensive: raceOf(figures.races.defensive),
});

const raceOf = (race: PublicFigures["races"]["offensive"]) =>
  race === "failed" ? race : mvpRace(race);

/** Few values, so that ties of every depth come up. */
const count = fc.integer({ min: 0, max: 6 });
const line = fc.record({
  tackles: count,
  passTouchdowns: count,
  safeties: count,
  extraPoints: count,
  gamesPlayed: fc.integer({ min: 0, max: 3 }),
});

test("D68: what is kept of a large season shows the same dashboard, with a hundred players and those who share a lead at most", () => {
  return fc.assert(
    fc.property(fc.array(line, { maxLength: 400 }), (lines) => {
      const players = lines.map(({ gamesPlayed, ...counts }, index) => {
        const figures = playerFigures(counts, gamesPlayed);
        const offensive = counts.passTouchdowns + counts.extraPoints;
        const points = { offensive, defensive: counts.tackles, total: offensive + counts.tackles };
        return playerSeason(`Player ${index}`, { ...figures, points });
      });
      const race = (type: "offensive" | "defensive") =>
        players.map((player, index) => ({
          ...player,
          points: player.all.points[type],
          gamesPlayed: lines[index]?.gamesPlayed ?? 0,
        }));
      const figures = {
        teams: [teamSeason("Storm", { gamesPlayed: 1 }), teamSeason("Falcons", { wins: 1 })],
        players,
        faces: [],
        races: { offensive: race("offensive"), defensive: race("defensive") },
      };
      const kept = onlyLeaders(figures);
      expect(dashboard(kept)).toEqual(dashboard(figures));
      const sharing = highlightsOf(figures, "all").flatMap((card) =>
        card.state === "player" ? card.others.map(({ playerId }) => playerId) : [],
      );
      expect(kept.players.length).toBeLessThanOrEqual(100 + new Set(sharing).size);
      expect(kept.races.offensive.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 30 },
  );
});
