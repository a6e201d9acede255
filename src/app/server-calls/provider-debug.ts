import { readFunctionRefusal } from "../../contract/function-refusal.ts";
import { readDirectTest } from "../../contract/provider/debug-answers.ts";
import { readProxyAnswer, readProxyRefusal } from "../../contract/provider/proxy-answer.ts";
import type { ProviderTest } from "../../domain/provider/debug/provider-test.ts";
import { providerPath } from "../../domain/provider/provider-path.ts";
import { askServer, type ServerCall } from "./ask-server.ts";

/** The server gives the provider 30 seconds and answers after that (A §7). */
const DIRECT_MS = 40_000;
const PROXY_MS = 45_000;

/** The server asks the provider once by itself; null asks for the list of leagues. */
export function testDirectly(leagueId: string | null): Promise<ProviderTest> {
  return timed((http, call) =>
    http.invoke<Omit<ProviderTest, "tookMs">>(
      { ...call, timeoutMs: DIRECT_MS },
      "provider-debug",
      { step: "direct", ...(leagueId === null ? {} : { league_id: leagueId }) },
      readDirectTest,
      (refusal) => {
        const refused = readFunctionRefusal(refusal);
        return refused && { ...NOTHING_SEEN, ...refused };
      },
    ),
  );
}

/** Asks through `/api/leaguelab` of this address, as screens and other programs do. */
export function testProxy(leagueId: string | null): Promise<ProviderTest> {
  const path = leagueId === null ? providerPath.leagues() : providerPath.league(leagueId);
  return timed((http, call) =>
    http.askHost<Omit<ProviderTest, "tookMs">>(
      { ...call, timeoutMs: PROXY_MS },
      `/api/leaguelab${path}`,
      (text) => readProxyAnswer(String(text), leagueId),
      readProxyRefusal,
    ),
  );
}

const NOTHING_SEEN = { hasPassed: false, status: null, format: null, bytes: null, leagues: null };

/** A call without a result is a failed test; the server's own measurement goes first. */
async function timed(
  call: ServerCall<Omit<ProviderTest, "tookMs"> & { readonly tookMs?: number }>,
): Promise<ProviderTest> {
  const startedAt = Date.now();
  const answer = await askServer(call);
  const tookMs = Date.now() - startedAt;
  if (answer.ok) return { tookMs, ...answer.value };
  return { ...NOTHING_SEEN, tookMs, code: "no_answer", message: answer.error.message };
}
