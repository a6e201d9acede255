import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { playerRow, teamRow } from "../../../tests/helpers/builders/make-table-rows.ts";
import { portalPage } from "../../../tests/helpers/scripted-server.ts";
import { SwitchedConnectivity } from "../../../tests/helpers/sync/switched-connectivity.ts";
import { startTableServer, type TableServer } from "../../../tests/helpers/table-server.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import { type LocalStore, openLocalStore } from "../../local/db/local-store.ts";
import { isSoundCopy } from "../../local/reference/sound-copies.ts";
import { createRemote, type Remote } from "../../remote/client.ts";
import { KEPT } from "./paces.ts";
import { fetchGame, prefetchPull } from "./prefetch.ts";
import { createRefreshers, type Refresher, type RefreshParts } from "./refresher.ts";

const NOW = Date.parse("2026-11-21T18:00:00Z");
/** The device's calendar decides, in whatever time zone the test runs. */
const ADA = {
  access_token: "a",
  refresh_token: "r",
  expires_in: 3600,
  user: { id: "user-ada", email: "ada@demo.test" },
};
const day = (offset: number) => localPlainDate(NOW + offset * 24 * 3_600_000);

type Row = Record<string, unknown>;
/** What the server holds, per table. */
let tables: Record<string, Row[]>;
let server: TableServer;
let remote: Remote;
let store: LocalStore;
let prefetch: Refresher;
let refreshers: ReturnType<typeof createRefreshers>;
let parts: RefreshParts;
let leave: () => void;
let heads: string[][];
let connectivity: SwitchedConnectivity;
let clock: number;
let timers: { at: number; work: () => void }[];
let chosenSeasonId: string | null;

const season = (id: string, isActive: boolean): Row => ({
  id,
  name: id,
  year: 2026,
  season_type: "fall",
  status: isActive ? "In Progress" : "Closed",
  start_date: null,
  end_date: null,
  is_active: isActive,
  archived_at: null,
  scoring_profile_id: "guide",
  games_to_recount: 0,
  created_at: "2026-08-01T00:00:00+00:00",
});

const game = (id: string, date: string, headSeq: number, seasonId = "fall"): Row => ({
  id,
  league_id: "league",
  season_id: seasonId,
  week_number: 1,
  game_date: date,
  game_time: null,
  field_location: null,
  is_playoff: false,
  is_completed: false,
  manually_finalized: false,
  team_visitor_id: "falcons",
  team_home_id: "chasers",
  team_visitor_score: 0,
  team_home_score: 0,
  computed_visitor_score: 0,
  computed_home_score: 0,
  epoch: 0,
  head_seq: headSeq,
  log_digest: 0,
  state: "open",
  live_entries: 0,
  has_stats: false,
  ever_finalized: false,
  finalized_at: null,
  outcome: "normal",
  winner_team_id: null,
  archived_at: null,
});

const team = (id: string): Row =>
  teamRow(id, { season_id: "fall", max_players: 20, max_ir_slots: 2 });

const player = (id: string): Row => playerRow(id, { season_id: "fall" });

