import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPublicFigures } from "../../src/remote/api/public-figures.ts";
import { fetchPublicFigures, findPublicSeason } from "../../src/remote/api/public-read.ts";
import { ACTIVE_SEASON_ID, CLOSED_SEASON_ID } from "../../supabase/local/seed/demo-teams.ts";
import { sharedBackend } from "../helpers/backend/shared-backend.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";

const EVERYTHING = { season: null, league: null, division: null };

const backend = sharedBackend({ seed: "demo" });

const browsing = (mode: string) =>
  backend.database.query("update app_settings set public_browsing = $1", [mode]);
const find = (season: string | null = null) => findPublicSeason(backend, { ...EVERYTHING, season });

/** The code of what went wrong; null when nothing did. */
const codeOf = (result: { ok: boolean; error?: { code: string } }) => result.error?.code ?? null;

async function setLive(seasonId: string | null) {
  const client = createTestClient(backend.url, backend.publishableKey);
  await client.auth.signInWithPassword({ email: "admin@demo.test", password: "demo-admin-2026" });
  const { data, error } = await client.rpc("set_live_season", { p_season_id: seasonId });
  expect(error).toBeNull();
  return data;
}

describe.each(["all", "live_season", "off"])("D10: with public_browsing %s", (mode) => {
  beforeAll(() => browsing(mode));
  afterAll(() => browsing("all"));

  test("a visitor reads every figure of the live season, as the database has it", async () => {
    expect(await find()).toEqual({
      ok: true,
      value: { id: ACTIVE_SEASON_ID, name: "Fall 2026 - Demo League", isRecounting: false },
    });
    const rows = await fetchPublicFigures(backend, ACTIVE_SEASON_ID, EVERYTHING);
    const figures = rows.ok ? readPublicFigures(rows.value) : null;
    const [counted] = await backend.database.query<Record<string, number>>(
      `select
         (select count(*) from player_season_stats where season_id = $1 and games_played > 0)::int as players,
         (select sum(total_fantasy_points) from player_season_stats where season_id = $1)::int as points,
         (select count(*) from team_season_stats where season_id = $1)::int as teams,
         (select sum(points_scored) from team_season_stats where season_id = $1)::int as scored,
         (select count(*) from offensive_mvp_leaders where season_id = $1)::int as offensive,
         (select count(*) from defensive_mvp_leaders where season_id = $1)::int as defensive`,
      [ACTIVE_SEASON_ID],
    );
    const sum = (values: readonly number[] = []) => values.reduce((all, one) => all + one, 0);
    expect({
      players: figures?.players.length,
      points: sum(figures?.players.map(({ all }) => all.points.total)),
      teams: figures?.teams.length,
      scored: sum(figures?.teams.map(({ pointsScored }) => pointsScored)),
      offensive: figures?.races.offensive.length,
      defensive: figures?.races.defensive.length,
    }).toEqual(counted);
    expect(counted?.players).toBeGreaterThan(50);
  });

  test("D72: a team has the short name that an admin gave it, else one that no other team has", async () => {
    const given = "update teams set short_name = $1 where season_id = $2 and name = 'Night Owls'";
    await backend.database.query(given, ["The Owls", ACTIVE_SEASON_ID]);
    const rows = await fetchPublicFigures(backend, ACTIVE_SEASON_ID, EVERYTHING);
    const faces = (rows.ok ? readPublicFigures(rows.value) : null)?.faces ?? [];
    await backend.database.query(given, [null, ACTIVE_SEASON_ID]);
    const names = faces.map(({ shortName }) => shortName);
    expect(names).toEqual(expect.arrayContaining(["The Owls", "Brotherhood", "Mudcats"]));
    expect(new Set(names).size).toBe(faces.length);
  });

  test("no address of anybody is in it (rule 8)", async () => {
    const rows = await fetchPublicFigures(backend, ACTIVE_SEASON_ID, EVERYTHING);
    expect(JSON.stringify(rows)).not.toMatch(/@|captain|email|user_id/i);
  });

  test("another season is for visitors only while everything is", async () => {
    expect(codeOf(await find(CLOSED_SEASON_ID))).toBe(mode === "all" ? null : "unknown_season");
    const rows = await fetchPublicFigures(backend, CLOSED_SEASON_ID, EVERYTHING);
    expect(rows.ok && rows.value.teams.length > 0).toBe(mode === "all");
  });
});

test("one league, one division, and what is neither", async () => {
  const all = await fetchPublicFigures(backend, ACTIVE_SEASON_ID, EVERYTHING);
  const teams = all.ok ? all.value.teams : [];
  const league = String(teams[0]?.league_id);
  const division = String(teams.find((team) => team.division_name !== null)?.division_name);
  const read = (wish: object) =>
    fetchPublicFigures(backend, ACTIVE_SEASON_ID, { ...EVERYTHING, ...wish });
  const leagues = await read({ league });
  expect(leagues.ok && leagues.value.teams).toEqual(
    teams.filter((team) => team.league_id === league),
  );
  const divisions = await read({ division });
  expect(divisions.ok && divisions.value.teams).toEqual(
    teams.filter((team) => team.division_name === division),
  );
  expect(codeOf(await read({ division: "Nowhere, (or) else" }))).toBe("no_teams");
});

test("the admin's switch moves what visitors see, and takes it away", async () => {
  await browsing("off");
  expect(await setLive(CLOSED_SEASON_ID)).toMatchObject({ outcome: "applied" });
  expect(await find()).toMatchObject({ ok: true, value: { id: CLOSED_SEASON_ID } });
  expect(codeOf(await find(ACTIVE_SEASON_ID))).toBe("unknown_season");
  expect(await setLive(null)).toMatchObject({ outcome: "applied" });
  expect(codeOf(await find())).toBe("no_season");
  expect(codeOf(await find(CLOSED_SEASON_ID))).toBe("unknown_season");
  await setLive(ACTIVE_SEASON_ID);
  await browsing("all");
});
