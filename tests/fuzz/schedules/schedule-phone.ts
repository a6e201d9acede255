import { toWireEvent } from "../../../src/contract/event-wire.ts";
import { type Receipt, settledOutcome } from "../../../src/contract/outcomes.ts";
import { readPullAnswer } from "../../../src/contract/pull-answer.ts";
import type { PushAnswer } from "../../../src/contract/push-answer.ts";
import type { GameEvent, GameFact } from "../../../src/domain/game/events.ts";
import { applyEvent, foldGame } from "../../../src/domain/game/fold/fold.ts";
import type { GameState } from "../../../src/domain/game/game-state.ts";
import { EMPTY_DIGEST, nextDigest } from "../../../src/local/log/log-digest.ts";
import { mergePage } from "../../../src/sync/pull/merge.ts";
import type { TestGame } from "../../helpers/database/league.ts";
import type { PlayCaller, PlayServer } from "./play-server.ts";

interface Kept {
  readonly event: GameEvent;
  readonly outcome: string;
}

/**
 * A phone without IndexedDB and without a clock. Decisions, fold, digest, the form on the wire and
 * the reading of pages are the product's own; where events lie is a list here.
 */
export class SchedulePhone {
  readonly id: string;
  readonly people: readonly PlayCaller[];
  /** Everything that was tapped here. */
  readonly own = new Map<string, GameEvent>();
  /** What was held, refused or sent anew, as far as this phone has heard. */
  readonly #disturbed = new Set<string>();
  readonly quarantine = new Map<string, Kept>();
  waiting: GameEvent[] = [];
  user: PlayCaller;
  readonly #game: TestGame;
  #log: GameEvent[] = [];
  #digest = EMPTY_DIGEST;
  /** Confirmed by receipts beyond the end of the log as it was read. */
  readonly #ahead = new Map<number, GameEvent>();
  #isRestoring = false;
  /** The log that was lost: it stays on the screen until another one has been read. */
  #stale: readonly GameEvent[] = [];
  /** Null while it must be folded anew. */
  #state: GameState | null = null;

  constructor(id: string, game: TestGame, people: readonly [PlayCaller, ...PlayCaller[]]) {
    this.id = id;
    this.people = people;
    [this.user] = people;
    this.#game = game;
  }

  get state(): GameState {
    this.#state ??= this.fromScratch();
    return this.#state;
  }

  get log(): readonly GameEvent[] {
    return this.#log;
  }

  fromScratch(): GameState {
    const { id, visitor, home } = this.#game;
    const teams = { visitorTeamId: visitor.id, homeTeamId: home.id };
    const confirmed = this.#isRestoring ? this.#stale : this.#confirmed();
    return foldGame(id, teams, [...confirmed, ...this.waiting]);
  }

  record(facts: readonly GameFact[], makeId: () => string): void {
    const { state } = this;
    for (const fact of facts) {
      const event: GameEvent = {
        ...fact,
        eventId: makeId(),
        gameId: this.#game.id,
        epoch: state.epoch,
        deviceId: this.id,
        deviceSeq: this.own.size + 1,
        authorId: this.user.userId,
        clientTimestamp: "2026-11-21T15:00:00.000Z",
        appVersion: "1.0.0",
        gameSeq: null,
        recordedBy: null,
        receivedAt: null,
      };
      this.own.set(event.eventId, event);
      this.waiting.push(event);
      applyEvent(state, event);
    }
  }

  /** What this person may send, in the order of the taps. */
  batch(atMost: number): readonly GameEvent[] {
    return this.waiting.filter((event) => event.authorId === this.user.userId).slice(0, atMost);
  }

  wireOf(events: readonly GameEvent[]): readonly unknown[] {
    return events.map(toWireEvent);
  }

