import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, insertAccount, runAs, SERVICE } from "./actors.ts";
import { PushingDevice, push } from "./device.ts";
import { createGame, type TestGame } from "./league.ts";

export interface FullLeague {
  readonly game: TestGame;
  /** The account that pushed, edited a jersey and reported a bug. */
  readonly scorer: Actor;
  readonly admin: Actor;
  /** The bug that the scorer reported. */
  readonly reportId: string;
}

/** A league in which every table of the schema has at least one row. */
export async function createFullLeague(sql: SqlDatabase): Promise<FullLeague> {
  const game = await createGame(sql);
  const scorer = await insertAccount(sql, "scorer");
  const admin = await insertAccount(sql, "league admin", { profile: { role: "admin" } });
  const team = game.visitor.id;
  const [player = "", second = ""] = game.visitor.players;
  const device = new PushingDevice();
  await push(sql, scorer, game.id, device.id, [
    device.event("roster.changed.v1", {
      team_id: team,
      add: [player, second],
      overrides: [{ player_id: second, reason: "The league said yes" }],
    }),
    device.rush(team, player),
    device.event("stats.corrected.v1", {
      player_id: player,
      team_id: team,
      deltas: { tackles: 2 },
    }),
    device.tackle(team, player, 4),
  ]);
  const importer = new PushingDevice();
  await push(sql, SERVICE, game.id, importer.id, [
    importer.event("stats.imported.v1", {
      batch_id: crypto.randomUUID(),
      rows: [{ player_id: second, team_id: team, counts: { sacks: 1 } }],
    }),
  ]);
  await runAs(sql, scorer, (tx) =>
    tx.query("select set_jersey_number($1, '9', $2)", [player, crypto.randomUUID()]),
  );
  await sql.query("insert into team_contacts values ($1, 'captain@people.test')", [team]);
  await sql.query("insert into player_aliases (from_player_id, into_player_id) values ($1, $2)", [
    crypto.randomUUID(),
    player,
  ]);
  const [report] = await sql.query<{ id: string }>(
    `insert into feedback_reports (type, title, description, reporter_id, reporter_email)
     values ('bug', 'Score', 'It is late', $1, 'reporter@people.test') returning id`,
    [scorer.userId],
  );
  for (let count = 0; count < 3; count += 1) {
    await sql.query(
      `insert into unsportsmanlike_penalties (player_id, season_id, incident_description)
       values ($1, $2, 'Shouting')`,
      [second, game.seasonId],
    );
  }
  await sql.query(
    "insert into suspension_reviews (player_id, season_id, decision) values ($1, $2, 'stands')",
    [second, game.seasonId],
  );
  await sql.query(
    "insert into sync_runs (season_id, kind, status) values ($1, 'games', 'failed')",
    [game.seasonId],
  );
  await runAs(sql, admin, (tx) =>
    tx.query("select import_stats($1, $2, $3, 'week-1.csv', null, $4)", [
      crypto.randomUUID(),
      game.id,
      game.home.id,
      JSON.stringify([{ player_id: game.home.players[0], counts: { tackles: 2 } }]),
    ]),
  );
  const importId = crypto.randomUUID();
  await sql.query(
    "insert into sheet_imports (id, season_id, league_id, kind, counts) values ($1, $2, $3, 'rosters', '{}')",
    [importId, game.seasonId, game.leagueId],
  );
  await sql.query(
    "insert into sheet_import_rows values ($1, 1, 2, 'team', 'change', $2, '{}', '{}')",
    [importId, team],
  );
  return { game, scorer, admin, reportId: report?.id ?? "" };
}
