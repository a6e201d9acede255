import { describe, expect, test } from "vitest";
import { readDiscipline } from "../../../src/contract/discipline/penalty-list.ts";
import { PLAYER_SEASONS } from "../../../src/contract/rows/player-season-rows.ts";
import {
  INCIDENT_TYPES,
  PENALTY_FLAGS,
  penaltyFlags,
} from "../../../src/domain/discipline/penalty.ts";
import { localPlainDate } from "../../../src/domain/shared/plain-date.ts";
import { leagueRanks, seasonLadders } from "../../../src/domain/standings/league-ranks.ts";
import { ACTIVE_SEASON_ID } from "../../../supabase/local/seed/demo-teams.ts";
import { sharedBackend } from "../../helpers/backend/shared-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { ANONYMOUS } from "../../helpers/database/actors.ts";
import { readView } from "../../helpers/database/read-view.ts";

const backend = sharedBackend({ seed: "demo" });

async function count(sql: string): Promise<number> {
  const [row] = await backend.database.query<{ n: number }>(`select count(*) as n ${sql}`);
  return row?.n ?? -1;
}

/** Of this machine, as the demo's; the database's own is that of UTC. */
const TODAY = `date '${localPlainDate(Date.now())}'`;
const ACTIVE = "(select id from seasons where status = 'In Progress')";

