import { readAccountChange } from "../../contract/accounts/account-change.ts";
import {
  type InvitationAction,
  type InvitationAnswer,
  readInvitation,
  readInvitationRefusal,
} from "../../contract/accounts/invitation-answer.ts";
import type { Account } from "../../domain/access/account.ts";
import { services } from "../bootstrap/services.ts";
import { askForChange, askServer, type MakeQuery, type ServerCall } from "./ask-server.ts";

export type { InvitationAction, InvitationAnswer };

/** From then on the admin domain no longer decides for this account (D11). */
export function setUserRole(userId: string, role: Account["role"]) {
  return changeAccount(userId, (client) =>
    client.rpc("set_user_role", { p_user_id: userId, p_role: role }),
  );
}

export function setCollector(userId: string, isCollector: boolean) {
  return changeAccount(userId, (client) =>
    client.rpc("set_collector", { p_user_id: userId, p_is_collector: isCollector }),
  );
}

export function setUserDisabled(userId: string, isDisabled: boolean) {
  return changeAccount(userId, (client) =>
    client.rpc("set_user_disabled", { p_user_id: userId, p_is_disabled: isDisabled }),
  );
}

/** A refusal by the function (D14) is an answer; only a call without an answer is an error. */
export function askInvitation(action: InvitationAction, person: InvitedPerson) {
  return askServer(invitationCall(action, person));
}

interface InvitedPerson {
  readonly email: string;
  readonly fullName?: string;
}

export function invitationCall(
  action: InvitationAction,
  person: InvitedPerson,
): ServerCall<InvitationAnswer> {
  return (http, call) =>
    http.invoke(call, "invite-admin", { action, ...person }, readInvitation, readInvitationRefusal);
}

async function changeAccount(userId: string, query: MakeQuery) {
  const changed = await askForChange(query, readAccountChange);
  // People who change their own rights must see it on this device too.
  const { session } = await services();
  if (changed.ok && session.knownUserId() === userId) await session.refreshProfile();
  return changed;
}
