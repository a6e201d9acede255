import type { SqlDatabase, SqlRow } from "../../supabase/local/database/sql-database.ts";

/** The server's own tables, read without any rights in between. */
export class ServerTruth {
  readonly #database: SqlDatabase;
  readonly #gameId: string;

  constructor(database: SqlDatabase, gameId: string) {
    this.#database = database;
    this.#gameId = gameId;
  }

  /** Event ids in the log, in order; facts that the server made are marked. */
  log(): Promise<readonly { id: string; device: string | null; seq: number | null }[]> {
    return this.#database.query(
      `select event_id::text as id, device_id::text as device, device_seq as seq
       from game_events where game_id = $1 order by game_seq`,
      [this.#gameId],
    );
  }

  held(): Promise<readonly { id: string; device: string; seq: number; outcome: string }[]> {
    return this.#database.query(
      `select event_id as id, device_id::text as device, device_seq as seq, outcome
       from held_events where game_id = $1`,
      [this.#gameId],
    );
  }

  wrongTotals(): Promise<readonly SqlRow[]> {
    return this.#database.query("select * from verify_totals($1)", [this.#gameId]);
  }

  async game(): Promise<SqlRow> {
    const [row] = await this.#database.query("select * from games where id = $1", [this.#gameId]);
    if (row === undefined) throw new Error("the game is gone");
    return row;
  }

  /** A copy of the game as it is now, for `restore`. */
  async backup(): Promise<() => Promise<void>> {
    const game = await this.game();
    const [held] = await this.#database.query<{ last: number }>(
      "select coalesce(max(id), 0) as last from held_events where game_id = $1",
      [this.#gameId],
    );
    return () => this.#restore(game, held?.last ?? 0);
  }

  /** Restores the copy as an operator does: later facts are gone and the totals fit what is left. */
  #restore(game: SqlRow, lastHeld: number): Promise<void> {
    const id = this.#gameId;
    return this.#database.transaction(async (tx) => {
      await tx.exec("set local session_replication_role = replica");
      await tx.query("delete from game_events where game_id = $1 and game_seq > $2", [
        id,
        game.head_seq,
      ]);
      await tx.query("delete from held_events where game_id = $1 and id > $2", [id, lastHeld]);
      await tx.exec("delete from private.device_marks");
      await tx.query(
        `update held_events h set resolution = null, resolved_by = null, resolved_at = null
         where game_id = $1 and not exists (
           select from game_events e where e.game_id = h.game_id
             and e.type in ('held.applied.v1', 'held.set_aside.v1')
             and e.payload -> 'event_ids' ? h.event_id)`,
        [id],
      );
      await tx.query(
        `update games set epoch = $2, state = $3, head_seq = $4, last_transition = $5,
           ever_finalized = $6, is_completed = $7, manually_finalized = $8, finalized_at = $9,
           log_digest = $10
         where id = $1`,
        [
          id,
          game.epoch,
          game.state,
          game.head_seq,
          game.last_transition,
          game.ever_finalized,
          game.is_completed,
          game.manually_finalized,
          game.finalized_at,
          game.log_digest,
        ],
      );
      await tx.exec("set local session_replication_role = origin");
      await tx.query("select private.refold_game($1)", [id]);
    });
  }
}
