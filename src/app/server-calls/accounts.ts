import { type ChangeRefusal, readAccountChange } from "../../contract/accounts/account-change.ts";
import {
  type InvitationAction,
  type InvitationAnswer,
  readInvitation,
  readInvitationRefusal,
} from "../../contract/accounts/invitation-answer.ts";
import type { Account } from "../../domain/access/account.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { Query, Supabase } from "../../remote/http/http.ts";
import { services } from "../bootstrap/services.ts";
import type { CommandFailureCode } from "../commands/command-failure.ts";
import type { OnlineOnly } from "../commands/command-policy.ts";
import { askServer, type ServerCall } from "./ask-server.ts";

export type { InvitationAction, InvitationAnswer };

interface AccountFailure {
  readonly code: ChangeRefusal | CommandFailureCode;
  /** null if the screen has its own text for the code. */
  readonly message: string | null;
}

type Changed = Promise<Result<null, AccountFailure>>;

/** From then on the admin domain no longer decides for this account (D11). */
export function setUserRole(userId: string, role: Account["role"]): Changed {
  return changeAccount("setUserRole", userId, (client) =>
    client.rpc("set_user_role", { p_user_id: userId, p_role: role }),
  );
}

export function setCollector(userId: string, isCollector: boolean): Changed {
  return changeAccount("setCollector", userId, (client) =>
    client.rpc("set_collector", { p_user_id: userId, p_is_collector: isCollector }),
  );
}

export function setUserDisabled(userId: string, isDisabled: boolean): Changed {
  return changeAccount("setUserDisabled", userId, (client) =>
    client.rpc("set_user_disabled", { p_user_id: userId, p_is_disabled: isDisabled }),
  );
}

/** A refusal by the function (D14) is an answer; only a call without an answer is an error. */
export function askInvitation(action: InvitationAction, person: InvitedPerson) {
  return askServer("askInvitation", invitationCall(action, person));
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
    http.invoke(call, "invite-admin", { action, ...person }, readInvitation, ({ status, json }) =>
      readInvitationRefusal(status, json),
    );
}

async function changeAccount(
  command: OnlineOnly,
  userId: string,
  query: (client: Supabase) => Query,
): Changed {
  const result = await askServer(command, (http, call) =>
    http.asUser(call, query, readAccountChange),
  );
  if (!result.ok) return result;
  if (result.value.refusal !== null) return fail({ code: result.value.refusal, message: null });
  // People who change their own rights must see it on this device too.
  const { session } = await services();
  if (session.knownUserId() === userId) await session.refreshProfile();
  return ok(null);
}
