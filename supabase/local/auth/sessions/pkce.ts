import { createHash, randomUUID } from "node:crypto";
import type { SqlTransaction } from "../../database/sql-database.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthError, invalidInput } from "../auth-error.ts";
import type { AuthBody } from "../read-auth-body.ts";
import { findAccountById, isBanned } from "../user-account.ts";
import type { SignInMethod } from "./access-token.ts";
import { type SessionJson, startSession } from "./session.ts";

/** Seconds within which a code must be exchanged. */
const CODE_SECONDS = 300;

export interface CodeChallenge {
  readonly challenge: string;
  readonly method: "plain" | "s256";
}

/** The challenge of a PKCE request; undefined means the implicit flow. */
export function readChallenge(body: AuthBody): CodeChallenge | undefined {
  const challenge = body.text("code_challenge");
  const method = body.text("code_challenge_method").toLowerCase();
  if (challenge === "" && method === "") return undefined;
  if (challenge === "" || (method !== "plain" && method !== "s256")) {
    throw invalidInput(
      "PKCE flow requires code_challenge_method and code_challenge of method plain or s256",
    );
  }
  return { challenge, method };
}

/** Makes the code that the browser gets when a person follows a mail link. */
export async function issueCode(
  tx: SqlTransaction,
  userId: string,
  challenge: CodeChallenge,
  method: SignInMethod,
): Promise<string> {
  const code = randomUUID();
  await tx.query(
    `insert into auth.flow_state (auth_code, user_id, code_challenge, code_challenge_method, amr)
     values ($1, $2, $3, $4, $5)`,
    [code, userId, challenge.challenge, challenge.method, method],
  );
  return code;
}

/**
 * Exchanges a code for a session; only the browser that began the flow has the verifier.
 * @throws AuthError 404 flow_state_not_found, 422 flow_state_expired, 400 bad_code_verifier.
 */
export async function exchangeCode(
  context: AuthContext,
  code: string,
  verifier: string,
): Promise<SessionJson> {
  if (code === "" || verifier === "") {
    throw invalidInput("invalid request: both auth code and code verifier should be non-empty");
  }
  return context.database.transaction(async (tx) => {
    const [flow] = await tx.query<{
      user_id: string;
      code_challenge: string;
      code_challenge_method: string;
      amr: SignInMethod;
      is_expired: boolean;
    }>(
      `select *, created_at + make_interval(secs => $2) < now() as is_expired
       from auth.flow_state where auth_code = $1 for update`,
      [code, CODE_SECONDS],
    );
    const account = flow === undefined ? undefined : await findAccountById(tx, flow.user_id);
    if (flow === undefined || account === undefined) {
      throw new AuthError(
        404,
        "flow_state_not_found",
        "invalid flow state, no valid flow state found",
      );
    }
    if (flow.is_expired) {
      throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
    }
    const shown =
      flow.code_challenge_method === "plain"
        ? verifier
        : createHash("sha256").update(verifier).digest("base64url");
    if (shown !== flow.code_challenge) {
      throw new AuthError(
        400,
        "bad_code_verifier",
        "code challenge does not match previously saved code verifier",
      );
    }
    if (isBanned(account)) throw new AuthError(403, "user_banned", "User is banned");
    await tx.query("delete from auth.flow_state where auth_code = $1", [code]);
    return startSession(context, tx, account, flow.amr);
  });
}
