import { FunctionError } from "../_shared/function-error.ts";
import type {
  InviteAction,
  InviteAnswer,
  InviteErrorCode,
} from "../_shared/invite-admin-contract.ts";
import { openProject, type Project } from "../_shared/project.ts";
import { hasMailTransport, siteUrl } from "../_shared/settings.ts";
import { temporaryPassword } from "../_shared/temporary-password.ts";
import { createWithPassword, mailInvitation, mailReset, setPassword } from "./account-steps.ts";
import { type AddressState, openInvitation } from "./address-state.ts";
import { readInviteRequest } from "./read-invite-request.ts";

interface Call {
  readonly project: Project;
  readonly action: InviteAction;
  readonly email: string;
  readonly fullName: string;
  readonly site: string | undefined;
}

/**
 * Invites an admin, resends or withdraws an invitation, or sends a reset (D14; docs/accounts.md has
 * every case). The database judges the caller and the address, the auth server acts, the database
 * records.
 * @throws FunctionError with a code of invite-admin-contract.ts.
 */
export async function inviteAdmin(request: Request): Promise<InviteAnswer> {
  const asked = await readInviteRequest(request);
  const call: Call = { ...asked, project: openProject(request), site: siteUrl(request) };
  const state = await openInvitation(call.project, asked.action, asked.email);
  switch (asked.action) {
    case "invite":
      return invite(call, state);
    case "resend":
      return resend(call, state);
    case "withdraw":
      return withdraw(call, state);
    case "send_reset":
      return sendReset(call, state);
  }
}

async function invite(call: Call, state: AddressState): Promise<InviteAnswer> {
  const { email } = call;
  if (state.status === "admin") return { outcome: "already_admin", email };
  if (state.status === "promoted") return { outcome: "promoted", email };
  return { outcome: "invited", email, ...(await startAccount(call, state)) };
}

async function resend(call: Call, state: AddressState): Promise<InviteAnswer> {
  if (state.status !== "invited") throw noOpenInvitation(state);
  return { outcome: "resent", email: call.email, ...(await startAccount(call, state)) };
}

function withdraw(call: Call, state: AddressState): InviteAnswer {
  if (state.status !== "withdrawn") throw noOpenInvitation(state);
  return { outcome: "withdrawn", email: call.email };
}

async function sendReset(call: Call, state: AddressState): Promise<InviteAnswer> {
  const { project, email, site } = call;
  if (state.status === "none") throw noAccount();
  if (state.status !== "user" && state.status !== "admin") {
    throw refused(409, "email_not_confirmed", "Email not confirmed");
  }
  const tempPassword = hasMailTransport() ? undefined : temporaryPassword();
  if (tempPassword === undefined) await mailReset(project, email, site);
  else await setPassword(project, state.user_id, tempPassword);
  await record(call, state, state.user_id, tempPassword);
  return { outcome: "reset_sent", email, ...(tempPassword === undefined ? {} : { tempPassword }) };
}

/** Invites by mail, without a password; where no mail leaves, with a temporary password. */
async function startAccount(
  call: Call,
  state: AddressState,
): Promise<Pick<InviteAnswer, "tempPassword">> {
  const { project, email, fullName, site } = call;
  if (hasMailTransport()) {
    await record(call, state, await mailInvitation(project, email, fullName, site), undefined);
    return {};
  }
  const tempPassword = temporaryPassword();
  const invited = state.status === "invited" ? state.user_id : undefined;
  if (invited !== undefined) await setPassword(project, invited, tempPassword);
  const userId = invited ?? (await createWithPassword(project, email, fullName, tempPassword));
  await record(call, state, userId, tempPassword);
  return { tempPassword };
}

async function record(
  call: Call,
  state: AddressState,
  userId: string,
  tempPassword: string | undefined,
): Promise<void> {
  const { status, body } = await call.project.rpcAsServer("record_invitation", {
    p_actor: "actor_id" in state ? state.actor_id : null,
    p_user: userId,
    p_action: call.action,
    p_by_password: tempPassword !== undefined,
  });
  if (status !== 200 || body !== true) throw new Error(`record_invitation answered ${status}`);
}

function noOpenInvitation(state: AddressState): FunctionError {
  return state.status === "none"
    ? noAccount()
    : refused(404, "no_invitation", "There is no open invitation for this address.");
}

function noAccount(): FunctionError {
  return refused(404, "no_account", "No account has this address.");
}

function refused(status: number, code: InviteErrorCode, message: string): FunctionError {
  return new FunctionError(status, code, message);
}
