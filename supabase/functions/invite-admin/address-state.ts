import { FunctionError } from "../_shared/function-error.ts";
import type { InviteAction } from "../_shared/invite-admin-contract.ts";
import type { Project } from "../_shared/project.ts";

/**
 * The state of an address as the RPC `open_invitation` reports it; docs/accounts.md lists the
 * cases.
 */
export type AddressState =
  | { readonly status: "none"; readonly actor_id: string }
  | {
      readonly status: "unconfirmed" | "invited" | "user" | "admin";
      readonly user_id: string;
      readonly actor_id: string;
    }
  | { readonly status: "promoted" | "withdrawn" };

type Answer =
  | AddressState
  | { readonly status: "disabled" }
  | { readonly status: "limited"; readonly retry_after: number };

/**
 * Asks the database as the caller, which checks that they are an admin (rule 12) and takes one of
 * their calls (rule 20). That call also promotes a confirmed account, removes one that never was
 * confirmed, or withdraws an open invitation.
 * @throws FunctionError 401, 403 not_admin, 409 user_disabled, 429 over_request_rate_limit.
 */
export async function openInvitation(
  project: Project,
  action: InviteAction,
  email: string,
): Promise<AddressState> {
  const { status, body } = await project.rpcAsCaller("open_invitation", {
    p_action: action,
    p_email: email,
  });
  if (status === 401) throw new FunctionError(401, "not_admin", "Please sign in again.");
  if (status === 403) throw new FunctionError(403, "not_admin", "Only admins may do this.");
  if (status !== 200) throw new Error(`open_invitation answered ${status}`);
  const answer = body as Answer;
  if (answer.status === "disabled") {
    throw new FunctionError(409, "user_disabled", "This account is disabled. Enable it first.");
  }
  if (answer.status === "limited") {
    throw new FunctionError(
      429,
      "over_request_rate_limit",
      `Too many invitations. Try again in ${Math.ceil(answer.retry_after / 60)} min.`,
      answer.retry_after,
    );
  }
  return answer;
}
