import { deepStrictEqual } from "node:assert";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { figuresOfTables } from "../../helpers/agreement/figures-of-game.ts";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { ServerTruth } from "../server-truth.ts";
import type { GameLimits, PlayCaller, PlayServer, Resolution, WireAnswer } from "./play-server.ts";

/** The real functions on a real database: role, claims, JSON, as the API calls them. */
export class SqlServer implements PlayServer {
  readonly #database: SqlDatabase;
  readonly #people: ReadonlyMap<string, Actor>;
  /** This admin deletes and restores seasons. */
  readonly #admin: PlayCaller;
  #limits: GameLimits | null = null;

  private constructor(
    database: SqlDatabase,
    people: ReadonlyMap<string, Actor>,
    admin: PlayCaller,
  ) {
    this.#database = database;
    this.#people = people;
    this.#admin = admin;
  }

  /** Schedules are shorter than any game, so their limits may be lower than an admin may set. */
  static async start(database: SqlDatabase): Promise<{ server: SqlServer; people: PlayCaller[] }> {
    await database.exec(
      `alter table app_settings drop constraint if exists app_settings_events_per_game_check;
       update app_settings set pushes_per_minute = 100000, push_bytes_per_minute = 2000000000`,
    );
    const actors = new Map<string, Actor>();
    const people: PlayCaller[] = [];
    for (const role of ["admin", "user", "user", "blocked"] as const) {
      const profile = role === "blocked" ? { is_disabled: true } : { role };
      const actor = await insertAccount(database, role, { profile });
      people.push({ role, userId: actor.userId });
      actors.set(actor.userId ?? "", actor);
    }
    const [admin] = people;
    if (admin === undefined) throw new Error("an admin is the first of them");
    return { server: new SqlServer(database, actors, admin), people };
  }

  async openGame({ id, visitor, home }: TestGame, limits: GameLimits): Promise<void> {
    await createGame(this.#database, { id, visitor, home });
    const isSame =
      this.#limits?.events === limits.events && this.#limits.walkOns === limits.walkOns;
    if (isSame) return;
    await this.#database.query(
      "update app_settings set events_per_game = $1, walk_ons_per_game = $2",
      [limits.events, limits.walkOns],
    );
    this.#limits = limits;
  }

  push(caller: PlayCaller, gameId: string, deviceId: string, events: readonly unknown[]) {
    const params = [gameId, deviceId, JSON.stringify(events)];
    return this.#call(caller, "push_game_events($1, $2, $3::jsonb)", params);
  }

  pull(caller: PlayCaller, gameId: string, afterSeq: number, limit: number) {
    // Two servers cannot agree on ages by the wall clock.
    return this.#call(caller, "(pull_game_events($1, $2, $3) - 'scoring')", [
      gameId,
      afterSeq,
      limit,
    ]);
  }

  knownEventIds(caller: PlayCaller, gameId: string, deviceId: string) {
    return this.#call(caller, "to_jsonb(known_event_ids($1, $2))", [gameId, deviceId]);
  }

  heldEvents(caller: PlayCaller, gameId: string) {
    return this.#call(caller, "held_events_for_game($1)", [gameId]);
  }

  resolveHeld(
    caller: PlayCaller,
    gameId: string,
    eventIds: readonly string[],
    resolution: Resolution,
  ): Promise<WireAnswer> {
    const name = resolution === "applied" ? "apply_held_events" : "dismiss_held_events";
    return this.#call(caller, `${name}($1, $2::uuid[])`, [gameId, `{${eventIds.join(",")}}`]);
  }

  async showSeason({ id }: TestGame, isShown: boolean): Promise<void> {
    const [game] = await this.#database.query<{ season_id: string }>(
      "select season_id from games where id = $1",
      [id],
    );
    const call = isShown ? "restore_season($1)" : "delete_season($1, 'DELETETHISDAMNSEASON')";
    const answer = await this.#call(this.#admin, call, [game?.season_id]);
    if (!answer.ok) throw new Error(`${call}: ${answer.code}`);
  }

  backup(gameId: string): Promise<() => Promise<void>> {
    return new ServerTruth(this.#database, gameId).backup();
  }

  async figures(game: TestGame): Promise<unknown> {
    const truth = new ServerTruth(this.#database, game.id);
    const row = await truth.game();
    // A game that was set back to its start has rows of zeros, which a real backup would not have.
    if (row.head_seq !== 0) deepStrictEqual(await truth.wrongTotals(), [], "verify_totals()");
    const log = await this.#database.query<Record<string, unknown>>(
      "select event_id, epoch, recorded_by, author_id from game_events where game_id = $1 order by game_seq",
      [game.id],
    );
    const held = await this.#database.query<Record<string, unknown>>(
      "select event_id, outcome, reason, resolution from held_events where game_id = $1 order by id",
      [game.id],
    );
    return {
      ...(await figuresOfTables(this.#database, game)),
      head: [row.head_seq, row.log_digest, row.ever_finalized],
      hasStats: row.has_stats,
      log: log.map((one) => [one.event_id, one.epoch, one.recorded_by, one.author_id]),
      held: held.map((one) => [one.event_id, one.outcome, one.reason, one.resolution]),
    };
  }

  /** The id of the newest fact, which after a decision about held events is the server's own. */
  async newestEventId(gameId: string): Promise<string> {
    const [newest] = await this.#database.query<{ id: string }>(
      "select event_id as id from game_events where game_id = $1 order by game_seq desc limit 1",
      [gameId],
    );
    return newest?.id ?? "";
  }

  async #call(caller: PlayCaller, call: string, params: readonly unknown[]): Promise<WireAnswer> {
    const actor = caller.userId === null ? SERVICE : this.#people.get(caller.userId);
    if (actor === undefined) throw new Error("a stranger has no account");
    try {
      const [row] = await runAs(this.#database, actor, (tx) =>
        tx.query<{ body: unknown }>(`select ${call} as body`, [...params]),
      );
      return { ok: true, body: row?.body };
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (!/^[0-9A-Z]{5}$/.test(code)) throw error;
      return { ok: false, code };
    }
  }
}
