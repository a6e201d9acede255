import { readLiveSeasonAnswer } from "../../contract/rows/widget-season-rows.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { type CommandFailure, commandFailure } from "../commands/command-failure.ts";
import { askServer } from "./ask-server.ts";

/** null: no season is live; `refused` when the season is gone. */
export async function setLiveSeason(
  seasonId: string | null,
): Promise<Result<null, CommandFailure>> {
  const answer = await askServer("setLiveSeason", (http, call) =>
    http.asUser(
      call,
      (client) => client.rpc("set_live_season", { p_season_id: seasonId }),
      ({ data }) => readLiveSeasonAnswer(data),
    ),
  );
  if (!answer.ok) return answer;
  return answer.value.isDone ? ok(null) : commandFailure("refused");
}
