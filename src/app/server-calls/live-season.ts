import { changeAnswer } from "../../contract/change-answer.ts";
import { commandFailure } from "../commands/command-failure.ts";
import { askDatabase } from "./ask-server.ts";

const readAnswer = changeAnswer(["unknown_season"]);

/** null makes no season live; the answer is `refused` if the season no longer exists. */
export async function setLiveSeason(seasonId: string | null) {
  const answer = await askDatabase(
    (client) => client.rpc("set_live_season", { p_season_id: seasonId }),
    readAnswer,
  );
  return answer.ok && answer.value.refusal !== null ? commandFailure("refused") : answer;
}
