import { ok, type Result } from "../../domain/shared/result.ts";
import * as widget from "../../remote/api/widget-api.ts";
import { askServer } from "./ask-server.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";

/**
 * Makes a season the one that the public widget shows, in place of any other; null: none. Error
 * beside the usual ones: `refused` when the season is gone.
 */
export async function setLiveSeason(
  seasonId: string | null,
): Promise<Result<null, CommandFailure>> {
  const answer = await askServer((rest, options) => widget.setLiveSeason(rest, seasonId, options));
  if (!answer.ok) return answer;
  return answer.value.isDone ? ok(null) : commandFailure("refused");
}
