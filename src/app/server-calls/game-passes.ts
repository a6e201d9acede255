import { readMadePasses, readPassList, readWithdrawal } from "../../contract/accounts/pass-list.ts";
import type { MadePass } from "../../domain/access/game-pass.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import { askServer } from "./ask-server.ts";

interface PassWorkFailure {
  readonly code: string;
  /** Null: game passes are switched off. */
  readonly message: string | null;
}

export function listGamePasses(gameId: string) {
  return askServer("gamePasses", (http, call) =>
    http.asUser(
      call,
      (client) => client.rpc("list_game_passes", { p_game_id: gameId }),
      readPassList,
    ),
  );
}

/** A pass for each game, all or none. */
export async function makeGamePasses(
  gameIds: readonly string[],
): Promise<Result<readonly MadePass[], PassWorkFailure>> {
  const made = await askServer("gamePasses", (http, call) =>
    http.asUser(
      call,
      (client) => client.rpc("make_game_passes", { p_game_ids: [...gameIds] }),
      readMadePasses,
    ),
  );
  if (!made.ok) return made;
  if (made.value.isOff) return fail({ code: "switched-off", message: null });
  return ok(made.value.passes);
}

/** A pass that was withdrawn meanwhile is withdrawn. */
export function withdrawGamePass(passId: string) {
  return askServer("gamePasses", (http, call) =>
    http.asUser(
      call,
      (client) => client.rpc("withdraw_game_pass", { p_pass_id: passId }),
      readWithdrawal,
    ),
  );
}
