import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeGame } from "../../../../tests/helpers/builders/make-game.ts";
import { makePlayer } from "../../../../tests/helpers/builders/make-player.ts";
import { makeSeason } from "../../../../tests/helpers/builders/make-season.ts";
import {
  playerFigures,
  playerSeason,
  teamSeason,
} from "../../../../tests/helpers/builders/make-season-lines.ts";
import { makeTeam } from "../../../../tests/helpers/builders/make-team.ts";
import { createDevice, must } from "../../../../tests/helpers/device.ts";
import type { LocalStore } from "../../../local/db/local-store.ts";
import type { ReferenceTable, ReferenceTables } from "../../../local/reference/reference-tables.ts";
import { playerPage } from "./player-page.ts";
import { teamPage } from "./team-page.ts";

const NOON = "2026-11-21T12:00:00.000Z";
const EARLIER = "2026-11-20T12:00:00.000Z";

let store: LocalStore;

async function put<Table extends ReferenceTable>(
  table: Table,
  scope: string,
  rows: readonly ReferenceTables[Table][],
  readAt = NOON,
): Promise<void> {
  must(
    await store.reference.replace(table, scope, rows, {
      complete: true,
      confirmedEmpty: true,
      readAt,
    }),
  );
}

const ADA = makePlayer({ id: "ada", teamId: "falcons", name: "Ada Reyes", jerseyNumber: "7" });
const GONE = makePlayer({ id: "gone", teamId: "falcons", name: "Gus Gone", isActive: false });
const OTHER = makePlayer({ id: "other", teamId: "storm", name: "Bo Other" });

beforeEach(async () => {
  ({ store } = await createDevice().openTab());
  const league = { id: "league", seasonId: "season", name: "Coed" };
  await put("seasons", "", [makeSeason()]);
  await put("leagues", "season", [{ ...league, regularSeasonWeeks: null, divisions: [] }]);
  await put("teams", "season", [
    makeTeam({ id: "falcons", leagueId: "league", name: "Falcons", captainName: "Ada Reyes" }),
    makeTeam({ id: "storm", leagueId: "league", name: "Storm" }),
  ]);
  await put("players", "season", [ADA, GONE, OTHER]);
  const played = { seasonId: "season", leagueId: "league", isCompleted: true };
  await put("games", "season", [
    makeGame({ id: "own", ...played, visitorTeamId: "falcons", homeTeamId: "storm" }),
    makeGame({ id: "others", ...played, visitorTeamId: "storm", homeTeamId: "hawks" }),
  ]);
  const line = playerSeason("ada", playerFigures({ tackles: 4 }, 2, 4), { teamId: "falcons" });
  await put("player_season_stats", "season", [{ ...line, id: "ada" }], EARLIER);
  await put(
    "team_season_stats",
    "season",
    ["falcons", "storm"].map((id) => ({ ...teamSeason(id), id, teamId: id, leagueId: "league" })),
  );
});

afterEach(() => store.close());

const teamOf = async (id: string) => must(await (teamPage.fromSeason?.(store, id) ?? never()));
const playerOf = async (id: string) => must(await (playerPage.fromSeason?.(store, id) ?? never()));

function never(): never {
  throw new Error("This page has nothing of its season.");
}

describe("a team's page that was never opened here", () => {
  it("has its name, games, members with their figures, and the records of its league", async () => {
    expect(await teamOf("falcons")).toMatchObject({
      readAt: EARLIER,
      value: {
        card: { name: "Falcons", seasonName: "Fall", leagueName: "Coed", captainName: "Ada Reyes" },
        games: [{ id: "own", game: { visitorName: "Falcons", homeName: "Storm" }, figures: null }],
        members: [{ playerId: "ada", fantasyPoints: 4, gamesPlayed: 2 }],
        teams: [{ teamId: "falcons" }, { teamId: "storm" }],
        captainEmail: null,
      },
    });
  });

  it("S20: says that damaged rows are left out, on a player's page too", async () => {
    expect(await teamOf("falcons")).toMatchObject({ isPartial: false });
    expect(await playerOf("ada")).toMatchObject({ isPartial: false });
    const damaged = { id: "storm" } as ReferenceTables["team_season_stats"];
    await put("team_season_stats", "season", [damaged]);
    expect(await teamOf("falcons")).toMatchObject({ isPartial: true, value: { teams: [] } });
    expect(await playerOf("ada")).toMatchObject({ isPartial: true });
  });

  it("is not here without the team, or before one of the season's copies has come", async () => {
    expect(await teamOf("nobody")).toBeNull();
    await put("leagues", "season", []);
    expect(await teamOf("falcons")).toBeNull();
  });
});

describe("a player's page that was never opened here", () => {
  it("has name, team and the season's sums, and no games", async () => {
    expect(await playerOf("ada")).toMatchObject({
      readAt: EARLIER,
      value: {
        card: { id: "ada", name: "Ada Reyes", teamName: "Falcons", seasonName: "Fall" },
        sums: { gamesPlayed: 2, counts: { tackles: 4 } },
        games: [],
        isNumberWaiting: false,
      },
    });
  });

  it("shows a number that waits (I17), and nothing of somebody who is unknown", async () => {
    must(
      await store.operations.add({
        opId: "op",
        kind: "set_jersey_number",
        payload: { playerId: "ada", jerseyNumber: "98" },
        authorId: "user-ada",
        createdAt: NOON,
      }),
    );
    expect((await playerOf("ada"))?.value).toMatchObject({
      card: { jerseyNumber: "98" },
      isNumberWaiting: true,
    });
    expect((await teamOf("falcons"))?.value.waitingIds).toEqual(new Set(["ada"]));
    expect(await playerOf("nobody")).toBeNull();
  });
});
