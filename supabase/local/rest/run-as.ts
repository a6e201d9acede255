import type { SqlDatabase, SqlTransaction } from "../database/sql-database.ts";
import type { ApiRequest } from "../http/api-message.ts";
import type { RequestIdentity } from "./identity.ts";

/** As on a hosted project, a longer request is cut off with 57014. */
const STATEMENT_TIMEOUT_MS = 8_000;

const PRELUDE = `
  select set_config('search_path', 'public, extensions', true),
         set_config('role', $1, true),
         set_config('request.jwt.claims', $2, true),
         set_config('request.method', $3, true),
         set_config('request.path', $4, true),
         set_config('request.headers', $5, true),
         set_config('statement_timeout', $6, true),
         set_config('transaction_read_only', $7, true)`;

/**
 * Runs `work` in one transaction as the caller, reads in a read-only one; role and claims end with
 * it, so no request leaves its rights to the next. A token whose session has ended is refused first
 * (PT401).
 */
export function runAs<T>(
  database: SqlDatabase,
  identity: RequestIdentity,
  request: ApiRequest,
  work: (tx: SqlTransaction) => Promise<T>,
): Promise<T> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return database.transaction(
    async (tx) => {
      await tx.query(PRELUDE, [
        identity.role,
        JSON.stringify(identity.claims),
        request.method,
        request.path,
        JSON.stringify(visibleHeaders(request)),
        String(STATEMENT_TIMEOUT_MS),
        isRead ? "on" : "off",
      ]);
      if ("session_id" in identity.claims) await tx.query("select private.check_session()");
      return work(tx);
    },
    isRead ? "read" : "write",
  );
}

/** The headers that SQL may read; keys and tokens are left out. */
function visibleHeaders(request: ApiRequest): Record<string, string> {
  const visible: Record<string, string> = {};
  for (const name of ["user-agent", "x-client-info", "x-forwarded-for"]) {
    const value = request.headers[name];
    if (value !== undefined) visible[name] = value;
  }
  return visible;
}
