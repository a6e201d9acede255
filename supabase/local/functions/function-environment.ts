import { type BackendConfig, PUBLISHABLE_KEY } from "../config/backend-config.ts";
import type { LocalSecrets } from "../config/local-secrets.ts";
import type { ProviderSimulator } from "../provider-simulator/simulator.ts";
import type { FunctionEnvironment } from "./deno-shim.ts";

/**
 * The variables that a hosted project sets for its functions, and our own secrets
 * (docs/deployment.md).
 */
export function functionEnvironment(
  config: BackendConfig,
  secrets: LocalSecrets,
  listeningUrl: string,
  hasMailDelivery: boolean,
  simulator: ProviderSimulator | undefined,
): FunctionEnvironment {
  const { provider } = config;
  const access = simulator
    ? { ...simulator, url: `${callable(listeningUrl)}/dev/provider` }
    : provider?.access;
  return {
    SUPABASE_URL: callable(listeningUrl),
    SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
    SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
    SITE_URL: config.siteUrl,
    MAIL_TRANSPORT: hasMailDelivery ? undefined : "none",
    PROVIDER_URL: access?.url,
    PROVIDER_SITE: access?.site,
    PROVIDER_TOKEN: access?.token,
    PROVIDER_IS_SIMULATED: simulator && "yes",
    PROVIDER_LABEL: provider?.label,
    PROVIDER_FIRST_TEAM_IS: provider?.firstTeamIs,
  };
}

/** 0.0.0.0 can be listened on but not called. */
function callable(url: string): string {
  return url.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");
}
