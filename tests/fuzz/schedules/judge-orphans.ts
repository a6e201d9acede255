import { decide, type Incoming } from "./judge.ts";
import { appendEvent, type MemoryGame, pushState } from "./memory-game.ts";
import type { PlayCaller } from "./play-server.ts";
import type { HeldRow, LoggedEvent } from "./stored-events.ts";

/** Judges in the order of arrival, each with the right of whoever sent it. */
export function judgeOrphans(
  game: MemoryGame,
  orphans: readonly HeldRow[],
  roles: ReadonlyMap<string | null, PlayCaller["role"]>,
) {
  const state = pushState(game, { role: "server", userId: null }, true);
  const done: Incoming[] = [];
  const applied: LoggedEvent[] = [];
  for (const row of orphans) {
    const role = roles.get(row.event.recordedBy);
    Object.assign(state, { isAdmin: role === "admin", isServer: role === "server" });
    const event: Incoming = { ...row.event, of: null };
    [event.outcome, event.why] = decide(event, state);
    if (event.outcome === "applied") applied.push(appendEvent(event, state));
    done.push(event);
  }
  return { state, done, applied };
}
