import { describe, expect, it } from "vitest";
import { damage } from "../../../tests/helpers/damage-rows.ts";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import { TEAM_STAT_KEYS, zeroCounts } from "../../domain/game/stat-catalogue.ts";
import type { ReferenceTables } from "./reference-tables.ts";
import { isSoundCopy } from "./sound-copies.ts";

const AT = "2026-11-21T15:00:00.000Z";
const READ = { complete: true, readAt: AT };
const counts = zeroCounts();
const team = {
  teamId: "t1",
  teamName: "River Hawks",
  forfeitedSeason: false,
  divisionName: null,
  leagueId: "l1",
  leagueName: "Coed",
};
const season = { seasonId: "fall", seasonName: "Fall" };
const points = { total: 7, offensive: 6, defensive: 1 };
const game = {
  id: "g1",
  ...season,
  leagueId: "l1",
  weekNumber: null,
  gameDate: "2026-11-21",
  gameTime: null,
  fieldLocation: null,
  isPlayoff: false,
  isCompleted: true,
  liveEntries: 3,
  outcome: "normal",
  winnerTeamId: null,
  visitorTeamId: "t1",
  homeTeamId: "t2",
  visitorScore: 6,
  homeScore: 0,
  visitorName: "River Hawks",
  homeName: "Owls",
} as const;
const playerFigures = { gamesPlayed: 1, points, counts };
const teamFigures = { counts, sacksAllowed: 0, totalTouchdowns: 1 };
const member = {
  name: "Ada Reyes",
  jerseyNumber: "7",
  isIr: true,
  irDate: "2026-11-03",
  isWalkOn: false,
};
const ladder = {
  leagueId: "l1",
  stage: "all",
  players: 2,
  steps: { tackles: [{ value: 4, games: 1, players: 1 }] },
} as const;

/** A sound row of each table, and a field without which a screen broke or lied. */
const ROWS: {
  readonly [Table in Exclude<
    keyof ReferenceTables,
    "seasons" | "leagues" | "teams" | "players" | "games"
  >]: readonly [row: ReferenceTables[Table], field: string];
} = {
  active_counts: [{ id: "x", activeTeams: 8, activePlayers: 90 }, "activeTeams"],
  game_summaries: [
    { id: "x", playersWithStats: 1, totalTouchdowns: 1, totalTackles: 0 },
    "totalTouchdowns",
  ],
  game_rosters: [{ id: "x", gameId: "g1", teamId: "t1", playerIds: ["p1"] }, "playerIds"],
  published_games: [
    {
      id: "x",
      headSeq: 2,
      logDigest: 7,
      override: null,
      plays: [
        {
          entryId: "e1",
          eventId: "v1",
          clientTimestamp: AT,
          fields: { statType: "tackle", teamId: "t1", playerId: "p1" },
        },
      ],
      imports: [{ batchId: "b1", playerId: "p1", teamId: "t1", counts: { tackles: 2 } }],
      players: [{ playerId: "p1", teamId: "t1", counts }],
      teams: [{ teamId: "t1", counts }],
      rosters: [{ teamId: "t1", playerIds: ["p1"] }],
    },
    "plays",
  ],
  public_profiles: [{ id: "x", name: "Ada" }, "name"],
  team_contacts: [{ id: "x", captainEmail: "ada@club.example" }, "captainEmail"],
  player_season_stats: [
    {
      id: "x",
      ...team,
      ...season,
      playerId: "p1",
      playerName: "Ada Reyes",
      jerseyNumber: "7",
      isActive: true,
      isIr: false,
      all: playerFigures,
      playoffs: playerFigures,
    },
    "all",
  ],
  season_ladders: [{ id: "x", ladders: [ladder] }, "ladders"],
  team_season_stats: [
    {
      id: "x",
      ...team,
      ...season,
      wins: 1,
      losses: 0,
      draws: 0,
      forfeitWins: 0,
      forfeitLosses: 0,
      pointsScored: 6,
      pointsAllowed: 0,
      gamesPlayed: 1,
      playoffGamesPlayed: 0,
      all: teamFigures,
      playoffs: teamFigures,
    },
    "wins",
  ],
  player_cards: [
    { id: "x", ...team, ...season, ...member, isActive: true, mergedInto: null },
    "name",
  ],
  player_games: [
    { id: "x", playerId: "p1", game, teamId: "t1", isRostered: true, points, counts },
    "game",
  ],
  player_careers: [
    {
      id: "x",
      ...season,
      teamId: "t1",
      teamName: "River Hawks",
      lastGameDate: "2026-11-21",
      gamesPlayed: 2,
      points,
      counts,
    },
    "lastGameDate",
  ],
  team_cards: [
    {
      id: "x",
      ...season,
      name: "River Hawks",
      code: null,
      color: "teal",
      crest: null,
      captainName: null,
      isActive: true,
      forfeitedSeason: false,
      divisionName: null,
      leagueId: "l1",
      leagueName: "Coed",
    },
    "name",
  ],
  team_game_log: [{ id: "x", teamId: "t1", game, figures: teamFigures }, "figures"],
  team_rosters: [
    {
      id: "x",
      playerId: "p1",
      teamId: "t1",
      ...member,
      gamesPlayed: 1,
      regularGames: 1,
      fantasyPoints: 7,
    },
    "name",
  ],
};

