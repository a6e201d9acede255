import type { Configuration, ProviderTest } from "./provider-test.ts";

export type Diagnosis =
  | "not_chosen"
  | "incomplete"
  | "malformed"
  | "refused"
  | "unreachable"
  | "timed_out"
  | "broken_off"
  | "page"
  | "unreadable"
  | "unknown_league"
  | "limited"
  | "failed"
  | "own_limit"
  | "not_passed_on"
  | "no_answer"
  | "unsteady"
  | "slow"
  | "simulated"
  | "works";

/** A sync asks four times for each league; answers this late take most of its two minutes. */
const SLOW_MS = 5_000;

const OF_CODE: Readonly<Record<string, Diagnosis>> = {
  provider_refused: "refused",
  provider_unreachable: "unreachable",
  provider_timeout: "timed_out",
  provider_connection: "broken_off",
  provider_not_found: "unknown_league",
  provider_bad_request: "unknown_league",
  provider_rate_limited: "limited",
  over_request_rate_limit: "own_limit",
  not_passed_on: "not_passed_on",
  no_answer: "no_answer",
};

/** Names the settings that make every test fail. */
export function diagnoseConfiguration({ settings }: Configuration): readonly Diagnosis[] {
  const missing = settings.filter(({ state }) => state === "missing").length;
  if (missing === settings.length) return ["not_chosen"];
  if (missing > 0) return ["incomplete"];
  return settings.some(({ state }) => state !== "set") ? ["malformed"] : [];
}

/** Explains the three steps together, cause first (A §2). null is a test that was not made. */
export function diagnose(
  configuration: Configuration,
  direct: ProviderTest | null,
  proxy: ProviderTest | null,
): readonly Diagnosis[] {
  const setUp = diagnoseConfiguration(configuration);
  if (direct === null || proxy === null) return setUp;
  const found = [...setUp, ...causesOf(direct, proxy)];
  const isSlow = [direct, proxy].some(({ hasPassed, tookMs }) => hasPassed && tookMs > SLOW_MS);
  if (isSlow) found.push("slow");
  if (!direct.hasPassed || !proxy.hasPassed) return found;
  return [...found, configuration.isSimulated ? "simulated" : "works"];
}

function causesOf(direct: ProviderTest, proxy: ProviderTest): Diagnosis[] {
  // Through the proxy an answer that cannot be read comes as our own words about it.
  const isSame = !proxy.hasPassed && proxy.code === direct.code;
  const tests = isSame ? [direct, direct] : [direct, proxy];
  const causes = tests.filter(({ hasPassed }) => !hasPassed).map(causeOf);
  const isHere = (cause: Diagnosis) =>
    cause === "not_passed_on" || cause === "no_answer" || cause === "own_limit";
  const isUnsteady = causes.length === 1 && !causes.some(isHere);
  return [...new Set(causes), ...(isUnsteady ? (["unsteady"] as const) : [])];
}

function causeOf({ code, format }: ProviderTest): Diagnosis {
  if (code === "provider_unreadable") return format === "page" ? "page" : "unreadable";
  return OF_CODE[code ?? ""] ?? "failed";
}
