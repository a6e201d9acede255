import { changeAnswer } from "../../contract/change-answer.ts";
import { askDatabase } from "./ask-server.ts";

const readSettled = changeAnswer([]);

/** Also succeeds if another admin has settled it already (D70). */
export function settleCaptains(gameId: string) {
  return askDatabase((client) => client.rpc("settle_captains", { p_game_id: gameId }), readSettled);
}
