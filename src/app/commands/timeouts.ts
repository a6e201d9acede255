import * as timeouts from "../../domain/game/decide/decide-timeout.ts";
import { writeFacts } from "./write-facts.ts";

/** Uses the team's next timeout (D30). */
export function markTimeoutUsed(gameId: string, teamId: string) {
  return writeFacts("markTimeoutUsed", gameId, (state) => timeouts.takeTimeout(state, teamId));
}

/** Gives the team's last used timeout back (D30). */
export function giveTimeoutBack(gameId: string, teamId: string) {
  return writeFacts("giveTimeoutBack", gameId, (state) => timeouts.returnTimeout(state, teamId));
}
