import type { ProviderTest } from "../../domain/provider/debug/provider-test.ts";

type Met = Omit<ProviderTest, "tookMs">;

/** Our own function refuses with these codes, and no other layer on the way has them. */
const OWN_CODE = /^(provider_[a-z_]+|over_request_rate_limit|unknown_path)$/;

/** Reads a 200 of `/api/leaguelab/…`; a host that does not pass it on sends the app's page. */
export function readProxyAnswer(text: string, leagueId: string | null): Met {
  const seen = { status: 200, bytes: new TextEncoder().encode(text).length };
  const body = parse(text);
  if (body === undefined) {
    return { ...seen, ...NOT_PASSED, format: /^\s*</.test(text) ? "page" : "text" };
  }
  const { leagues: list } = Object(body) as { readonly leagues?: unknown };
  const leagues = Array.isArray(list) ? list.length : null;
  const hasPassed = leagues !== null && leagues > 0;
  const words =
    leagueId === null ? "No leagues data found" : `No league data found for League ID ${leagueId}`;
  return {
    ...seen,
    hasPassed,
    format: "json",
    leagues,
    code: hasPassed ? null : "provider_not_found",
    message: hasPassed ? null : words,
  };
}

/** Reads any other status; null if the session has to be renewed first. */
export function readProxyRefusal(refusal: {
  readonly status: number;
  readonly body: "json" | "html" | "text" | "empty";
  readonly json: Readonly<Record<string, unknown>> | null;
}): Met | null {
  const { status, body, json } = refusal;
  if (status === 401) return null;
  const format = ({ json: "json", html: "page", text: "text", empty: "nothing" } as const)[body];
  const seen = { status, bytes: null, format };
  const { code, message } = json ?? {};
  if (typeof code === "string" && typeof message === "string" && OWN_CODE.test(code)) {
    return { ...seen, hasPassed: false, leagues: null, code, message };
  }
  return { ...seen, ...NOT_PASSED };
}

const NOT_PASSED = { hasPassed: false, leagues: null, code: "not_passed_on", message: null };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
