import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ImportAnswer } from "../../../src/domain/provider/import-contract.ts";
import { tokenOf } from "../../contract/token-of.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { type LeagueSite, leagueSite } from "../../helpers/provider/league-site.ts";
import {
  json,
  SITE,
  scriptedProvider,
  TOKEN,
  text,
} from "../../helpers/provider/scripted-provider.ts";

type Row = Readonly<Record<string, unknown>>;

const LEAGUE = "85770";
const provider = scriptedProvider();
let backend: TestBackend;
let admin: string;
let site: LeagueSite;
let seasonId: string;

beforeAll(async () => {
  backend = await startTestBackend({
    provider: { firstTeamIs: "visitor", access: { url: provider.url, site: SITE, token: TOKEN } },
  });
  admin = await tokenOf(backend, "admin");
});
afterAll(() => backend.stop());

const read = (sql: string, ...values: unknown[]) => backend.database.query<Row>(sql, values);

beforeEach(async () => {
  site = leagueSite();
  provider.answers(site.turn);
  // Erased and not deleted, so that no league of an earlier test is offered.
  await read("delete from private.provider_leagues");
  await read("update leagues set provider_id = null");
  await read("update seasons set deleted_at = now()");
  await read("delete from private.provider_calls");
  seasonId = crypto.randomUUID();
});

