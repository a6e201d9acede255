import type { ProviderErrorCode } from "../../../../src/domain/provider/provider-contract.ts";
import type { FunctionError } from "../function-error.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import {
  connectionFailure,
  networkFailure,
  statusFailure,
  timeFailure,
  unreadable,
} from "./provider-words.ts";
import { parseWithoutContacts, readText, TooLargeError } from "./read-answer.ts";

/** Limits and clock of a call; tests set their own. */
export interface ProviderPace {
  readonly timeLimitMs: number;
  /** No attempt begins later, so that a call fits into the life of a hosted function. */
  readonly budgetMs: number;
  readonly mostBytes: number;
  readonly nowMs: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export const MOST_BYTES = 10 * 1024 * 1024;

const PACE: ProviderPace = {
  timeLimitMs: 45_000,
  budgetMs: 100_000,
  mostBytes: MOST_BYTES,
  nowMs: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** The waits before the second and later attempts (A §7); standings have their own (A §9). */
const WAITS_MS = [2_000, 4_000, 8_000];
const STANDINGS_WAITS_MS = [1_000, 2_000];
/** A provider that asks for a longer wait is not waited for. */
const LONGEST_WAIT_MS = 15_000;
const RETRIED = new Set([408, 429, 500, 502, 503, 504]);
const SOCKET_CLOSED = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/**
 * Gets one of the five paths from the provider, without e-mail addresses and phone numbers.
 * @throws FunctionError with a code of provider-contract.ts, in the words of A §8. It holds neither
 *   site nor token.
 */
export async function callProvider(
  settings: ProviderSettings,
  path: string,
  own: Partial<ProviderPace> = {},
): Promise<unknown> {
  const pace = { ...PACE, ...own };
  const waits = path.endsWith("/standings") ? STANDINGS_WAITS_MS : WAITS_MS;
  const endsAt = pace.nowMs() + pace.budgetMs;
  for (let attempt = 0; ; attempt += 1) {
    const timeLeft = endsAt - pace.nowMs();
    const outcome = await askOnce(settings, path, {
      ...pace,
      timeLimitMs: Math.min(pace.timeLimitMs, timeLeft),
    });
    if (outcome.failure === undefined) return outcome.body;
    const asked = (outcome.failure.retryAfter ?? 0) * 1_000;
    const wait = Math.max(waits[attempt] ?? Number.POSITIVE_INFINITY, asked);
    const isTooLate = wait > LONGEST_WAIT_MS || pace.nowMs() + wait >= endsAt;
    if (!outcome.mayPass || isTooLate) throw outcome.failure;
    await pace.sleep(wait);
  }
}

/** An answer as it came, without the token. */
export interface SeenAnswer {
  readonly status: number;
  readonly text: string;
}

type Judged =
  | { readonly failure: undefined; readonly body: unknown }
  /** `mayPass` means that another attempt may succeed. */
  | { readonly failure: FunctionError<ProviderErrorCode>; readonly mayPass: boolean };
export type CallOutcome = Judged & { readonly seen?: SeenAnswer };

/** Asks once and waits for nothing else; a failure is part of the outcome. */
export async function askOnce(
  { url, site, token, label }: ProviderSettings,
  path: string,
  { timeLimitMs, mostBytes }: Pick<ProviderPace, "timeLimitMs" | "mostBytes">,
): Promise<CallOutcome> {
  const seconds = Math.round(timeLimitMs / 1_000);
  let answer: Response | undefined;
  try {
    answer = await fetch(`${url}/v1/sites/${encodeURIComponent(site)}${path}`, {
      headers: { "x-client-token": token, "content-type": "application/json" },
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const text = (await readText(answer, mostBytes)).replaceAll(token, "");
    return { ...judge(answer, text, label, token), seen: { status: answer.status, text } };
  } catch (error) {
    if (error instanceof TooLargeError) {
      return { failure: unreadable(label, "more than 10 MB"), mayPass: false };
    }
    if (error instanceof DOMException && error.name === "TimeoutError") {
      return { failure: timeFailure(label, seconds), mayPass: true };
    }
    if (!(error instanceof TypeError)) throw error;
    const wasCut = answer !== undefined || SOCKET_CLOSED.has(causeCode(error));
    return { failure: wasCut ? connectionFailure(label) : networkFailure(label), mayPass: true };
  }
}

function judge(answer: Response, text: string, label: string, token: string): Judged {
  const { status } = answer;
  if (status === 0 || (status >= 300 && status < 400)) {
    return { failure: unreadable(label, "a redirect, which is not followed"), mayPass: false };
  }
  if (status !== 200) {
    const retryAfter = secondsToWait(answer.headers.get("retry-after"));
    const statusText = answer.statusText.replaceAll(token, "").slice(0, 60);
    const failure = statusFailure(status, statusText, label, retryAfter);
    return { failure, mayPass: RETRIED.has(status) };
  }
  const body = parseWithoutContacts(text);
  return body === undefined
    ? { failure: unreadable(label, "something that is no JSON"), mayPass: false }
    : { failure: undefined, body };
}

/** Retry-After holds seconds or a date. */
function secondsToWait(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return seconds > 0 ? seconds : undefined;
}

function causeCode(error: TypeError): string {
  return String(Object(error.cause).code ?? "");
}
