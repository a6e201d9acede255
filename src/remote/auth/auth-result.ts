import type { AuthFailure } from "./auth-failure.ts";

export type AuthResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: AuthFailure };

export function refusedAuth<Value>(
  code: AuthFailure["code"],
  message: string | null = null,
): AuthResult<Value> {
  return { ok: false, error: { code, message, retryAfterMs: null } };
}
