import { readMadePasses, readPassList, readWithdrawal } from "../../contract/accounts/pass-list.ts";
import type { GamePasses, MadePass } from "../../domain/access/game-pass.ts";
import { whenSeen } from "../../domain/access/who-scores.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { CommandFailure } from "../commands/command-failure.ts";
import { askDatabase } from "./ask-server.ts";

interface PassWorkFailure {
  readonly code: string;
  /** Null: game passes are switched off. */
  readonly message: string | null;
}

export async function listGamePasses(gameId: string): Promise<Result<GamePasses, CommandFailure>> {
  const told = await askDatabase(
    (client) => client.rpc("list_game_passes", { p_game_id: gameId }),
    readPassList,
  );
  if (!told.ok) return told;
  const { scoring, ...list } = told.value;
  const nowMs = Date.now();
  const seen = scoring.map((one) => ({ ...one, seenAt: whenSeen(one.seconds, nowMs) }));
  return ok({ ...list, seen });
}

/** Makes a pass for each game, or none at all; with a team, each only checks in its players. */
export async function makeGamePasses(
  gameIds: readonly string[],
  checkInTeamId?: string,
): Promise<Result<readonly MadePass[], PassWorkFailure>> {
  const made = await askDatabase(
    (client) =>
      client.rpc("make_game_passes", {
        p_game_ids: [...gameIds],
        ...(checkInTeamId === undefined ? {} : { p_check_in_team_id: checkInTeamId }),
      }),
    readMadePasses,
  );
  if (!made.ok) return made;
  if (made.value.isOff) return fail({ code: "switched-off", message: null });
  return ok(made.value.passes);
}

/** A pass that somebody else withdrew counts as withdrawn. */
export function withdrawGamePass(passId: string) {
  return askDatabase(
    (client) => client.rpc("withdraw_game_pass", { p_pass_id: passId }),
    readWithdrawal,
  );
}
