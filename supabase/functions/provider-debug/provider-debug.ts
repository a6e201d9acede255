import { FunctionError } from "../_shared/function-error.ts";
import { openProject } from "../_shared/project.ts";
import type {
  ConfigurationAnswer,
  DebugRequest,
  DirectAnswer,
} from "../_shared/provider/debug-contract.ts";
import { openProviderCall } from "../_shared/provider/provider-caller.ts";
import { askDirectly } from "./ask-directly.ts";
import { checkConfiguration } from "./check-configuration.ts";

/**
 * The steps of API Debug & Verification that the server makes itself, for admins (A §7). The third,
 * the proxy test, is a request to /api/leaguelab.
 * @throws FunctionError 400 bad_request, or with a code of provider-contract.ts.
 */
export async function providerDebug(request: Request): Promise<ConfigurationAnswer | DirectAnswer> {
  await openProviderCall(openProject(request));
  const asked = readRequest(await request.text());
  return asked.step === "configuration" ? checkConfiguration() : askDirectly(asked.league_id);
}

function readRequest(text: string): DebugRequest {
  const { step, league_id } = readObject(text);
  if (step === "configuration") return { step };
  if (step !== "direct") throw refused("step: configuration or direct is needed.");
  if (league_id === undefined) return { step };
  if (typeof league_id === "string" && /^\d{1,12}$/.test(league_id)) return { step, league_id };
  throw refused("league_id: 1 to 12 digits are needed.");
}

function readObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refused("The body must be a JSON object.");
  }
}

function refused(message: string): FunctionError {
  return new FunctionError(400, "bad_request", message);
}
