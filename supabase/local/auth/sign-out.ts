import type { ApiAnswer, ApiRequest } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { invalidInput } from "./auth-error.ts";
import { requireSignedIn } from "./sessions/current-user.ts";

const SESSIONS_OF_SCOPE: ReadonlyMap<string, string> = new Map([
  ["global", "user_id = $1 and $2::uuid is not null"],
  ["local", "user_id = $1 and id = $2::uuid"],
  ["others", "user_id = $1 and id <> $2::uuid"],
]);

/**
 * POST /logout?scope=global
 * local
 * others; deleting a session deletes its refresh tokens.
 */
export async function endSession(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const scope = request.query.get("scope") || "global";
  const condition = SESSIONS_OF_SCOPE.get(scope);
  if (condition === undefined) throw invalidInput(`Unsupported logout scope "${scope}"`);
  await context.database.transaction(async (tx) => {
    const { account, sessionId } = await requireSignedIn(context, tx, request);
    await tx.query(`delete from auth.sessions where ${condition}`, [account.id, sessionId]);
  });
  return { status: 204 };
}
