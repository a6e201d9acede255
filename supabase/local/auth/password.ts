import type { SqlTransaction } from "../database/sql-database.ts";
import { AuthError, invalidInput } from "./auth-error.ts";

/** Specification P §5; bcrypt reads at most 72 bytes. */
const MIN_LENGTH = 6;
const MAX_BYTES = 72;

/** bcrypt cost of new passwords. */
const COST = 10;

/** Compared when an address has no account, so that the answer takes as long. */
const NOBODYS_HASH = "$2a$10$PZpXzaDf5d6ObYFUtjtJFOzOVaaqNmiyWqdT/v/F2cYvDGMM59Jgi";

/** @throws AuthError for a password that may not be set. */
export function checkStrength(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalidInput(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  if (password.length < MIN_LENGTH) {
    throw new AuthError(
      422,
      "weak_password",
      `Password should be at least ${MIN_LENGTH} characters.`,
      { weak_password: { reasons: ["length"] } },
    );
  }
}

export async function hashPassword(tx: SqlTransaction, password: string): Promise<string> {
  const [row] = await tx.query<{ hash: string }>(
    "select extensions.crypt($1, extensions.gen_salt('bf', $2)) as hash",
    [password, COST],
  );
  if (row === undefined) throw new Error("crypt() gave no row");
  return row.hash;
}

/** Whether `password` matches `hash`. A null hash never matches, but takes as long. */
export async function matchesPassword(
  tx: SqlTransaction,
  password: string,
  hash: string | null,
): Promise<boolean> {
  const known = hash ?? NOBODYS_HASH;
  const [row] = await tx.query<{ hash: string }>("select extensions.crypt($1, $2) as hash", [
    password,
    known,
  ]);
  return hash !== null && row?.hash === known;
}
