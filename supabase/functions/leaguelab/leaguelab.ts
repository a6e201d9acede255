import type { ProviderErrorCode } from "../../../src/domain/provider/provider-contract.ts";
import { isProviderPath } from "../../../src/domain/provider/provider-path.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { openProject } from "../_shared/project.ts";
import { callProvider } from "../_shared/provider/call-provider.ts";
import { openProviderCall } from "../_shared/provider/provider-caller.ts";
import { providerSettings, providerState } from "../_shared/provider/provider-settings.ts";

/**
 * Passes one of five requests on to the league provider for an admin and puts site and token in
 * (rule 11, D61). Its own address says whether a provider is chosen.
 * @throws FunctionError with a code of provider-contract.ts.
 */
export async function leaguelab(request: Request): Promise<unknown> {
  await openProviderCall(openProject(request));
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/leaguelab/, "");
  if (path === "" || path === "/") return providerState();
  if (!isProviderPath(path) || url.search !== "") {
    const code: ProviderErrorCode = "unknown_path";
    throw new FunctionError(404, code, "The league provider is not asked this.");
  }
  return callProvider(providerSettings(), path);
}
