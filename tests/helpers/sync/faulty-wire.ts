import { classify } from "../../../src/remote/http/classify-error.ts";
import { NO_GAME } from "../../../src/sync/reach-probe.ts";
import type { SyncTime } from "../../../src/sync/sync-time.ts";
import type { Transport, TransportAnswer, TransportResult } from "../../../src/sync/transport.ts";

/** What can happen to one call between a phone and the server. */
export type WireFault =
  | "none"
  /** The request never arrives; the phone learns nothing. */
  | "drop-request"
  /** The request takes effect; the answer never arrives. */
  | "drop-answer"
  /** The request takes effect twice. */
  | "duplicate"
  /** The answer arrives late. */
  | "delay"
  /** The phone gives up; the request still arrives later, after newer ones. */
  | "late"
  /** The request takes effect; the answer is a captive portal's page. */
  | "rubbish"
  /** A proxy answers 400 with JSON of its own; the request never arrives. */
  | "middlebox"
  /** The request takes effect; only the first half of the receipts arrives. */
  | "half-receipts"
  /** 503 with Retry-After; nothing happens. */
  | "busy"
  /** 57014: too much for one call; nothing happens. */
  | "too-long"
  /** 401, also with a token that was refreshed just now; nothing happens. */
  | "expired"
  /** 401, and the auth server refuses the refresh for good; nothing happens. */
  | "session-ended";

export const FAULTS: readonly Exclude<WireFault, "none" | "session-ended">[] = [
  "drop-request",
  "drop-answer",
  "duplicate",
  "delay",
  "late",
  "rubbish",
  "middlebox",
  "half-receipts",
  "busy",
  "too-long",
  "expired",
];

const LOST: TransportAnswer = { kind: "unknown", wasTimeout: true };
const NOT_OURS: TransportAnswer = { kind: "unknown", wasTimeout: false };
/** How the client classifies a proxy's answer. */
const OF_A_MIDDLEBOX = classify({
  kind: "refused",
  status: 400,
  body: "json",
  json: { error: "blocked by policy" },
  retryAfterMs: null,
});
const REFUSED: TransportAnswer = { kind: "batch-refused", tooLarge: false };

/** A probe reads a game that does not exist, outside the engine's turns. */
type Method = Exclude<keyof Transport, symbol> | "probe";

/** Wraps a transport; `nextFault` says what happens to each call. */
export class FaultyWire implements Transport {
  isOnline = true;
  nextFault: (method: Method) => WireFault = () => "none";
  /** Any batch that holds one of these is refused as a whole (I14). */
  readonly poison = new Set<string>();
  /** While true, our own server refuses every push and command, whatever it carries (I14). */
  refusesEverything = false;
  readonly fired = new Map<string, number>();
  readonly calls: { readonly method: Method; readonly asUser: string; readonly events: number }[] =
    [];
  /** Number of turns that wait for the clock; the test may look at everything else meanwhile. */
  turnsWaitingForClock = 0;
  /** Calls at the server right now. */
  atServer = 0;
  readonly #inner: Transport;
  readonly #time: SyncTime;
  #life = 0;
  readonly #late: (() => Promise<unknown>)[] = [];

  constructor(inner: Transport, time: SyncTime) {
    this.#inner = inner;
    this.#time = time;
  }