async function post(body: Row, token = admin): Promise<{ status: number; body: Row }> {
  const answer = await fetch(`${backend.url}/functions/v1/sync-season`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  expect(said).not.toContain(TOKEN);
  return { status: answer.status, body: JSON.parse(said) as Row };
}

const wish = (more: Row = {}) => ({
  action: "import",
  seasons: [{ season_id: seasonId, league_ids: [LEAGUE] }],
  ...more,
});

async function importIt(more: Row = {}): Promise<ImportAnswer> {
  const { status, body } = await post(wish(more));
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as unknown as ImportAnswer;
}

const counts = async (id = seasonId) =>
  (
    await read(
      `select (select count(*)::integer from seasons where id = $1) as seasons,
         (select count(*)::integer from leagues where season_id = $1) as leagues,
         (select count(*)::integer from teams where season_id = $1) as teams,
         (select count(*)::integer from games where season_id = $1) as games,
         (select count(*)::integer from sync_runs where season_id = $1) as runs`,
      id,
    )
  )[0];
const WHOLE = { seasons: 1, leagues: 1, teams: 3, games: 4, runs: 1 };
const NOTHING = { seasons: 0, leagues: 0, teams: 0, games: 0, runs: 0 };

/** The sample league under other ids and names. */
function severalLeagues(names: Readonly<Record<string, string>>): void {
  const [one] = site.league.leagues as Row[];
  provider.answers((response, request) => {
    const id = /leagues-info\/(\d+)/.exec(request.url ?? "")?.[1] ?? "";
    if (id === "") return site.turn(response, request);
    const leagues = names[id] === undefined ? [] : [{ ...one, id, name: names[id] }];
    return json({ leagues })(response, request);
  });
}

describe("importing a season (A §2, D60)", () => {
  test("the provider's league becomes a season with its teams and games", async () => {
    const answer = await importIt();
    expect(answer).toEqual({
      outcome: "imported",
      seasons: [{ season_id: seasonId, run_id: expect.any(String), outcome: "succeeded" }],
    });
    expect(await counts()).toEqual(WHOLE);
    expect(await read("select * from seasons where id = $1", seasonId)).toMatchObject([
      { name: "Men's Sunday 7v7 Flag Football - Fall 2026", year: 2026, season_type: "fall" },
    ]);
    expect(await read("select kind, status, steps from sync_runs")).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "import", status: "succeeded" })]),
    );
  });

  test("two taps at once, and a third after the answer was lost, make one season", async () => {
    const answers = await Promise.all([importIt(), importIt()]);
    const outcomes = answers.map((each) => each.outcome === "imported" && each.seasons[0]?.outcome);
    expect(outcomes).toContain("succeeded");
    await expect.poll(() => counts()).toEqual(WHOLE);
    const seen = provider.seen.length;
    const third = await importIt();
    expect(third).toMatchObject({ outcome: "imported", seasons: [{ outcome: "succeeded" }] });
    // Only the league's own page: the run has ended and is not begun again.
    expect(provider.seen.length).toBe(seen + 1);
    expect(await counts()).toEqual(WHOLE);
  });

  test("several leagues come into one season under a name, or one each", async () => {
    severalLeagues({ 100: "Coed A - Fall 2026", 101: "Coed B - Fall 2026", 102: "Women" });
    const both = { season_id: seasonId, league_ids: ["100", "101"] };
    const other = { season_id: crypto.randomUUID(), name: "Own name", league_ids: ["102"] };
    const answer = await importIt({ seasons: [both, other] });
    expect(answer).toMatchObject({
      outcome: "imported",
      seasons: [
        { season_id: seasonId, outcome: "succeeded" },
        { season_id: other.season_id, outcome: "succeeded" },
      ],
    });
    expect(await read("select name from seasons where id = $1", seasonId)).toEqual([
      { name: "Fall 2026" },
    ]);
    expect(await read("select name from seasons where id = $1", other.season_id)).toEqual([
      { name: "Own name" },
    ]);
    expect(await counts()).toMatchObject({ leagues: 2, teams: 6, games: 8 });
  });

  test("what the provider does not know is named, and nothing is made", async () => {
    severalLeagues({ 100: "Coed A - Fall 2026" });
    const seasons = [{ season_id: seasonId, league_ids: ["100", "999"] }];
    expect(await importIt({ seasons })).toEqual({
      outcome: "refused",
      reason: "no_league",
      leagues: [{ provider_id: "999", season_id: null, season_name: null }],
    });
    site.faults.set("/leagues-info/85770", text("Not Found", 404));
    provider.answers(site.turn);
    expect(await importIt()).toMatchObject({ outcome: "refused", reason: "no_league" });
    expect(await counts()).toEqual(NOTHING);
  });

  test("a provider that refuses or fails is told in its words, and nothing is made", async () => {
    site.faults.set("/leagues-info/85770", text("Unauthorized", 401));
    expect(await post(wish())).toEqual({
      status: 502,
      body: {
        code: "provider_refused",
        message: "Authentication error: invalid credentials.",
      },
    });
    site.faults.set("/leagues-info/85770", text("<html>maintenance</html>"));
    expect(await post(wish())).toMatchObject({
      status: 502,
      body: { code: "provider_unreadable" },
    });
    expect(await counts()).toEqual(NOTHING);
  });

  test("steps that fail leave the season with the others, and the run says so", async () => {
    site.faults.set("/games", text("<html>maintenance</html>"));
    expect(await importIt()).toMatchObject({ seasons: [{ outcome: "partial" }] });
    expect(await counts()).toMatchObject({ seasons: 1, teams: 3, games: 0 });
  });

  test("a league that is imported is refused with its season", async () => {
    await importIt();
    const seasons = [{ season_id: crypto.randomUUID(), league_ids: [LEAGUE] }];
    expect(await importIt({ seasons })).toEqual({
      outcome: "refused",
      reason: "imported_already",
      leagues: [
        {
          provider_id: LEAGUE,
          season_id: seasonId,
          season_name: "Men's Sunday 7v7 Flag Football - Fall 2026",
        },
      ],
    });
  });

  test("a league of a deleted season is imported anew only when that is wanted", async () => {
    await importIt();
    await read("update seasons set deleted_at = now() where id = $1", seasonId);
    const again = crypto.randomUUID();
    const seasons = [{ season_id: again, league_ids: [LEAGUE] }];
    expect(await importIt({ seasons })).toMatchObject({
      outcome: "refused",
      reason: "in_deleted_season",
      leagues: [{ provider_id: LEAGUE, season_id: seasonId }],
    });
    expect(await importIt({ seasons, anew: true })).toMatchObject({
      outcome: "imported",
      seasons: [{ season_id: again, outcome: "succeeded" }],
    });
    expect(await counts(again)).toEqual(WHOLE);
  });

  test.each(["import", "apply"] as const)(
    "a server that is killed before the first step: %s goes on",
    async (action) => {
      // As it stands when the process ends after the transaction.
      const [league] = site.league.leagues as { name: string }[];
      const made = await fetch(`${backend.url}/rest/v1/rpc/import_seasons`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${admin}`,
          apikey: backend.publishableKey,
          "content-type": "application/json",
        },
        body: JSON.stringify({
          p_seasons: [
            {
              id: seasonId,
              name: league?.name,
              year: 2026,
              leagues: [{ provider_id: LEAGUE, name: league?.name, status: "Closed" }],
            },
          ],
        }),
      });
      const [run] = ((await made.json()) as { seasons: { run_id: string }[] }).seasons;
      expect(await counts()).toMatchObject({ seasons: 1, leagues: 1, teams: 0 });
      if (action === "import") {
        expect(await importIt()).toMatchObject({ seasons: [{ outcome: "succeeded" }] });
      } else {
        const wanted = { action, season_id: seasonId, run_id: run?.run_id };
        expect(await post(wanted)).toMatchObject({ body: { outcome: "succeeded" } });
      }
      expect(await counts()).toEqual(WHOLE);
    },
  );

  test("an import that was left goes on by itself with the server's next look for what is due", async () => {
    const anew = crypto.randomUUID();
    await read(
      "insert into seasons (id, name, year) values ($1, 'Left in the middle', 2026)",
      anew,
    );
    await read(
      "insert into leagues (season_id, name, provider_id, status) values ($1, 'Left', '85770', 'Closed')",
      anew,
    );
    await read(
      "insert into sync_runs (season_id, kind, status) values ($1, 'import', 'running')",
      anew,
    );
    await post({ action: "daily" });
    await expect.poll(() => counts(anew)).toEqual(WHOLE);
    expect(await read("select kind, status from sync_runs where season_id = $1", anew)).toEqual([
      { kind: "import", status: "succeeded" },
    ]);
  });

  test("only admins import anything", async () => {
    for (const person of ["plain user", "collector", "unconfirmed", "disabled"] as const) {
      const { status } = await post(wish(), await tokenOf(backend, person));
      expect({ person, status }).toEqual({ person, status: 403 });
    }
    expect(provider.seen).toEqual([]);
    expect(await counts()).toEqual(NOTHING);
  });

  test.each([
    { seasons: [] },
    { seasons: "85770" },
    { seasons: [{ season_id: "x", league_ids: [LEAGUE] }] },
    { seasons: [{ season_id: crypto.randomUUID(), league_ids: [] }] },
    { seasons: [{ season_id: crypto.randomUUID(), league_ids: ["../85770"] }] },
    { seasons: [{ season_id: crypto.randomUUID(), league_ids: [LEAGUE, LEAGUE] }] },
    { seasons: [{ season_id: crypto.randomUUID(), name: " ", league_ids: [LEAGUE] }] },
    { anew: "yes" },
  ])("%j is no import", async (more) => {
    expect(await post(wish(more))).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(provider.seen).toEqual([]);
  });
});
