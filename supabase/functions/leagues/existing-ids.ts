import type { ProviderErrorCode } from "../../../src/domain/provider/provider-contract.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { openProject } from "../_shared/project.ts";
import { expectAdmin } from "../_shared/provider/provider-caller.ts";

/**
 * The provider's ids of the leagues that are imported, as a list (A §7). A failure is a failure and
 * no empty list (D9).
 * @throws FunctionError with a code of provider-contract.ts.
 */
export async function existingIds(request: Request): Promise<unknown> {
  if (new URL(request.url).pathname !== "/leagues/existing-ids") {
    const code: ProviderErrorCode = "unknown_path";
    throw new FunctionError(404, code, "There is nothing at this address.");
  }
  const answer = await openProject(request).rpcAsCaller("existing_provider_ids", {});
  expectAdmin(answer);
  return answer.body;
}
