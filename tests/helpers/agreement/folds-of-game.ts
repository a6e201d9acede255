import { readWireEvent } from "../../../src/contract/event-wire.ts";
import type { GameEvent } from "../../../src/domain/game/events.ts";
import { foldGame } from "../../../src/domain/game/fold/fold.ts";
import type { GameState } from "../../../src/domain/game/game-state.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import type { TestGame } from "../database/league.ts";

/** The server's log as a phone reads it. */
export async function readLog(database: SqlDatabase, game: TestGame): Promise<GameEvent[]> {
  const log = await database.query<{ event: unknown }>(
    "select to_jsonb(e) as event from game_events e where game_id = $1 order by game_seq",
    [game.id],
  );
  return log.map(({ event }) => {
    const fact = readWireEvent(game.id, event);
    if (fact === null) throw new Error("the log holds an event that the client cannot read");
    return fact;
  });
}

export function foldOf(game: TestGame, log: readonly GameEvent[]): GameState {
  const teams = { visitorTeamId: game.visitor.id, homeTeamId: game.home.id };
  return foldGame(game.id, teams, log);
}

/** The log as a version reads it that knows no import by its batch: it leaves those fields out. */
export function asBeforeImports(log: readonly GameEvent[]): GameEvent[] {
  return log.map((event) => {
    if (event.type === "stats.imported.v1") {
      const { undone: _, ...payload } = event.payload;
      return { ...event, payload: { ...payload, batchId: event.eventId } };
    }
    if (event.type === "stats.corrected.v1") {
      const { batchId: _, ...payload } = event.payload;
      return { ...event, payload };
    }
    if (event.type !== "roster.changed.v1") return event;
    const { batchId: _, ...payload } = event.payload;
    return { ...event, payload };
  });
}
