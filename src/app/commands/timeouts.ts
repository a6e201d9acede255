import * as timeouts from "../../domain/game/decide/decide-timeout.ts";
import { writeFacts } from "./write-facts.ts";

export function markTimeoutUsed(gameId: string, teamId: string) {
  return writeFacts("markTimeoutUsed", gameId, (state) => timeouts.takeTimeout(state, teamId));
}

export function giveTimeoutBack(gameId: string, teamId: string) {
  return writeFacts("giveTimeoutBack", gameId, (state) => timeouts.returnTimeout(state, teamId));
}
