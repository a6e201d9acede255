import { changeAnswer } from "../../contract/change-answer.ts";
import { askServer } from "./ask-server.ts";

const readSettled = changeAnswer([]);

/** Also succeeds if another admin has settled it already (D70). */
export function settleCaptains(gameId: string) {
  return askServer("settleCaptains", (http, call) =>
    http.asUser(
      call,
      (client) => client.rpc("settle_captains", { p_game_id: gameId }),
      readSettled,
    ),
  );
}
