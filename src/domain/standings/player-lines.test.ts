import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { playerFigures, playerSeason } from "../../../tests/helpers/builders/make-season-lines.ts";
import { leadersOf } from "./leaders/leaders.ts";
import { findPlayers, playerLines, rankPlayers } from "./player-lines.ts";
import { PLAYER_STATS, playerStat } from "./player-stat.ts";

describe("A §2: players ranked by a stat", () => {
  it("ties: fewer games first, then the name; who has not played comes last (D46)", () => {
    const players = [
      playerSeason("Zoe", playerFigures({ tackles: 2 }, 3)),
      playerSeason("ana", playerFigures({ tackles: 2 }, 3)),
      playerSeason("Mia", playerFigures({ tackles: 2 }, 2)),
      playerSeason("Never", playerFigures({}, 0)),
      playerSeason("Zero", playerFigures({}, 1)),
    ];
    const ranked = rankPlayers(playerLines(players, "all"), "tackles");
    expect(ranked.map(({ rank, player, value }) => [rank, player.playerName, value])).toEqual([
      [1, "Mia", 2],
      [2, "ana", 2],
      [2, "Zoe", 2],
      [4, "Zero", 0],
      [5, "Never", 0],
    ]);
  });

  it("has the order of every leader list, for each of the ten stats (D46)", () => {
    const few = fc.integer({ min: 0, max: 2 });
    const player = fc
      .tuple(fc.constantFrom("ana", "Ana", "Zoe", "Íñigo"), few, few, few, few)
      .map(([name, gamesPlayed, total, tackles, safeties]) =>
        playerSeason(name, playerFigures({ tackles, safeties }, gamesPlayed, total)),
      );
    return fc.assert(
      fc.property(
        fc.array(player, { maxLength: 12 }),
        fc.constantFrom(...PLAYER_STATS),
        (rows, stat) => {
          const players = rows.map((row, index) => ({ ...row, playerId: `player ${index}` }));
          const leaders = leadersOf(players, {
            value: ({ all }) => playerStat(all, stat),
            gamesPlayed: ({ all }) => all.gamesPlayed,
            name: ({ playerName }) => playerName,
            id: ({ playerId }) => playerId,
            leads: "most",
            limit: players.length,
          });
          const played = rankPlayers(playerLines(players, "all"), stat).filter(
            ({ figures }) => figures.gamesPlayed > 0,
          );
          expect(played.map((line) => line.player)).toEqual(leaders);
        },
      ),
    );
  });

  test("Defensive TDs count defensive touchdowns and returned conversions (D45)", () => {
    const figures = playerFigures({ defensiveTouchdowns: 2, returnedConversions: 1 });
    expect(playerStat(figures, "defensive_td")).toBe(3);
  });

  test("a stage has its own figures and games (D46)", () => {
    const player = playerSeason("Ada", playerFigures({ sacks: 3 }, 4, 9), {
      playoffs: playerFigures({ sacks: 1 }, 1, 3),
    });
    const of = (stage: "all" | "regular" | "playoffs") => {
      const [line] = rankPlayers(playerLines([player], stage), "sacks");
      return [line?.value, line?.figures.gamesPlayed, line?.figures.points.total];
    };
    expect([of("all"), of("regular"), of("playoffs")]).toEqual([
      [3, 4, 9],
      [2, 3, 6],
      [1, 1, 3],
    ]);
  });
});

test("a part of the season has those who played in it, the whole season everybody", () => {
  const players = [
    playerSeason("Ada", playerFigures({}, 2), { playoffs: playerFigures({}, 1) }),
    playerSeason("Ben", playerFigures({}, 2)),
    playerSeason("Cleo", playerFigures({}, 0)),
  ];
  const names = (stage: "all" | "regular" | "playoffs") =>
    playerLines(players, stage).map(({ player }) => player.playerName);
  expect([names("all"), names("regular"), names("playoffs")]).toEqual([
    ["Ada", "Ben", "Cleo"],
    ["Ada", "Ben"],
    ["Ada"],
  ]);
});

describe("A §5: the search", () => {
  const lines = playerLines(
    [
      playerSeason("Zoë O'Connor", playerFigures(), { teamName: "Hail Marías" }),
      playerSeason("Sam Lee", playerFigures({}, 1, 6), { teamName: "Flag Falcons" }),
    ],
    "all",
  );
  test.each([
    ["ZOE", ["Zoë O'Connor"]],
    ["marias", ["Zoë O'Connor"]],
    ["falc", ["Sam Lee"]],
    ["  ", ["Sam Lee", "Zoë O'Connor"]],
    ["lee flag", []],
    [".*", []],
  ])("%j finds %j by name or team, without case and accents", (typed, names) => {
    expect(findPlayers(lines, typed).map(({ player }) => player.playerName)).toEqual(names);
  });

  it("leaves each player the rank among all", () => {
    const ranked = rankPlayers(lines, "fantasy_points");
    expect(findPlayers(ranked, "zoe").map(({ rank }) => rank)).toEqual([2]);
  });
});
