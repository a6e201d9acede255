import {
  type OpenedPass,
  type PassRefusal,
  readOpenedPass,
} from "../../contract/accounts/own-passes.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { AuthFailure } from "../../remote/auth/auth-failure.ts";
import { services } from "../bootstrap/services.ts";
import type { CommandFailureCode } from "../commands/command-failure.ts";
import { askDatabase } from "./ask-server.ts";

export type { OpenedPass };

interface PassFailure {
  readonly code: PassRefusal | CommandFailureCode | AuthFailure["code"];
  readonly message: string | null;
}

/** Opens what the pass is for (D69). Without a session that holds, the person gets an anonymous one. */
export async function openPass(
  secret: string,
  name: string,
): Promise<Result<OpenedPass, PassFailure>> {
  const { session, engine, fetchGame } = await services();
  const isNew = session.currentUserId() === null;
  if (isNew) {
    const entered = await session.enter((auth) => auth.signInAnonymously());
    if (!entered.ok) return entered;
  }
  const answer = await askDatabase(
    (client) => client.rpc("redeem_game_pass", { p_secret: secret, p_name: name }),
    readOpenedPass,
  );
  if (!answer.ok || "refusal" in answer.value) {
    if (isNew) await session.signOut();
    return answer.ok && "refusal" in answer.value
      ? fail({ code: answer.value.refusal, message: null })
      : (answer as Extract<typeof answer, { ok: false }>);
  }
  await session.refreshProfile();
  // What this phone recorded under an earlier pass may be sent now.
  void engine.retryNow();
  // The gate opens at once, and again without a network.
  await fetchGame(answer.value.gameId);
  return ok(answer.value);
}
