import { FunctionError } from "../_shared/function-error.ts";
import { type Project, type ProjectAnswer, textField } from "../_shared/project.ts";

/** Requests to the auth server; each throws a FunctionError when the server refuses. */

/** Mails an invitation to a new account without a password. Returns the account's id. */
export async function mailInvitation(
  project: Project,
  email: string,
  fullName: string,
  site: string | undefined,
): Promise<string> {
  const answer = await project.auth(
    "POST",
    `/invite${redirectTo(site, "/auth/callback?invited=true")}`,
    { email, data: metadata(fullName) },
  );
  expectMailed(answer);
  return idOf(answer);
}

/** Makes a confirmed account with this password. Returns its id. */
export async function createWithPassword(
  project: Project,
  email: string,
  fullName: string,
  password: string,
): Promise<string> {
  const answer = await project.auth("POST", "/admin/users", {
    email,
    password,
    email_confirm: true,
    user_metadata: metadata(fullName),
  });
  expectDone(answer);
  return idOf(answer);
}

/** Sets a password, which ends the person's sessions, and confirms an invited address. */
export async function setPassword(
  project: Project,
  userId: string,
  password: string,
): Promise<void> {
  const change = { password, email_confirm: true };
  expectDone(await project.auth("PUT", `/admin/users/${userId}`, change));
}

/** Mails a link to a new password. */
export async function mailReset(
  project: Project,
  email: string,
  site: string | undefined,
): Promise<void> {
  const path = `/recover${redirectTo(site, "/auth/reset-password?type=recovery")}`;
  expectMailed(await project.auth("POST", path, { email }));
}

/** The callback page greets an invited person by this flag; it gives no right (rule 3). */
function metadata(fullName: string): Record<string, unknown> {
  return { invited_by_admin: true, ...(fullName === "" ? {} : { full_name: fullName }) };
}

function redirectTo(site: string | undefined, path: string): string {
  return site === undefined ? "" : `?redirect_to=${encodeURIComponent(site + path)}`;
}

function expectMailed(answer: ProjectAnswer): void {
  if (answer.status >= 500) {
    throw new FunctionError(502, "mail_failed", "The mail could not be sent. Try again later.");
  }
  expectDone(answer);
}

function expectDone(answer: ProjectAnswer): void {
  const { status, body, retryAfter } = answer;
  if (status >= 200 && status < 300) return;
  const code = textField(body, "code") ?? "";
  const words = textField(body, "message") ?? "";
  if (status === 429) {
    const limit =
      code === "over_email_send_rate_limit"
        ? "over_email_send_rate_limit"
        : "over_request_rate_limit";
    throw new FunctionError(429, limit, words, retryAfter ?? 60);
  }
  if (code === "email_exists") {
    throw new FunctionError(409, "state_changed", "This account has just changed. Try again.");
  }
  if (code === "email_address_invalid" || code === "validation_failed") {
    throw new FunctionError(400, "email_invalid", words);
  }
  throw new Error(`the auth server answered ${status} ${code} ${words}`);
}

function idOf({ body }: ProjectAnswer): string {
  const id = textField(body, "id");
  if (id === undefined) throw new Error("the auth server named no account");
  return id;
}
