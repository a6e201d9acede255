import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { playerFigures, playerSeason } from "../../../tests/helpers/builders/make-season-lines.ts";
import { leagueRanks, seasonLadders } from "./league-ranks.ts";
import { playerLines, rankPlayers } from "./player-lines.ts";
import { PLAYER_STATS } from "./player-stat.ts";
import { figuresOfStage, SEASON_STAGES, type SeasonStage } from "./season-stage.ts";

const ada = playerSeason("ada", playerFigures({ tackles: 9, sacks: 2 }, 3), {
  playoffs: playerFigures({ tackles: 1, sacks: 2 }),
});
const bo = playerSeason("bo", playerFigures({ tackles: 9, sacks: 4 }, 3), {
  playoffs: playerFigures({ tackles: 2, sacks: 1 }),
});
const cy = playerSeason("cy", playerFigures({ tackles: 9 }, 2));
const dee = playerSeason("dee", playerFigures({ tackles: 4 }, 1));
const elsewhere = playerSeason("eli", playerFigures({ tackles: 99 }, 1), { leagueId: "other" });
const absent = playerSeason("fay", playerFigures({}, 0));
const ladders = seasonLadders([ada, bo, cy, dee, elsewhere, absent]);

function shown(player: typeof ada, stage: SeasonStage) {
  const found = leagueRanks(ladders, player.leagueId, stage, figuresOfStage(player, stage));
  return found && [...found.ranks.map(({ stat, rank }) => `${rank} ${stat}`), found.players];
}

describe("a player's ranks in the league (D46)", () => {
  test("equal figures in equally many games share a rank; fewer games come first", () => {
    expect(shown(cy, "all")).toEqual(["1 tackles", 4]);
    expect(shown(ada, "all")).toEqual(["2 tackles", "2 sacks", 4]);
    expect(shown(bo, "all")).toEqual(["1 sacks", "2 tackles", 4]);
    expect(shown(dee, "all")).toEqual(["4 tackles", 4]);
  });

  test("each part of the season and each league is ranked separately", () => {
    expect(shown(ada, "playoffs")).toEqual(["1 sacks", "2 tackles", 2]);
    expect(shown(elsewhere, "all")).toEqual(["1 tackles", 1]);
    expect(shown(elsewhere, "playoffs")).toBeNull();
  });

  test("a figure of 0 has no rank", () => {
    expect(shown(absent, "all")).toEqual([4]);
  });

  test("the ranks equal those of the list of all players, ties included", () => {
    const few = fc.integer({ min: 0, max: 3 });
    const player = fc.record({ tackles: few, sacks: few, games: few, points: few, playoff: few });
    return fc.assert(
      fc.property(
        fc.array(player, { maxLength: 14 }),
        fc.constantFrom(...SEASON_STAGES),
        fc.constantFrom(...PLAYER_STATS),
        (made, stage, stat) => {
          const players = made.map(({ tackles, sacks, games, points, playoff }, index) =>
            playerSeason(`player ${index}`, playerFigures({ tackles, sacks }, games + 3, points), {
              playoffs: playerFigures({ tackles: Math.min(tackles, playoff) }, playoff),
            }),
          );
          const season = seasonLadders(players);
          for (const { player, figures, rank, value } of rankPlayers(
            playerLines(players, stage),
            stat,
          )) {
            const found = leagueRanks(season, player.leagueId, stage, figures);
            expect(found?.ranks.find((one) => one.stat === stat)?.rank).toBe(
              value > 0 ? rank : undefined,
            );
          }
        },
      ),
    );
  });
});
