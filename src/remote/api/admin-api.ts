import { type AccountChange, readAccountChange } from "../../contract/accounts/account-change.ts";
import { readAccountList } from "../../contract/accounts/account-list.ts";
import {
  type InvitationAction,
  type InvitationAnswer,
  readInvitation,
  readInvitationRefusal,
} from "../../contract/accounts/invitation-answer.ts";
import {
  readSettingsAnswer,
  type SettingsChange,
  settingsChangeSchema,
} from "../../contract/accounts/settings-answer.ts";
import { columnsOf } from "../../contract/rows/columns-of.ts";
import { readRows } from "../../contract/rows/read-rows.ts";
import type { Account } from "../../domain/access/account.ts";
import type { Settings } from "../../domain/access/settings.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { RestCalls } from "../http/rest-calls.ts";

type Answer<Value> = Promise<TransportResult<Value>>;

const CHANGE_COLUMNS = columnsOf("audit_log", "id", "at", "actor_id", "before", "after");
/** How many changes of the switches a screen shows. */
const CHANGES_SHOWN = 10;

/** Every account (`list_users`); the server answers admins only, as do all calls here. */
export function listUsers(calls: RestCalls, options: CallOptions): Answer<readonly Account[]> {
  return rpc(calls, options, "list_users", {}, readAccountList);
}

/** `set_user_role` */
export function setUserRole(
  calls: RestCalls,
  userId: string,
  role: Account["role"],
  options: CallOptions,
): Answer<AccountChange> {
  const parameters = { p_user_id: userId, p_role: role };
  return rpc(calls, options, "set_user_role", parameters, readAccountChange);
}

/** `set_collector` */
export function setCollector(
  calls: RestCalls,
  userId: string,
  isCollector: boolean,
  options: CallOptions,
): Answer<AccountChange> {
  const parameters = { p_user_id: userId, p_is_collector: isCollector };
  return rpc(calls, options, "set_collector", parameters, readAccountChange);
}

/** `set_user_disabled` */
export function setUserDisabled(
  calls: RestCalls,
  userId: string,
  isDisabled: boolean,
  options: CallOptions,
): Answer<AccountChange> {
  const parameters = { p_user_id: userId, p_is_disabled: isDisabled };
  return rpc(calls, options, "set_user_disabled", parameters, readAccountChange);
}

/** The function `invite-admin`: its refusals are values too, the screen has words for them. */
export function askInvitation(
  calls: RestCalls,
  action: InvitationAction,
  person: { readonly email: string; readonly fullName?: string },
  { asUser, signal }: CallOptions,
): Answer<InvitationAnswer> {
  return calls.asUser(
    asUser,
    signal,
    (_rest, callFunction) => callFunction("invite-admin", { action, ...person }),
    ({ data }) => readInvitation(data),
    ({ status, json }) => readInvitationRefusal(status, json),
  );
}

/** `read_settings` */
export function readSettings(calls: RestCalls, options: CallOptions): Answer<Settings> {
  return rpc(calls, options, "read_settings", {}, readSettingsAnswer);
}

/** `update_settings`; null leaves a switch as it is, an empty domain switches its rule off. */
export function updateSettings(
  calls: RestCalls,
  { publicBrowsing, collectors, adminEmailDomain }: Partial<Settings>,
  options: CallOptions,
): Answer<Settings> {
  const parameters = {
    p_public_browsing: publicBrowsing ?? null,
    p_collectors: collectors ?? null,
    p_admin_email_domain: adminEmailDomain === undefined ? null : (adminEmailDomain ?? ""),
  };
  return rpc(calls, options, "update_settings", parameters, readSettingsAnswer);
}

/** The last changes of the switches, the newest first. */
export function readSettingsChanges(
  calls: RestCalls,
  { asUser, signal }: CallOptions,
): Answer<readonly SettingsChange[]> {
  return calls.asUser(
    asUser,
    signal,
    (rest) =>
      rest
        .from("audit_log")
        .select(CHANGE_COLUMNS)
        .eq("object_type", "settings")
        .order("id", { ascending: false })
        .limit(CHANGES_SHOWN),
    ({ data }) => readRows(settingsChangeSchema, data),
  );
}

function rpc<Value>(
  calls: RestCalls,
  { asUser, signal }: CallOptions,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  read: (body: unknown) => Value | null,
): Answer<Value> {
  return calls.asUser(
    asUser,
    signal,
    (rest) => rest.rpc(name, parameters),
    ({ data }) => read(data),
  );
}
