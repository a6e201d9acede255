import { deepStrictEqual } from "node:assert";
import type { TestGame } from "../../helpers/database/league.ts";
import type { MemoryPlayServer } from "./memory-server.ts";
import type { GameLimits, PlayCaller, PlayServer, Resolution, WireAnswer } from "./play-server.ts";
import type { SqlServer } from "./sql-server.ts";

/** Asks both servers everything and expects one answer: the proof that the memory is the SQL. */
export class TwinServer implements PlayServer {
  /** How many answers have been compared. */
  compared = 0;
  readonly #sql: SqlServer;
  readonly #memory: MemoryPlayServer;

  constructor(sql: SqlServer, memory: MemoryPlayServer) {
    this.#sql = sql;
    this.#memory = memory;
  }

  async openGame(game: TestGame, limits: GameLimits): Promise<void> {
    await this.#sql.openGame(game, limits);
    await this.#memory.openGame(game, limits);
  }

  push(caller: PlayCaller, gameId: string, deviceId: string, events: readonly unknown[]) {
    return this.#both("push", (server) => server.push(caller, gameId, deviceId, events));
  }

  pull(caller: PlayCaller, gameId: string, afterSeq: number, limit: number) {
    return this.#both("pull", (server) => server.pull(caller, gameId, afterSeq, limit));
  }

  knownEventIds(caller: PlayCaller, gameId: string, deviceId: string) {
    return this.#both("known", (server) => server.knownEventIds(caller, gameId, deviceId));
  }

  heldEvents(caller: PlayCaller, gameId: string) {
    return this.#both("held", (server) => server.heldEvents(caller, gameId));
  }

  resolveHeld(
    caller: PlayCaller,
    gameId: string,
    eventIds: readonly string[],
    resolution: Resolution,
  ): Promise<WireAnswer> {
    return this.#both(resolution, async (server) => {
      // SQL decides first and makes the id of its own fact; the memory takes the same.
      const id = server === this.#memory ? await this.#sql.newestEventId(gameId) : "";
      this.#memory.makeId = () => id;
      return server.resolveHeld(caller, gameId, eventIds, resolution);
    });
  }

  async showSeason(game: TestGame, isShown: boolean): Promise<void> {
    await this.#sql.showSeason(game, isShown);
    await this.#memory.showSeason(game, isShown);
  }

  async backup(gameId: string): Promise<() => Promise<void>> {
    const restores = [await this.#sql.backup(gameId), await this.#memory.backup(gameId)];
    return async () => {
      for (const restore of restores) await restore();
    };
  }

  async figures(game: TestGame): Promise<unknown> {
    const sql = await this.#sql.figures(game);
    const memory = await this.#memory.figures(game);
    this.compared += 1;
    // Tables of an untouched game have no rows yet.
    if (isTouched(memory)) deepStrictEqual(sql, memory, "the figures: SQL = memory");
    return memory;
  }

  async #both(
    name: string,
    ask: (server: SqlServer | MemoryPlayServer) => Promise<WireAnswer>,
  ): Promise<WireAnswer> {
    const sql = await ask(this.#sql);
    const memory = await ask(this.#memory);
    this.compared += 1;
    deepStrictEqual(comparable(sql), comparable(memory), `${name}: SQL = memory`);
    return memory;
  }
}

function isTouched(figures: unknown): boolean {
  return (figures as { readonly log: readonly unknown[] }).log.length > 0;
}

/** Without what only a database knows: its clock and its row numbers; times as moments. */
function comparable(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (key === "received_at" || key === "held_id") return undefined;
    return key === "client_timestamp" && typeof inner === "string" ? Date.parse(inner) : inner;
  });
}