  take(receipts: readonly Receipt[], head: PushAnswer): void {
    for (const receipt of receipts) this.#settle(receipt);
    this.#catchUp();
    const last = Math.max(this.#log.length, ...this.#ahead.keys());
    const isWhole = this.#log.length === head.headSeq;
    if (head.headSeq < last || (isWhole && head.logDigest !== this.#digest)) this.#startOver();
    this.#state = null;
  }

  /** Reads to the end, page by page; false when the server shows no such game. */
  async pull(server: PlayServer, pageLength: number): Promise<boolean> {
    for (;;) {
      const after = this.#log.length;
      const answer = await server.pull(this.user, this.#game.id, after, pageLength);
      const page = answer.ok ? readPullAnswer(this.#game.id, answer.body) : null;
      if (page === null) throw new Error("a pull has no answer");
      if (!page.isKnown) return false;
      const last = this.#log.at(-1);
      const position = last && { gameSeq: after, eventId: last.eventId, logDigest: this.#digest };
      const merge = mergePage(position ?? null, page);
      if (merge.kind === "unusable") throw new Error("a page is unusable");
      const events = merge.kind === "append" ? merge.events : [];
      if (merge.kind === "other-history" || this.#contradicts(events, page.headSeq)) {
        this.#startOver();
        continue;
      }
      if (events.length > 0 || this.#isRestoring) this.#state = null;
      this.#append(events);
      if (merge.kind === "append" && !merge.complete) continue;
      if (this.#isRestoring) await this.#sendAgain(server);
      return true;
    }
  }

  /**
   * The numbers of a person's taps as they stand in the log, without what was held, refused or sent
   * anew: that stands where it was decided.
   */
  numbersIn(log: readonly GameEvent[], { userId }: PlayCaller): readonly number[] {
    const decided = new Set(
      log.flatMap((event) => (event.type === "held.applied.v1" ? event.payload.eventIds : [])),
    );
    return log.flatMap(({ eventId }) => {
      const event = this.own.get(eventId);
      const isPlain = !this.#disturbed.has(eventId) && !decided.has(eventId);
      return event?.authorId === userId && isPlain ? event.deviceSeq : [];
    });
  }

  /** Lets wait again what no game has taken in. */
  retry(): void {
    for (const [id, { event, outcome }] of this.quarantine) {
      if (outcome !== "orphaned") continue;
      this.quarantine.delete(id);
      this.#waitAgain(event);
    }
    this.#state = null;
  }

  #settle(receipt: Receipt): void {
    const event = this.waiting.find(({ eventId }) => eventId === receipt.eventId);
    const outcome = settledOutcome(receipt);
    if (event === undefined || outcome === null) return;
    this.waiting = this.waiting.filter((one) => one !== event);
    const { gameSeq, epoch } = receipt;
    if (outcome !== "applied" || gameSeq === null) {
      this.#disturbed.add(event.eventId);
      this.quarantine.set(event.eventId, { event, outcome });
      return;
    }
    const taken = this.#log[gameSeq - 1] ?? this.#ahead.get(gameSeq);
    const isTaken = taken !== undefined && taken.eventId !== event.eventId;
    if (isTaken) this.#startOver();
    this.#ahead.set(gameSeq, { ...event, gameSeq, epoch: epoch ?? event.epoch });
  }

  #contradicts(events: readonly GameEvent[], headSeq: number): boolean {
    if (this.#isRestoring) return false;
    const isOther = (event: GameEvent) =>
      (this.#ahead.get(event.gameSeq ?? 0)?.eventId ?? event.eventId) !== event.eventId;
    return events.some(isOther) || [...this.#ahead.keys()].some((seq) => seq > headSeq);
  }

  #append(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#ahead.delete(event.gameSeq ?? 0);
      this.#log.push(event);
      this.#digest = nextDigest(this.#digest, event.eventId);
      this.quarantine.delete(event.eventId);
    }
    const arrived = new Set(events.map(({ eventId }) => eventId));
    this.waiting = this.waiting.filter(({ eventId }) => !arrived.has(eventId));
  }

  #catchUp(): void {
    if (this.#isRestoring) return;
    for (let next = this.#next(); next !== undefined; next = this.#next()) this.#append([next]);
  }

  #next(): GameEvent | undefined {
    return this.#ahead.get(this.#log.length + 1);
  }

  #confirmed(): readonly GameEvent[] {
    const ahead = [...this.#ahead.values()].sort((a, b) => (a.gameSeq ?? 0) - (b.gameSeq ?? 0));
    return [...this.#log, ...ahead];
  }

  /** The server has another history (I3). */
  #startOver(): void {
    if (!this.#isRestoring) this.#stale = this.#confirmed();
    this.#log = [];
    this.#digest = EMPTY_DIGEST;
    this.#ahead.clear();
    this.#isRestoring = true;
  }

  async #sendAgain(server: PlayServer): Promise<void> {
    const answer = await server.knownEventIds(this.user, this.#game.id, this.id);
    if (!answer.ok) throw new Error("the known ids have no answer");
    const known = new Set(answer.body as readonly string[]);
    const here = new Set(this.#log.map(({ eventId }) => eventId));
    for (const event of this.own.values()) {
      const { eventId } = event;
      const isWaiting = this.waiting.some((one) => one.eventId === eventId);
      if (here.has(eventId) || isWaiting || this.quarantine.has(eventId)) continue;
      if (known.has(eventId)) this.quarantine.set(eventId, { event, outcome: "not_in_log" });
      else this.#waitAgain(event);
    }
    this.#isRestoring = false;
    this.#stale = [];
    this.#ahead.clear();
  }

  #waitAgain(event: GameEvent): void {
    this.#disturbed.add(event.eventId);
    this.waiting = [...this.waiting, event].sort((a, b) => a.deviceSeq - b.deviceSeq);
  }
}