  push: Transport["push"] = (gameId, deviceId, events, call) => {
    const isPoisoned = events.some(({ eventId }) => this.poison.has(eventId));
    return this.#send(
      "push",
      call.asUser,
      events.length,
      async () => {
        if (this.refusesEverything) return this.#refuse("refusal");
        return isPoisoned
          ? this.#refuse("poison")
          : this.#inner.push(gameId, deviceId, events, call);
      },
      call.signal,
    );
  };

  pull: Transport["pull"] = (gameId, afterSeq, limit, call) => {
    const isProbe = gameId === NO_GAME;
    const deliver = () => this.#inner.pull(gameId, afterSeq, limit, call);
    return this.#send(isProbe ? "probe" : "pull", call.asUser, 0, deliver, call.signal);
  };

  knownEventIds: Transport["knownEventIds"] = (gameId, deviceId, call) =>
    this.#send("knownEventIds", call.asUser, 0, () =>
      this.#inner.knownEventIds(gameId, deviceId, call),
    );

  heldEvents: Transport["heldEvents"] = (gameId, call) =>
    this.#send("heldEvents", call.asUser, 0, () => this.#inner.heldEvents(gameId, call));

  applyHeld: Transport["applyHeld"] = (gameId, eventIds, call) =>
    this.#send("applyHeld", call.asUser, 0, () => this.#inner.applyHeld(gameId, eventIds, call));

  setAside: Transport["setAside"] = (gameId, eventIds, call) =>
    this.#send("setAside", call.asUser, 0, () => this.#inner.setAside(gameId, eventIds, call));

  runOperation: Transport["runOperation"] = (operation, call) =>
    this.#send("runOperation", call.asUser, 0, async () => {
      if (this.refusesEverything) return this.#refuse("refusal");
      const isPoisoned = this.poison.has(operation.opId);
      return isPoisoned ? this.#refuse("poison") : this.#inner.runOperation(operation, call);
    });

  /** The phone's process has died: nobody waits for the calls under way any more. */
  beginNewLife(): void {
    this.#life += 1;
    this.turnsWaitingForClock = 0;
  }

  /** Delivers the requests that their phone has given up, out of order. */
  async deliverLate(): Promise<void> {
    for (const deliver of this.#late.splice(0).reverse()) await this.#atServer(deliver);
  }

  async #send<Value>(
    method: Method,
    asUser: string,
    events: number,
    deliver: () => Promise<TransportResult<Value>>,
    signal?: AbortSignal,
  ): Promise<TransportResult<Value>> {
    this.calls.push({ method, asUser, events });
    if (!this.isOnline) return { ok: false, answer: NOT_OURS };
    const chosen = this.nextFault(method);
    const fault = chosen === "half-receipts" && method !== "push" ? "none" : chosen;
    this.#note(fault);
    switch (fault) {
      case "none":
        return this.#atServer(deliver);
      case "drop-request":
        await this.#clock(method, 15_000, signal);
        return { ok: false, answer: LOST };
      case "drop-answer":
        await this.#atServer(deliver);
        await this.#clock(method, 15_000, signal);
        return { ok: false, answer: LOST };
      case "duplicate":
        await this.#atServer(deliver);
        return this.#atServer(deliver);
      case "delay":
        await this.#clock(method, 4_000, signal);
        return this.#atServer(deliver);
      case "late":
        this.#late.push(deliver);
        await this.#clock(method, 15_000, signal);
        return { ok: false, answer: LOST };
      case "middlebox":
        return { ok: false, answer: OF_A_MIDDLEBOX };
      case "rubbish":
        await this.#atServer(deliver);
        return { ok: false, answer: NOT_OURS };
      case "half-receipts":
        return halved(await this.#atServer(deliver));
      case "busy":
        return { ok: false, answer: { kind: "temporary", retryAfterMs: 7_000, wasTimeout: false } };
      case "too-long":
        return { ok: false, answer: { kind: "temporary", retryAfterMs: null, wasTimeout: true } };
      case "expired":
        return { ok: false, answer: { kind: "token-expired" } };
      case "session-ended":
        return { ok: false, answer: { kind: "sign-in-required" } };
    }
  }

  #refuse(cause: string): { readonly ok: false; readonly answer: TransportAnswer } {
    this.#note(cause);
    return { ok: false, answer: REFUSED };
  }

  #note(fault: string): void {
    this.fired.set(fault, (this.fired.get(fault) ?? 0) + 1);
  }

  /** Resolves after `ms`, or when the phone hangs up. */
  async #clock(method: Method, ms: number, signal?: AbortSignal): Promise<void> {
    // A person asks for this in a review, outside the engine's turns.
    const outside: readonly Method[] = ["heldEvents", "applyHeld", "setAside", "probe"];
    const count = outside.includes(method) ? 0 : 1;
    const life = this.#life;
    this.turnsWaitingForClock += count;
    await new Promise<void>((resolve) => {
      this.#time.after(ms, resolve);
      signal?.addEventListener("abort", () => resolve(), { once: true });
    });
    if (life === this.#life) this.turnsWaitingForClock -= count;
  }

  async #atServer<Value>(deliver: () => Promise<Value>): Promise<Value> {
    this.atServer += 1;
    try {
      return await deliver();
    } finally {
      this.atServer -= 1;
    }
  }
}

function halved<Value>(result: TransportResult<Value>): TransportResult<Value> {
  if (!result.ok || typeof result.value !== "object" || result.value === null) return result;
  if (!("receipts" in result.value) || !Array.isArray(result.value.receipts)) return result;
  const { receipts } = result.value;
  return {
    ok: true,
    value: { ...result.value, receipts: receipts.slice(0, Math.floor(receipts.length / 2)) },
  };
}