beforeEach(async () => {
  tables = {
    seasons: [season("fall", true), season("spring", false)],
    public_profiles: [{ user_id: "user-ada", display_name: "Ada Reyes" }],
    leagues: [
      {
        id: "league",
        season_id: "fall",
        name: "A",
        regular_season_weeks: 8,
        periods: "none",
        period_minutes: 20,
        divisions_data: [],
      },
    ],
    teams: [team("falcons"), team("chasers")],
    season_players: [player("ada"), player("bo")],
    games: [
      game("last-month", day(-32), 40),
      game("next-month", day(29), 4),
      game("today", day(0), 3),
      game("tomorrow", day(1), 0),
      game("yesterday", day(-1), 55),
    ],
    player_suspensions: [
      {
        player_id: "bo",
        season_id: "fall",
        periods: [{ from: "2026-11-01", until: null }],
      },
    ],
  };
  heads = [];
  chosenSeasonId = null;
  connectivity = new SwitchedConnectivity();
  clock = 0;
  timers = [];
  server = await startTableServer(tables);
  remote = createRemote({
    url: server.url,
    publishableKey: "k",
    storage: null,
    tabs: null,
    timeoutMs: 5_000,
  });
  remote.session.accept(ADA);
  const opened = await openLocalStore({
    makeId: () => crypto.randomUUID(),
    now: () => NOW,
    indexedDB: new IDBFactory(),
    IDBKeyRange,
    channel: null,
    journalStorage: null,
    scheduler: {
      idle: () => () => {},
      later: () => () => {},
      onHidden: () => () => {},
      onVisible: () => () => {},
      onLeave: () => () => {},
    },
  });
  if (!opened.ok) throw new Error(opened.error.code);
  store = opened.value;
  refreshers = createRefreshers();
  const pull = prefetchPull({
    store,
    chosenSeasonId: () => chosenSeasonId,
    engine: {
      noteHeads: (noted) => heads.push(noted.map(({ gameId, headSeq }) => `${gameId}@${headSeq}`)),
    },
  });
  prefetch = refreshers.createRefresher("prefetch", pull, KEPT);
  parts = {
    store,
    reference: remote.reference,
    identity: remote.session,
    connectivity,
    time: {
      monotonic: () => clock,
      wall: () => NOW + clock,
      after(delayMs, work) {
        const timer = { at: clock + delayMs, work };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
    },
  };
  leave = () => {};
});

afterEach(async () => {
  leave();
  remote.close();
  store.close();
  await server.close();
});

/** Starts, and waits for the first round. */
async function firstRound(): Promise<void> {
  start();
  await prefetch.refresh();
}

function start(): void {
  refreshers.start(parts);
  leave = prefetch.follow();
}

const status = () => prefetch.status.getState();

const fetched = (gameId: string) =>
  fetchGame(
    {
      ...parts,
      reader: remote.session.currentUserId(),
      signal: new AbortController().signal,
      readAt: new Date(NOW).toISOString(),
    },
    gameId,
  );

async function idsOf(table: "players" | "games" | "teams" | "seasons", scope: string) {
  const rows = await store.reference.list(table, scope);
  return rows.ok ? rows.value.map((row) => row.id) : rows.error.code;
}

describe("the prefetch", () => {
  it("brings the active season to the device and the coming days' logs to the engine", async () => {
    await firstRound();
    expect(status()).toEqual({
      isRunning: false,
      problem: null,
      said: null,
      finishedAt: NOW,
      isVisitor: false,
    });
    expect(await idsOf("seasons", "")).toEqual(["fall", "spring"]);
    expect(await idsOf("games", "fall")).toHaveLength(5);
    expect(await idsOf("teams", "fall")).toEqual(["chasers", "falcons"]);
    expect(heads).toEqual([["today@3", "tomorrow@0", "yesterday@55"]]);
    const names = await store.reference.list("public_profiles", "", isSoundCopy);
    expect(names.ok && names.value).toEqual([{ id: "user-ada", name: "Ada Reyes" }]);
    const players = await store.reference.list("players", "fall");
    expect(players.ok && players.value.map((row) => [row.id, row.suspensions?.length])).toEqual([
      ["ada", 0],
      ["bo", 1],
    ]);
  });

  it("keeps another season beside the active one while this tab shows it (P §4)", async () => {
    tables.games?.push(game("old", day(-200), 9, "spring"));
    chosenSeasonId = "spring";
    await firstRound();
    expect(await idsOf("games", "spring")).toEqual(["old"]);
    expect(await idsOf("games", "fall")).toHaveLength(5);
    // Logs are for the sideline: those of the active season's coming days.
    expect(heads).toEqual([["today@3", "tomorrow@0", "yesterday@55"]]);
    expect(status()).toMatchObject({ problem: null });
  });

  it("a chosen season that cannot be read keeps nothing from the active one, and is no success", async () => {
    tables.games?.push(game("old", day(-200), 9, "spring"));
    chosenSeasonId = "spring";
    const answer = server.answer;
    server.answer = (request) =>
      request.query.get("season_id") === "eq.spring" ? portalPage(200) : answer(request);
    await firstRound();
    expect(status().problem).toBe("unknown");
    expect(await idsOf("games", "fall")).toHaveLength(5);
    expect(await idsOf("games", "spring")).toEqual([]);
  });

  it("a season that is chosen during a round is read by the next one, at once", async () => {
    tables.games?.push(game("old", day(-200), 9, "spring"));
    const answer = server.answer;
    let anew: Promise<unknown> | null = null;
    server.answer = (request) => {
      if (request.path === "/rest/v1/teams" && anew === null) {
        chosenSeasonId = "spring";
        anew = prefetch.refreshAnew();
      }
      return answer(request);
    };
    await firstRound();
    expect(await idsOf("games", "spring")).toEqual([]);
    await anew;
    expect(await idsOf("games", "spring")).toEqual(["old"]);
  });

  it("D65: deleted seasons are not asked for, not even as an admin who may read them", async () => {
    await firstRound();
    const asked = server.requests.find((request) => request.path === "/rest/v1/seasons");
    expect(asked?.query.get("deleted_at")).toBe("is.null");
  });

  it.each(["season_players", "games", "player_suspensions"])(
    "I23: a failed read of %s leaves the whole season as it was, and says so",
    async (table) => {
      await firstRound();
      tables.season_players = [player("new")];
      tables.games = [game("new", day(1), 1)];
      server.broken = table;
      await prefetch.refresh();
      expect(status()).toMatchObject({ problem: "unknown", finishedAt: NOW });
      expect(await idsOf("players", "fall")).toEqual(["ada", "bo"]);
      expect(await idsOf("games", "fall")).toHaveLength(5);
      server.broken = null;
      await prefetch.refresh();
      expect(status().problem).toBeNull();
      expect(await idsOf("players", "fall")).toEqual(["new"]);
    },
  );

  it("I23: a visitor who suddenly sees nothing does not empty the device", async () => {
    await firstRound();
    remote.session.forget();
    tables.seasons = [];
    await prefetch.refresh();
    await prefetch.refresh();
    expect(status().problem).toBe("would-shrink");
    expect(await idsOf("seasons", "")).toEqual(["fall", "spring"]);
  });

  it("a visitor gets the schedule, but neither logs nor names nor suspensions (D10, D13)", async () => {
    remote.session.forget();
    await firstRound();
    expect(await idsOf("games", "fall")).toHaveLength(5);
    expect(heads).toEqual([]);
    const asked = server.requests.map((request) => request.path);
    expect(asked).not.toContain("/rest/v1/public_profiles");
    expect(asked).not.toContain("/rest/v1/player_suspensions");
  });

  it("rule 18: what was read for one person is not stored after they have signed out", async () => {
    const answer = server.answer;
    server.answer = (request) => {
      if (request.path === "/rest/v1/games") {
        connectivity.wake("offline");
        remote.session.forget();
      }
      return answer(request);
    };
    await firstRound();
    expect(await idsOf("players", "fall")).toEqual([]);
    expect(await idsOf("games", "fall")).toEqual([]);
  });

  it("D10: what the server named to a visitor is no answer for who signs in, nor is the round that this ends", async () => {
    remote.session.forget();
    await firstRound();
    expect(status()).toMatchObject({ finishedAt: NOW, isVisitor: true });
    const interrupted = prefetch.refresh();
    remote.session.accept(ADA);
    const unread = { finishedAt: null, problem: null, isVisitor: false };
    expect(status()).toMatchObject(unread);
    const seen: unknown[] = [];
    const end = prefetch.status.subscribe(() => seen.push(status().problem));
    await interrupted;
    await prefetch.refresh();
    end();
    expect(new Set(seen)).toEqual(new Set([null]));
    expect(status()).toMatchObject({ finishedAt: NOW, isVisitor: false });
  });

  it("asks again after ten minutes, sooner after a failure, and at once when online", async () => {
    await firstRound();
    expect(timers.map((timer) => timer.at)).toEqual([600_000]);
    server.broken = "teams";
    await prefetch.refresh();
    expect(timers.map((timer) => timer.at)).toEqual([15_000]);
    await prefetch.refresh();
    expect(timers.map((timer) => timer.at)).toEqual([30_000]);
    server.broken = null;
    connectivity.wake("online");
    await prefetch.refresh();
    expect(status().problem).toBeNull();

    const sent = server.requests.length;
    connectivity.wake("visible");
    expect(server.requests).toHaveLength(sent);
    expect(status().isRunning).toBe(false);
    clock += 61_000;
    connectivity.wake("visible");
    expect(status().isRunning).toBe(true);
    await prefetch.refresh();
  });

  it("I3: a command that a restored server has lost is queued again, one that it has is not", async () => {
    const jersey = (opId: string, authorId: string) => ({
      opId,
      kind: "set_jersey_number",
      payload: { playerId: "ada", jerseyNumber: "7" },
      authorId,
      createdAt: "2026-11-21T12:00:00.000Z",
    });
    const { operations } = store;
    for (const [opId, author] of [
      ["kept", ADA.user.id],
      ["lost", ADA.user.id],
      ["another's", "user-bo"],
    ] as const) {
      await operations.add(jersey(opId, author));
      await operations.settle(opId, new Date(NOW).toISOString());
    }
    const waiting = async () => {
      const listed = await operations.list();
      return listed.ok && listed.value.map(({ opId }) => opId);
    };
    tables.command_receipts = [{ op_id: "kept" }];
    server.broken = "command_receipts";
    await firstRound();
    expect(await waiting()).toEqual([]);
    server.broken = null;
    await prefetch.refresh();
    expect(await waiting()).toEqual(["lost"]);
  });

  it("brings the standings too, and fails for no figures that the games do not need", async () => {
    server.broken = "team_season_stats";
    await firstRound();
    expect(status()).toMatchObject({ problem: null });
    expect(await idsOf("games", "fall")).toHaveLength(5);
    const standings = () => store.reference.wereRead(["leagues", "team_season_stats"], "fall");
    expect(await standings()).toEqual({ ok: true, value: false });
    server.broken = null;
    await prefetch.refresh();
    await expect.poll(standings).toEqual({ ok: true, value: true });
  });

  it("has ended before it asks for figures: who waits for a game or another season waits no longer", async () => {
    const ran: boolean[] = [];
    server.meanwhile = (table) => {
      if (table === "team_season_stats") ran.push(status().isRunning);
    };
    await firstRound();
    await expect.poll(() => ran).toEqual([false]);
  });

  it("S19: asks also while the browser says offline", async () => {
    connectivity.wake("offline");
    start();
    await prefetch.refresh();
    expect(status().problem).toBeNull();
  });

  it("fetches a game of another season with everything it needs", async () => {
    tables.games?.push(game("old", day(-200), 9, "spring"));
    tables.teams?.push({ ...team("old-team"), season_id: "spring" });
    expect(await fetched("old")).toBe("fetched");
    expect(await idsOf("teams", "spring")).toEqual(["old-team"]);
    expect(await fetched("nowhere")).toBe("unknown");
    server.broken = "games";
    expect(await fetched("old")).toBe("unreachable");
  });
});
