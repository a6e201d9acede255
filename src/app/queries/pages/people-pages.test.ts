import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  FALCONS,
  LOGGED_GAME,
  madeRow,
  playerRow,
  teamRow,
} from "../../../../tests/helpers/builders/make-table-rows.ts";
import { must } from "../../../../tests/helpers/device.ts";
import { openReadingTab, type ReadingTab } from "../../../../tests/helpers/reading-tab.ts";
import { PLAYER_GAMES, TEAM_GAMES } from "../../../contract/rows/log-rows.ts";
import { TEAM_SEASONS } from "../../../contract/rows/team-season-rows.ts";
import type { LocalStore } from "../../../local/db/local-store.ts";
import { playerPage } from "./player-page.ts";
import { teamPage } from "./team-page.ts";
import type { KeptPage } from "./use-kept-page.ts";

const STORM = { ...FALCONS, team_id: "storm", team_name: "Storm" };
const EAGLES = { ...FALCONS, team_id: "eagles", team_name: "Eagles", league_id: "women" };
const MEMBER = playerRow("ada", {
  name: "Ada Reyes",
  games_played: 1,
  regular_games: 1,
  playoff_min_games: 3,
  total_fantasy_points: 6,
});

let tab: ReadingTab;
let store: LocalStore;

beforeEach(async () => {
  const captain = { captain_name: "Ada Reyes" };
  tab = await openReadingTab({
    player_cards: [{ ...FALCONS, ...MEMBER }],
    player_games: [
      madeRow(PLAYER_GAMES, {
        ...LOGGED_GAME,
        player_id: "ada",
        team_id: "falcons",
        is_rostered: true,
      }),
    ],
    team_cards: [{ ...FALCONS, ...teamRow("falcons", captain) }],
    team_game_log: [madeRow(TEAM_GAMES, { ...LOGGED_GAME, team_id: "falcons" })],
    team_rosters: [MEMBER],
    team_season_stats: [FALCONS, STORM, EAGLES].map((team) => madeRow(TEAM_SEASONS, team)),
    season_contacts: [
      { season_id: "season", team_id: "falcons", captain_email: "ada@people.test" },
      { season_id: "season", team_id: "storm", captain_email: "bo@people.test" },
    ],
  });
  store = tab.store;
});

afterEach(() => tab.close());

const pull = (read: KeptPage<unknown>, key: string) => read.pull(tab.parts, key);

/** From now on the server shows this reader nobody and nothing. */
function vanish(): void {
  tab.server.tables = {};
}

describe("the page of a team", () => {
  it("keeps the team, its games, its roster, the records of its league and its captain's address", async () => {
    expect(await pull(teamPage, "falcons")).toBeNull();
    expect(must(await teamPage.read(store, "falcons"))).toMatchObject({
      card: { id: "falcons", seasonId: "season", captainName: "Ada Reyes" },
      games: [{ id: "game", teamId: "falcons" }],
      members: [{ playerId: "ada", regularGames: 1, playoffMinGames: 3 }],
      captainEmail: "ada@people.test",
      teams: [{ teamId: "falcons" }, { teamId: "storm" }],
    });
  });

  it("D13: a visitor gets all of it but the address, also where a member read before", async () => {
    await pull(teamPage, "falcons");
    tab.remote.session.forget();
    expect(await pull(teamPage, "falcons")).toBeNull();
    const page = must(await teamPage.read(store, "falcons"));
    expect(page.captainEmail).toBeNull();
    expect(page.games).toHaveLength(1);
  });

  it("I23: nothing is written when one of its reads fails", async () => {
    tab.server.broken = "team_season_stats";
    expect(await pull(teamPage, "falcons")).toBe("unknown");
    expect(must(await store.reference.wereRead(teamPage.tables, "falcons"))).toBe(false);
  });

  it("is nobody's where the server has none, and goes when a season is removed (D65)", async () => {
    await pull(teamPage, "falcons");
    vanish();
    expect(await pull(teamPage, "falcons")).toBeNull();
    expect(must(await teamPage.read(store, "falcons"))).toMatchObject({
      card: null,
      games: [],
      members: [],
    });
  });
});

describe("a number that waits on this device (I17)", () => {
  const edit = (opId: string, jerseyNumber: string | null) =>
    store.operations.add({
      opId,
      kind: "set_jersey_number",
      payload: { playerId: "ada", jerseyNumber },
      authorId: "user-ada",
      createdAt: "2026-11-21T12:00:00.000Z",
    });
  const shown = async () => {
    const team = must(await teamPage.read(store, "falcons"));
    const player = must(await playerPage.read(store, "ada"));
    return {
      team: [team.members[0]?.jerseyNumber, team.waitingIds.has("ada")],
      player: [player.card?.jerseyNumber, player.isNumberWaiting],
    };
  };

  beforeEach(async () => {
    await pull(teamPage, "falcons");
    await pull(playerPage, "ada");
  });

  it("shows at once on the person's and the team's page, the last one of several", async () => {
    expect(await shown()).toEqual({ team: ["7", false], player: ["7", false] });
    const live: unknown[] = [];
    const end = store.connection.watch(shown, ({ team, player }) => live.push(team[0], player[0]));
    must(await edit("op-1", "98"));
    await expect.poll(() => live.slice(-2)).toEqual(["98", "98"]);
    end();
    must(await edit("op-2", null));
    expect(await shown()).toEqual({ team: [null, true], player: [null, true] });
  });

  it("stays when the server has taken it, and gives way when the server has refused it", async () => {
    must(await edit("op-1", "98"));
    must(await store.operations.settle("op-1", "2026-11-21T15:00:00.000Z"));
    expect(await shown()).toEqual({ team: ["98", false], player: ["98", false] });
    must(await edit("op-2", "99"));
    must(await store.operations.reject("op-2", "unknown_player"));
    expect(await shown()).toEqual({ team: ["98", false], player: ["98", false] });
  });
});

describe("the page of a player", () => {
  it("keeps the person and every game", async () => {
    expect(await pull(playerPage, "ada")).toBeNull();
    expect(must(await playerPage.read(store, "ada"))).toMatchObject({
      card: { name: "Ada Reyes" },
      games: [{ id: "game", teamId: "falcons" }],
    });
  });

  it("I23: a visitor who is shown nobody any more keeps what is here", async () => {
    await pull(playerPage, "ada");
    tab.remote.session.forget();
    vanish();
    expect(await pull(playerPage, "ada")).toBe("would-shrink");
    expect(must(await playerPage.read(store, "ada")).card).not.toBeNull();
  });

  it("of an unknown id is known to be nobody's", async () => {
    tab.remote.session.forget();
    vanish();
    expect(await pull(playerPage, "nobody")).toBeNull();
    expect(must(await playerPage.read(store, "nobody"))).toEqual({
      card: null,
      isNumberWaiting: false,
      games: [],
      career: [],
      sums: null,
    });
  });
});
