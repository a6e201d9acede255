import type { Decision } from "../../domain/game/decide/decision.ts";
import type { GameState } from "../../domain/game/game-state.ts";
import type { MakeId } from "../../domain/shared/clock.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { openGame } from "../bootstrap/open-game.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { type Command, refusedOffline } from "./command-policy.ts";

export interface Written {
  /** In order; empty where nothing would change. */
  readonly eventIds: readonly string[];
}

/** Resolves when the facts are durable on this device (I1); the network has no part in it (I5). */
export async function writeFacts(
  command: Command,
  gameId: string,
  decide: (state: GameState, makeId: MakeId) => Decision<string>,
): Promise<Result<Written, CommandFailure>> {
  const { store, session, makeId, clock, appVersion, connectivity } = await services();
  const offline = refusedOffline(command, connectivity);
  if (offline !== null) return offline;
  const game = await openGame(gameId);
  if (!game.ok) {
    return commandFailure(game.error.code === "game-unknown" ? "game-unknown" : "game-unreadable");
  }
  const decided = decide(game.value.state, makeId);
  if (!decided.ok) return commandFailure("refused", decided.error.code);
  if (decided.value.length === 0) return ok({ eventIds: [] });
  const appended = await store.log.append(gameId, decided.value, {
    authorId: session.knownUserId(),
    epoch: game.value.state.epoch,
    appVersion,
    now: new Date(clock.now()).toISOString(),
    makeId,
  });
  if (!appended.ok) return commandFailure("storage");
  return ok({ eventIds: appended.value.events.map((event) => event.eventId) });
}
