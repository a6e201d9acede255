import type { SettingState } from "../../../src/domain/provider/debug/provider-test.ts";
import type { ConfigurationAnswer } from "../_shared/provider/debug-contract.ts";
import {
  PROVIDER_SETTINGS,
  providerState,
  setting,
} from "../_shared/provider/provider-settings.ts";

/** Which settings the server has and which look wrong. It asks nobody. */
export function checkConfiguration(): ConfigurationAnswer {
  const settings = PROVIDER_SETTINGS.map((name) => ({ name, state: stateOf(name, setting(name)) }));
  return { ...providerState(), settings };
}

function stateOf(
  name: (typeof PROVIDER_SETTINGS)[number],
  value: string | undefined,
): SettingState {
  if (value === undefined) return "missing";
  if (/^["'].*["']$/.test(value)) return "quoted";
  if (/\s/.test(value)) return "has_space";
  if (name === "PROVIDER_URL") return addressState(value);
  return name === "PROVIDER_SITE" && value.includes("/") ? "has_path" : "set";
}

/** The server puts /v1/sites and the site behind the address itself. */
function addressState(value: string): SettingState {
  if (!URL.canParse(value)) return "no_address";
  const { protocol, hostname, pathname } = new URL(value);
  if (protocol !== "https:" && protocol !== "http:") return "no_address";
  if (/\/v1(\/|$)/.test(pathname)) return "has_path";
  const isOwnMachine = /^(localhost|127\.|\[::1\])/.test(hostname);
  return protocol === "https:" || isOwnMachine ? "set" : "not_https";
}
