import { describe, expect, it, test } from "vitest";
import {
  playerFigures,
  playerSeason,
  teamFigures,
  teamSeason,
} from "../../../tests/helpers/builders/make-season-lines.ts";
import { exportFileName } from "./export-file-name.ts";
import { exportTable } from "./export-table.ts";
import { PLAYER_EXPORT } from "./player-export.ts";
import { TEAM_EXPORT } from "./team-export.ts";

describe("A §7: the columns of the export, exactly", () => {
  it("has a player's name as it is, jersey, team, division and every figure", () => {
    const counts = {
      passTouchdowns: 1,
      rushTouchdowns: 2,
      receivingTouchdowns: 3,
      extraPoints: 4,
      defensiveTouchdowns: 5,
      returnedConversions: 1,
      tackles: 7,
      interceptions: 8,
      sacks: 9,
      safeties: 10,
    };
    const figures = playerFigures(counts, 11, 12);
    const player = playerSeason("Ada Reyes 7", figures, { jerseyNumber: "00" });
    const { columns, rows } = exportTable(PLAYER_EXPORT, [{ player, division: null, figures }]);
    expect(columns.join(", ")).toBe(
      "Name, Jersey, Team, Division, Fantasy Points, Pass TDs, Rush TDs, Receiving TDs, Extra Points, Defensive TDs, Tackles, Interceptions, Sacks, Safeties, Games Played",
    );
    expect(columns.map((name) => rows[0]?.[name])).toEqual([
      ...["Ada Reyes 7", "00", "Falcons", ""],
      ...[12, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11],
    ]);
  });

  it("keeps a team's forfeits apart and counts each touchdown once (D44, D46a)", () => {
    const figures = {
      ...teamFigures({
        passTouchdowns: 1,
        rushTouchdowns: 2,
        receivingTouchdowns: 1,
        extraPoints: 5,
        tackles: 6,
        interceptions: 7,
        sacks: 8,
      }),
      totalTouchdowns: 3,
      sacksAllowed: 9,
    };
    const team = teamSeason("Falcons", {
      divisionName: "North",
      wins: 4,
      losses: 3,
      draws: 2,
      forfeitWins: 1,
      forfeitLosses: 5,
      gamesPlayed: 9,
      pointsScored: 20,
      pointsAllowed: 33,
    });
    const { columns, rows } = exportTable(TEAM_EXPORT, [{ team, division: "North", figures }]);
    expect(columns.join(", ")).toBe(
      "Team, Division, Wins, Losses, Draws, Forfeit Wins, Forfeit Losses, Games Played, Points Scored, Points Allowed, Point Differential, Pass TDs, Rush TDs, Receiving TDs, Total TDs, Extra Points, Tackles, Interceptions, Defensive Sacks, Sacks Allowed",
    );
    expect(columns.map((name) => rows[0]?.[name])).toEqual([
      ...["Falcons", "North", 4, 3, 2, 1, 5, 9],
      ...[20, 33, -13, 1, 2, 1, 3, 5, 6, 7, 8, 9],
    ]);
  });
});

describe("A §7: the file's name", () => {
  test.each([
    [null, "player-stats-all-divisions-2026-11-21.csv"],
    ["North", "player-stats-north-2026-11-21.csv"],
    ["Men's A / Île", "player-stats-men-s-a-ile-2026-11-21.csv"],
    ["../../etc/passwd", "player-stats-etc-passwd-2026-11-21.csv"],
    ["=<script>|:*?", "player-stats-script-2026-11-21.csv"],
    ["🏈", "player-stats-division-2026-11-21.csv"],
    ["東部", "player-stats-東部-2026-11-21.csv"],
    ["x".repeat(300), `player-stats-${"x".repeat(60)}-2026-11-21.csv`],
  ])("division %j → %s", (division, name) => {
    expect(exportFileName("player", division, "all", "2026-11-21")).toBe(name);
  });

  it("names a part of the season", () => {
    expect(
      exportFileName("player", null, "all", "2026-11-21", new Date(2026, 10, 20, 16, 13).getTime()),
    ).toBe("player-stats-all-divisions-2026-11-21-as-of-2026-11-20-1613.csv");
    expect(exportFileName("team", "North", "playoffs", "2026-11-21")).toBe(
      "team-stats-north-playoffs-2026-11-21.csv",
    );
  });
});
