import type { ProviderErrorCode } from "../../../../src/domain/provider/provider-contract.ts";
import { FunctionError } from "../function-error.ts";
import type { Project, ProjectAnswer } from "../project.ts";

/**
 * Asks the database as the caller, which checks that they are an admin (rule 12) and takes one of
 * their calls to the provider (rule 11).
 * @throws FunctionError 401, 403 not_admin, 429 over_request_rate_limit.
 */
export async function openProviderCall(project: Project): Promise<void> {
  const answer = await project.rpcAsCaller("open_provider_call", {});
  expectAdmin(answer);
  const { status, retry_after } = answer.body as { status: string; retry_after?: number };
  if (status !== "limited") return;
  const code: ProviderErrorCode = "over_request_rate_limit";
  const words = `Too many requests. Try again in ${retry_after} s.`;
  throw new FunctionError(429, code, words, retry_after);
}

/** @throws FunctionError 401 or 403 not_admin; an Error for any other answer than 200. */
export function expectAdmin({ status }: ProjectAnswer): void {
  const code: ProviderErrorCode = "not_admin";
  if (status === 401) throw new FunctionError(401, code, "Please sign in again.");
  if (status === 403) throw new FunctionError(403, code, "Only admins may do this.");
  if (status !== 200) throw new Error(`the database answered ${status}`);
}
