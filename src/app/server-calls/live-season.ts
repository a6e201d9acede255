import { changeAnswer } from "../../contract/change-answer.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { type CommandFailure, commandFailure } from "../commands/command-failure.ts";
import { askServer } from "./ask-server.ts";

const readAnswer = changeAnswer(["unknown_season"]);

/** null makes no season live; the answer is `refused` if the season no longer exists. */
export async function setLiveSeason(
  seasonId: string | null,
): Promise<Result<null, CommandFailure>> {
  const answer = await askServer("setLiveSeason", (http, call) =>
    http.asUser(
      call,
      (client) => client.rpc("set_live_season", { p_season_id: seasonId }),
      readAnswer,
    ),
  );
  if (!answer.ok) return answer;
  return answer.value.refusal === null ? ok(null) : commandFailure("refused");
}
