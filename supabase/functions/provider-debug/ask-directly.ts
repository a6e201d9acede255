import { providerPath } from "../../../src/domain/provider/provider-path.ts";
import { askOnce, MOST_BYTES, type SeenAnswer } from "../_shared/provider/call-provider.ts";
import type { DirectAnswer } from "../_shared/provider/debug-contract.ts";
import { providerSettings } from "../_shared/provider/provider-settings.ts";

/** This limit is shorter than that of a sync (A §7). */
const TIME_LIMIT_MS = 30_000;

/**
 * Asks the provider once, without another attempt, and says what came back; of the answer itself
 * only how many leagues it holds.
 * @throws FunctionError 503 provider_not_chosen.
 */
export async function askDirectly(leagueId: string | undefined): Promise<DirectAnswer> {
  const settings = providerSettings();
  const path = leagueId === undefined ? providerPath.leagues() : providerPath.league(leagueId);
  const startedAt = Date.now();
  const outcome = await askOnce(settings, path, {
    timeLimitMs: TIME_LIMIT_MS,
    mostBytes: MOST_BYTES,
  });
  const common = { took_ms: Date.now() - startedAt, ...looksOf(outcome.seen) };
  if (outcome.failure !== undefined) {
    const { code, message } = outcome.failure;
    return { ...common, has_passed: false, leagues: null, code, message };
  }
  const leagues = leaguesIn(outcome.body);
  if (leagues !== null && leagues > 0) {
    return { ...common, has_passed: true, leagues, code: null, message: null };
  }
  const message =
    leagueId === undefined
      ? "No leagues data found"
      : `No league data found for League ID ${leagueId}`;
  return { ...common, has_passed: false, leagues, code: "provider_not_found", message };
}

function looksOf(seen: SeenAnswer | undefined): Pick<DirectAnswer, "status" | "format" | "bytes"> {
  if (seen === undefined) return { status: null, format: null, bytes: null };
  const { status, text } = seen;
  return { status, format: formatOf(text), bytes: new TextEncoder().encode(text).length };
}

function formatOf(text: string): DirectAnswer["format"] {
  if (text.trim() === "") return "nothing";
  if (/^\s*</.test(text)) return "page";
  try {
    JSON.parse(text);
    return "json";
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return "text";
    throw error;
  }
}

function leaguesIn(body: unknown): number | null {
  const { leagues } = Object(body) as { readonly leagues?: unknown };
  return Array.isArray(leagues) ? leagues.length : null;
}
