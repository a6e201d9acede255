import { FunctionError } from "../_shared/function-error.ts";
import type {
  InviteAction,
  InviteErrorCode,
  InviteRequest,
} from "../_shared/invite-admin-contract.ts";

const ACTIONS: readonly InviteAction[] = ["invite", "resend", "withdraw", "send_reset"];
const MAX_EMAIL = 255;
const MAX_NAME = 120;
const EMAIL = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]+$/;
/**
 * The database cannot store a NUL or half a surrogate pair, and a mail address cannot hold a line
 * break.
 */
const CONTROL = /[\p{Cc}\p{Surrogate}]/u;

/**
 * Reads the body of a call: the address in lower case, the action with its default (A §5).
 * @throws FunctionError 400 bad_request, email_required, email_invalid.
 */
export async function readInviteRequest(
  request: Request,
): Promise<Required<Pick<InviteRequest, "action" | "email">> & { fullName: string }> {
  const fields = await readFields(request);
  const action = ACTIONS.find((known) => known === (fields.action ?? "invite"));
  if (action === undefined) throw refused("bad_request", "Unknown action.");
  const fullName = fields.fullName ?? "";
  const isName = typeof fullName === "string" && !CONTROL.test(fullName);
  if (!isName || fullName.trim().length > MAX_NAME) {
    throw refused("bad_request", `A name is one line of at most ${MAX_NAME} characters.`);
  }
  const email = typeof fields.email === "string" ? fields.email.trim().toLowerCase() : "";
  if (email === "") throw refused("email_required", "An email address is required.");
  if (email.length > MAX_EMAIL || !EMAIL.test(email) || CONTROL.test(email)) {
    throw refused("email_invalid", "This is not a valid email address.");
  }
  return { action, email, fullName: fullName.trim() };
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await request.text());
    if (typeof body === "object" && body !== null) return body as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refused("bad_request", "The body must be a JSON object.");
}

function refused(code: InviteErrorCode, message: string): FunctionError<InviteErrorCode> {
  return new FunctionError(400, code, message);
}
