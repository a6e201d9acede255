import type {
  ProviderErrorCode,
  ProviderState,
} from "../../../../src/domain/provider/provider-contract.ts";
import { FunctionError } from "../function-error.ts";

/** How the provider is reached. None of it leaves the server (D61). */
export interface ProviderSettings {
  readonly url: string;
  readonly site: string;
  readonly token: string;
  readonly label: string;
}

/** Variables that must be set to reach a provider. */
export const PROVIDER_SETTINGS = ["PROVIDER_URL", "PROVIDER_SITE", "PROVIDER_TOKEN"] as const;

/** Says whether a provider is chosen, without any of its secrets. */
export function providerState(): ProviderState {
  return {
    is_chosen: setting("PROVIDER_URL") !== undefined,
    is_simulated: setting("PROVIDER_IS_SIMULATED") === "yes",
    label: providerLabel(),
    first_team_is: setting("PROVIDER_FIRST_TEAM_IS") === "home" ? "home" : "visitor",
  };
}

/** @throws FunctionError 503 provider_not_chosen, in words that name what is missing. */
export function providerSettings(): ProviderSettings {
  const [url, site, token] = PROVIDER_SETTINGS.map(setting);
  if (url === undefined || site === undefined || token === undefined) {
    const missing = PROVIDER_SETTINGS.filter((name) => setting(name) === undefined).join(", ");
    const code: ProviderErrorCode = "provider_not_chosen";
    const words = `No ${providerLabel()} is set up on this server. Missing: ${missing}.`;
    throw new FunctionError(503, code, words);
  }
  return { url: url.replace(/\/+$/, ""), site, token, label: providerLabel() };
}

/** How texts name the provider (D3). */
function providerLabel(): string {
  return setting("PROVIDER_LABEL") ?? "league provider";
}

/** Undefined when it is not set, or empty. */
export function setting(name: string): string | undefined {
  const value = Deno.env.get(name)?.trim();
  return value === "" ? undefined : value;
}
