import * as v from "valibot";
import type { Account } from "../../domain/access/account.ts";

const accountSchema = v.pipe(
  v.object({
    user_id: v.string(),
    email: v.string(),
    full_name: v.string(),
    role: v.picklist(["admin", "user"]),
    role_from_domain: v.boolean(),
    is_collector: v.boolean(),
    status: v.picklist(["active", "invited", "unconfirmed", "temporary_password", "disabled"]),
    is_last_admin: v.boolean(),
    created_at: v.string(),
    last_sign_in_at: v.nullable(v.string()),
  }),
  v.transform(
    (row): Account => ({
      userId: row.user_id,
      email: row.email,
      fullName: row.full_name,
      role: row.role,
      isRoleFromDomain: row.role_from_domain,
      isCollector: row.is_collector,
      status: row.status,
      isLastAdmin: row.is_last_admin,
      createdAt: row.created_at,
      lastSignInAt: row.last_sign_in_at,
    }),
  ),
);

/** Reads the answer of `list_users`; null when it is not a whole list of accounts (I23). */
export function readAccountList(body: unknown): readonly Account[] | null {
  const parsed = v.safeParse(v.array(accountSchema), body);
  return parsed.success ? parsed.output : null;
}