const tables = Object.keys(ROWS) as (keyof typeof ROWS)[];

describe("S20: a damaged row of a page's table", () => {
  it.each(tables)("%s is left out and told, until it is read again", async (table) => {
    const device = createDevice();
    const { reference } = (await device.openTab()).store;
    const [row, field] = ROWS[table];
    const sound = { ...row, id: "y" };
    const renew = async () =>
      must(await reference.replace(table, "fall", [row, sound] as never, READ));
    const list = async () => must(await reference.list(table, "fall", isSoundCopy));
    await renew();
    expect(await list()).toEqual([row, sound]);
    expect(reference.isPartial([table], "fall")).toBe(false);
    for (const value of [undefined, null, Number.NaN, {}, [[]], 1e300]) {
      await damage(device, "reference", (rows, record) => {
        if (record.key === "x") rows.put({ ...record, row: { ...row, [field]: value } });
      });
      expect(await list()).toEqual([sound]);
      expect(reference.isPartial(["teams", table], "fall")).toBe(true);
      await renew();
      expect(await list()).toEqual([row, sound]);
      expect(reference.isPartial([table], "fall")).toBe(false);
    }
  });

  it("a figure inside a row counts as well, down to one stat and one play", async () => {
    const device = createDevice();
    const { reference } = (await device.openTab()).store;
    const [player] = ROWS.player_season_stats;
    const [published] = ROWS.published_games;
    const [stat = "tackles"] = TEAM_STAT_KEYS;
    const broken = { ...playerFigures, counts: { ...counts, [stat]: undefined } };
    must(await reference.replace("player_season_stats", "fall", [player], READ));
    must(await reference.replace("published_games", "fall", [published], READ));
    await damage(device, "reference", (rows, record) => {
      if (record.table === "player_season_stats")
        rows.put({ ...record, row: { ...player, all: broken } });
      if (record.table === "published_games")
        rows.put({ ...record, row: { ...published, plays: [{}] } });
    });
    expect(must(await reference.list("player_season_stats", "fall", isSoundCopy))).toEqual([]);
    expect(must(await reference.get("published_games", "x", isSoundCopy))).toBeNull();
  });

  it("a damaged time of reading is old, and the page is still here", async () => {
    const device = createDevice();
    const { reference } = (await device.openTab()).store;
    must(await reference.replace("team_cards", "fall", [ROWS.team_cards[0]], READ));
    await damage(device, "reference", (rows, record) => {
      if (record.table === "read_ages") rows.put({ ...record, row: null });
    });
    expect(must(await reference.readAt("team_cards", "fall"))).toBe(AT);
    await damage(device, "reference_reads", (rows, record) => rows.put({ ...record, readAt: {} }));
    expect(must(await reference.readAt("team_cards", "fall"))).toBe("1970-01-01T00:00:00.000Z");
    expect(must(await reference.readAt("teams", "fall"))).toBeNull();
  });
});