describe("contract.md: the demo league", () => {
  test("an active, a closed and a coming season, 2 leagues, 8 teams with divisions", async () => {
    expect(await count("from seasons where name = 'Fall 2026 - Demo League' and is_active")).toBe(
      1,
    );
    const closed = "from seasons where status = 'Closed' and not is_active";
    expect(await count(`${closed} and archived_at is null`)).toBe(1);
    expect(await count(`${closed} and archived_at is not null`)).toBe(1);
    expect(
      await count(
        "from seasons where start_date > current_date and status = 'Upcoming' and is_active",
      ),
    ).toBe(1);
    expect(
      await count(
        "from seasons s join leagues l on l.season_id = s.id where s.deleted_at is not null",
      ),
    ).toBe(1);
    expect(
      await count(
        `from leagues l join seasons s on s.id = l.season_id
         where (l.status, l.start_date, l.end_date) is distinct from (s.status, s.start_date, s.end_date)
           or s.is_active <> private.is_active_status(s.status)`,
      ),
    ).toBe(0);
    expect(await count(`from leagues where season_id in ${ACTIVE}`)).toBe(2);
    expect(
      await count(`from teams where season_id in ${ACTIVE} and division_name is not null`),
    ).toBe(8);
    expect(await count("from teams where name like '%Brotherhood%' and forfeited_season")).toBe(1);
  });

  test.each([
    ["status", 5],
    ["priority", 4],
    ["type", 4],
  ])(
    "feedback reports of every %s, one with errors and one that repeats another",
    async (column, values) => {
      expect(await count(`from (select distinct ${column} from feedback_reports) v`)).toBe(values);
      expect(await count("from feedback_reports")).toBe(12);
      expect(await count("from feedback_reports where browser_console_errors <> ''")).toBe(2);
      expect(await count("from feedback_reports where duplicate_of is not null")).toBe(1);
    },
  );

  test("12 to 16 active players a team and some on injured reserve", async () => {
    const teams = await backend.database.query<{ active: number; injured: number }>(
      `select count(*) filter (where is_active and not is_ir and not is_walk_on) as active,
              count(*) filter (where is_ir) as injured
       from players where season_id in ${ACTIVE} group by team_id`,
    );
    expect(teams).toHaveLength(8);
    for (const { active, injured } of teams) {
      expect(active).toBeGreaterThanOrEqual(12);
      expect(active).toBeLessThanOrEqual(16);
      expect(injured).toBeGreaterThanOrEqual(1);
    }
  });

  test.each([
    [
      "a team with every IR slot used",
      "teams t where (select count(*) from players p where p.team_id = t.id and p.is_ir) = t.max_ir_slots",
    ],
    ["a team without a division, in a league that has some", "teams t where division_name is null"],
    ["a team with a crest", "teams t join private.crests c on c.id = t.crest"],
    ["a team that shows its jersey", "teams t where t.crest is null and t.color is not null"],
    ["a captain with an address", "teams t join team_contacts c on c.team_id = t.id"],
    ["a walk-on", "players where is_walk_on and is_active"],
    ["a player on injured reserve since a day", "players where is_ir and ir_date < current_date"],
    [
      "a walk-on who counts as a player of the team",
      "player_aliases a join players p on p.id = a.from_player_id and p.is_walk_on and not p.is_active",
    ],
    ["a long name", "players where length(name) > 30"],
    ["a team with a long name", "teams where length(name) > 50"],
    [
      "a team without players",
      "teams t where not exists (select from players p where p.team_id = t.id)",
    ],
  ])("Team Management shows %s", async (_name, rows) => {
    expect(await count(`from ${rows}`)).toBeGreaterThan(0);
  });

  test.each([
    ["no number", "jersey_number is null"],
    ["0", "jersey_number = '0'"],
    ["00", "jersey_number = '00'"],
    ["two digits", "jersey_number ~ '^[1-9][0-9]$'"],
    ["an accent", "name ~ '[éíøüñçÁłżễ]'"],
    ["an apostrophe", "name like '%''%'"],
    ["a comma", "name like '%,%'"],
  ])("players with %s", async (_name, condition) => {
    expect(
      await count(`from players where season_id in ${ACTIVE} and ${condition}`),
    ).toBeGreaterThan(0);
  });

  test.each([
    ["completed with play-by-play", "is_completed and live_entries > 40", 12],
    ["in progress", "not is_completed and live_entries > 0", 1],
    [
      "in progress with its clock at Q2 4:12",
      "not is_completed and game_clock ->> 'period' = 'Q2' and (game_clock ->> 'remaining_ms')::int = 252000 and not (game_clock ->> 'is_running')::boolean",
      1,
    ],
    [
      "whose plays say when they were",
      "(select count(*) filter (where s.period in ('Q1', 'Q2')) = count(*) and count(*) > 10 from stat_events s where s.game_id = g.id and not g.is_completed)",
      1,
    ],
    [
      "untouched, today and later",
      `game_date >= ${TODAY} and head_seq = 0 and not is_completed`,
      12,
    ],
    ["untouched today", `game_date = ${TODAY} and head_seq = 0`, 3],
    ["a playoff game", "is_playoff", 1],
    ["a tie", "state = 'final' and team_visitor_score = team_home_score", 1],
    ["a forfeit", "outcome = 'forfeit' and winner_team_id is not null", 1],
    ["a score override", "override_visitor_score is not null and state = 'final'", 1],
    [
      "late events held",
      "state = 'final' and exists (select from held_events h where h.game_id = g.id and h.outcome = 'held_late')",
      1,
    ],
    [
      "re-opened",
      "exists (select from game_events e where e.game_id = g.id and e.type = 'game.reopened.v1')",
      1,
    ],
    ["corrected", "exists (select from stat_corrections c where c.game_id = g.id)", 1],
    ["both captains agree", "visitor_captain_agrees and home_captain_agrees", 1],
    ["a captain sees it differently", "not home_captain_agrees", 1],
    ["set by hand", "'outcome' = any (set_by_hand)", 4],
    ["cancelled", "outcome = 'cancelled'", 1],
    ["postponed, with its day over", "outcome = 'postponed' and game_date < current_date", 1],
    ["postponed, to come", "outcome = 'postponed' and game_date > current_date", 1],
    ["missed", "game_date < current_date - 1 and head_seq = 0 and outcome = 'normal'", 1],
    [
      "a final of last season",
      "is_playoff and is_completed and season_id = (select id from seasons where status = 'Closed' and archived_at is null)",
      1,
    ],
    ["of the coming season", "game_date > current_date + 100 and head_seq = 0", 4],
  ])("games: %s", async (_name, condition, least) => {
    expect(await count(`from games g where ${condition}`)).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ["a draw", "standings", "draws > 0", 2],
    ["a forfeit win", "standings", "forfeit_wins > 0", 1],
    ["a forfeited season", "standings", "forfeited_season", 1],
    ["players in the playoffs", "player_season_stats", "playoff_games_played > 0", 12],
    ["defensive points", "defensive_mvp_leaders", "fantasy_points > 10", 8],
    ["offensive points", "offensive_mvp_leaders", "fantasy_points > 10", 8],
  ])("season figures: %s", async (_name, view, condition, least) => {
    const found = await count(`from ${view} where season_id in ${ACTIVE} and ${condition}`);
    expect(found).toBeGreaterThanOrEqual(least);
  });

  test("six people of each team that played on have a career; each rank equals SQL's (D46)", async () => {
    expect(
      await count(
        `from players p where p.season_id in ${ACTIVE}
         and (select count(*) from player_careers c where c.player_id = p.id) = 2`,
      ),
    ).toBeGreaterThan(6);
    const players = await readView(
      backend.database,
      ANONYMOUS,
      PLAYER_SEASONS,
      "season_id = $1",
      ACTIVE_SEASON_ID,
    );
    const ladders = seasonLadders(players);
    const ranked = await backend.database.query<{ player_id: string; rank: number; of: number }>(
      `select player_id, total_tackles as value,
         (rank() over (partition by league_id order by total_tackles desc, games_played))::integer as rank,
         (count(*) over (partition by league_id))::integer as of
       from player_season_stats where season_id = $1 and games_played > 0`,
      [ACTIVE_SEASON_ID],
    );
    const tackles = new Map(ranked.map((row) => [row.player_id, row]));
    for (const { playerId, leagueId, all } of players) {
      const found = leagueRanks(ladders, leagueId, "all", all);
      const rank = found?.ranks.find(({ stat }) => stat === "tackles")?.rank;
      const expected = all.counts.tackles > 0 ? tackles.get(playerId) : undefined;
      expect([rank, rank && found?.players]).toEqual([expected?.rank, expected?.of]);
    }
  });

  test("somebody who changed teams has figures for both, and counts for today's (D46b)", async () => {
    const moved = await backend.database.query<{ teams: number; today: string }>(
      `select count(distinct s.team_id) as teams, max(t.name) as today
       from stat_events s join players p on p.id = s.player_id join teams t on t.id = p.team_id
       group by p.id having count(distinct s.team_id) > 1`,
    );
    expect(moved).toEqual([{ teams: 2, today: "Iron Larks" }]);
  });

  test.each([
    ["active", 8],
    ["invited", 2],
    ["unconfirmed", 1],
    ["temporary_password", 1],
    ["disabled", 1],
  ])("User Management shows people who are %s, some for a long time", async (status, number) => {
    const admin = createTestClient(backend.url, backend.publishableKey);
    await admin.auth.signInWithPassword({
      email: "admin@demo.test",
      password: "demo-admin-2026",
    });
    const { data } = await admin.rpc("list_users");
    const people = (data as { status: string }[]).filter((person) => person.status === status);
    expect(people).toHaveLength(number);
  });

  test("penalties show every flag, and one is deleted; who is suspended was judged and has not played since (A §4, §9)", async () => {
    const admin = createTestClient(backend.url, backend.publishableKey);
    await admin.auth.signInWithPassword({ email: "admin@demo.test", password: "demo-admin-2026" });
    const { data } = await admin.rpc("list_penalties", { p_season_id: ACTIVE_SEASON_ID });
    const league = readDiscipline(data);
    const standing = league?.penalties.filter(({ removedAt }) => removedAt === null) ?? [];
    expect([standing.length, league?.penalties.length]).toEqual([8, 9]);
    expect(new Set(standing.flatMap(penaltyFlags))).toEqual(new Set(PENALTY_FLAGS));
    expect(new Set(standing.map(({ incidentType }) => incidentType))).toEqual(
      new Set(INCIDENT_TYPES),
    );
    expect(league?.suspensions).toMatchObject([{ decision: "until", isOpen: true, checkIns: [] }]);
    const inTheirGame = await count(
      `from unsportsmanlike_penalties p
       where p.game_id is null or exists (select from game_rosters r
         where r.game_id = p.game_id and r.player_id = p.player_id)`,
    );
    expect(inTheirGame).toBe(9);
  });

  test("an invitation has ended, and the settings have a past (rule 19)", async () => {
    const ended = "from private.admin_invitations where invited_at < now() - interval '7 days'";
    expect(await count(ended)).toBe(1);
    const changes = "from audit_log where action = 'settings.updated' and before <> after";
    expect(await count(`${changes} and at < now() - interval '20 days'`)).toBe(4);
  });

  test("the scorekeeper's own reports are in four states, some answered", async () => {
    const own = "from feedback_reports where reporter_name = 'Sam Scorer'";
    expect(await count(`from (select distinct status ${own}) v`)).toBe(4);
    expect(await count(`${own} and developer_response is not null`)).toBeGreaterThan(1);
  });

  test("scores are plausible, and no totals differ from the log (I15)", async () => {
    const odd = `from games where state = 'final' and
      (least(team_visitor_score, team_home_score) < 6 or greatest(team_visitor_score, team_home_score) > 42)`;
    expect(await count(odd)).toBe(0);
    expect(await count("from public.verify_totals()")).toBe(0);
  });

  test("the play-by-play holds every kind of act, spread over the game", async () => {
    const kinds = await backend.database.query<{ kind: string }>(
      "select distinct stat_type as kind from stat_events order by 1",
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        "touchdown",
        "extra_point",
        "tackle",
        "sack",
        "interception",
        "defensive_touchdown",
        "fumble",
      ]),
    );
    expect(await count("from stat_events where is_deleted")).toBeGreaterThan(5);
    expect(await count("from game_events where type = 'stat.changed.v1'")).toBeGreaterThan(5);
    expect(await count("from stat_events where flags <> '{}'")).toBe(0);
    // The player who moved leaves no mark on earlier games, however often they are looked at (D28).
    await backend.database.query("select private.flag_entries(g.id, null) from games g");
    expect(await count("from stat_events where flags <> '{}'")).toBe(0);
    const [spread] = await backend.database.query<{ minutes: number }>(
      `select min(m) as minutes from (
         select extract(epoch from max(client_timestamp) - min(client_timestamp))::int / 60 as m
         from stat_events s join games g on g.id = s.game_id where g.state = 'final' group by g.id) x`,
    );
    expect(spread?.minutes).toBeGreaterThanOrEqual(40);
    expect(await count("from game_events where client_timestamp > now()")).toBe(0);
  });
});

test.each([
  ["admin@demo.test", "demo-admin-2026", "admin"],
  ["scorer@demo.test", "demo-user-2026", "user"],
  ["scorer2@demo.test", "demo-user-2026", "user"],
  ["viewer@demo.test", "demo-user-2026", "user"],
])("%s can sign in and is %s", async (email, password, role) => {
  const client = createTestClient(backend.url, backend.publishableKey);
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  const { data } = await client.from("user_profiles").select("role").eq("email", email).single();
  expect(data).toEqual({ role });
});
