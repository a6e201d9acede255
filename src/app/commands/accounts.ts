import type { AccountChange, ChangeRefusal } from "../../contract/accounts/account-change.ts";
import type {
  InvitationAction,
  InvitationAnswer,
} from "../../contract/accounts/invitation-answer.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import * as admin from "../../remote/api/admin-api.ts";
import { services } from "../bootstrap/services.ts";
import { askServer } from "./ask-server.ts";
import type { CommandFailure, CommandFailureCode } from "./command-failure.ts";

export type { InvitationAction, InvitationAnswer };

/** Why an account stayed as it was: a rule of the server (D14, D15), or the call came to nothing. */
export interface AccountFailure {
  readonly code: ChangeRefusal | CommandFailureCode;
  /** General words; null where the screen has its own for the code. */
  readonly message: string | null;
}

type Changed = Promise<Result<null, AccountFailure>>;

/** Makes or unmakes an admin, by hand: the admin domain no longer decides for this account (D11). */
export async function setUserRole(userId: string, role: "admin" | "user"): Changed {
  return changed(
    userId,
    await askServer((rest, options) => admin.setUserRole(rest, userId, role, options)),
  );
}

/** Marks who may collect while collectors are approved (D12). */
export async function setCollector(userId: string, isCollector: boolean): Changed {
  return changed(
    userId,
    await askServer((rest, options) => admin.setCollector(rest, userId, isCollector, options)),
  );
}

/** Locks an account out everywhere at once, or lets it in again. */
export async function setUserDisabled(userId: string, isDisabled: boolean): Changed {
  return changed(
    userId,
    await askServer((rest, options) => admin.setUserDisabled(rest, userId, isDisabled, options)),
  );
}

/**
 * Invites, invites again, withdraws, or sends a password reset, by the server function (D14). A
 * refusal of the function is an answer with its code; only what never got an answer is an error.
 */
export function askInvitation(
  action: InvitationAction,
  person: { readonly email: string; readonly fullName?: string },
): Promise<Result<InvitationAnswer, CommandFailure>> {
  return askServer((rest, options) => admin.askInvitation(rest, action, person, options));
}

/** Somebody's change of their own rights must show on this device too, in the shell and guards. */
async function changed(userId: string, result: Result<AccountChange, CommandFailure>): Changed {
  if (!result.ok) return result;
  if (result.value.refusal !== null) return fail({ code: result.value.refusal, message: null });
  const { session } = await services();
  if (session.knownUserId() === userId) await session.refreshProfile();
  return ok(null);
}
