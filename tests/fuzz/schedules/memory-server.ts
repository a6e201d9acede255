import type { GameState } from "../../../src/domain/game/game-state.ts";
import { figuresOfFold } from "../../helpers/agreement/figures-of-game.ts";
import type { TestGame } from "../../helpers/database/league.ts";
import { Custody } from "./custody.ts";
import { canonical, readEvent } from "./event-shape.ts";
import {
  decide,
  type Incoming,
  isTransition,
  mayBeJudgedAnew,
  type PushState,
  repeat,
} from "./judge.ts";
import { judgeOrphans } from "./judge-orphans.ts";
import {
  appendEvent,
  foldOfLog,
  hasStats,
  isResetEvent,
  type MemoryGame,
  pushState,
  UNTOUCHED,
} from "./memory-game.ts";
import { missingSeqs } from "./missing-seqs.ts";
import type { GameLimits, PlayCaller, PlayServer, Resolution, WireAnswer } from "./play-server.ts";
import { heldWireOf, type LoggedEvent, receiptOf, wireOf } from "./stored-events.ts";

const NO_RIGHT: WireAnswer = { ok: false, code: "42501" };
const NO_GAME: WireAnswer = { ok: false, code: "PT404" };
const THE_SERVER = "00000000-0000-0000-0000-000000000000";

/** The rules of the SQL functions, call by call; `twin-server.ts` proves that they answer alike. */
export class MemoryPlayServer implements PlayServer {
  readonly #games = new Map<string, MemoryGame>();
  readonly #logged = new Map<string, { readonly gameId: string; readonly event: LoggedEvent }>();
  readonly #custody = new Custody();
  /** Who has pushed: a restore judges by the right of the sender. */
  readonly #roles = new Map<string | null, PlayCaller["role"]>();
  /** The id of the next fact that the server makes itself. */
  makeId = (): string => crypto.randomUUID();

  async openGame(game: TestGame, limits: GameLimits): Promise<void> {
    this.#games.set(game.id, { game, limits, row: UNTOUCHED, log: [], isShown: true });
  }

  async push(
    caller: PlayCaller,
    gameId: string,
    deviceId: string,
    events: readonly unknown[],
  ): Promise<WireAnswer> {
    if (caller.role === "blocked") return NO_RIGHT;
    this.#roles.set(caller.userId, caller.role);
    const known = this.#games.get(gameId);
    const game = known?.isShown ? known : undefined;
    const isReset = events.some((wire) => isResetEvent(wire));
    const state = game && pushState(game, caller, isReset);
    const done: Incoming[] = [];
    const first = new Map<string, Incoming>();
    const applied: LoggedEvent[] = [];
    for (const wire of events) {
      const event = this.#incoming(wire, gameId, deviceId, caller);
      if (state && mayBeJudgedAnew(event)) Object.assign(event, NOT_JUDGED);
      const earlier = event.eventId === null ? undefined : first.get(event.eventId);
      if (earlier !== undefined && event.of === null && event.why !== "id_reused") {
        repeat(event, earlier);
      } else if (event.outcome === null && state === undefined) {
        event.outcome = "orphaned";
      } else if (event.outcome === null && state !== undefined) {
        [event.outcome, event.why] = decide(event, state);
        if (event.outcome === "applied") applied.push(appendEvent(event, state));
      }
      if (event.eventId !== null && earlier === undefined) first.set(event.eventId, event);
      done.push(event);
    }
    this.#custody.keep(gameId, done);
    if (game && state) this.#store(game, state, applied);
    const row = game?.row ?? UNTOUCHED;
    return answer({
      receipts: done.map(receiptOf),
      head_seq: row.headSeq,
      epoch: row.epoch,
      state: row.state,
      log_digest: row.digest,
      missing_device_seqs: this.#missing(deviceId, caller),
    });
  }

  async pull(
    caller: PlayCaller,
    gameId: string,
    afterSeq: number,
    limit: number,
  ): Promise<WireAnswer> {
    if (caller.role === "blocked") return NO_RIGHT;
    const game = this.#visible(gameId, caller);
    const row = game?.row ?? UNTOUCHED;
    const anchor = game?.log[afterSeq - 1];
    return answer({
      events: (game?.log ?? [])
        .slice(afterSeq, afterSeq + limit)
        .map((one) => wireOf(gameId, one, caller)),
      known: game !== undefined,
      head_seq: row.headSeq,
      epoch: row.epoch,
      state: row.state,
      anchor: anchor ? { game_seq: afterSeq, event_id: anchor.eventId } : null,
      anchor_digest: anchor?.digest ?? null,
    });
  }

  async knownEventIds(caller: PlayCaller, gameId: string, deviceId: string): Promise<WireAnswer> {
    if (caller.role === "blocked") return NO_RIGHT;
    const log = this.#games.get(gameId)?.log ?? [];
    const held = this.#custody.of(gameId).map(({ event }) => event);
    const ids = [...log, ...held]
      .filter((event) => event.deviceId === deviceId)
      .flatMap(({ eventId }) => eventId ?? []);
    return answer([...new Set(ids)].sort());
  }

  async heldEvents(caller: PlayCaller, gameId: string): Promise<WireAnswer> {
    if (caller.role === "blocked") return NO_RIGHT;
    const isSeen = caller.role === "admin" || this.#games.get(gameId)?.isShown === true;
    return answer(
      (isSeen ? this.#custody.waiting(gameId) : []).map((row) => heldWireOf(gameId, row, caller)),
    );
  }

  async resolveHeld(
    caller: PlayCaller,
    gameId: string,
    eventIds: readonly string[],
    resolution: Resolution,
  ): Promise<WireAnswer> {
    if (caller.role === "blocked") return NO_RIGHT;
    const game = this.#games.get(gameId);
    if (game?.isShown !== true) return NO_GAME;
    const state = pushState(game, caller, false);
    const rows = this.#custody
      .waiting(gameId)
      .filter(
        ({ event }) =>
          eventIds.includes(event.eventId ?? "") &&
          (resolution === "set_aside" || !isTransition(event.type)),
      );
    const ids = rows.map(({ event }) => event.eventId ?? "");
    if (ids.length > 0) {
      const late = resolution === "applied" ? rows.map(({ event }) => event) : [];
      const done = [...late.map((event) => ({ ...event })), this.#madeBy(caller, ids, resolution)];
      this.#store(
        game,
        state,
        done.map((event) => appendEvent(event, state, state.row.epoch)),
      );
      for (const row of rows) row.resolution = resolution;
    }
    return answer({
      [resolution === "applied" ? "applied" : "dismissed"]: ids,
      skipped: eventIds.filter((id) => !ids.includes(id)),
      head_seq: state.row.headSeq,
      epoch: state.row.epoch,
      state: state.row.state,
    });
  }

  async showSeason(game: TestGame, isShown: boolean): Promise<void> {
    const known = this.#games.get(game.id);
    if (known === undefined || known.isShown === isShown) return;
    known.isShown = isShown;
    if (isShown) this.#applyOrphans(known);
  }

  /** `private.apply_orphans`: what came meanwhile is judged as a push would have been. */
  #applyOrphans(game: MemoryGame): void {
    const { id } = game.game;
    const orphans = this.#custody.orphans(id).filter((row) => !this.#logged.has(row.givenId ?? ""));
    const { state, done, applied } = judgeOrphans(game, orphans, this.#roles);
    this.#custody.keep(id, done);
    this.#store(game, state, applied);
    this.#custody.settleOrphans(id, (eventId) => this.#logged.has(eventId));
  }

  async backup(gameId: string): Promise<() => Promise<void>> {
    const game = this.#of(gameId);
    const { row, log } = game;
    const restoreCustody = this.#custody.backup(gameId);
    return async () => {
      for (const { eventId } of game.log.slice(log.length)) this.#logged.delete(eventId ?? "");
      Object.assign(game, { row, log });
      restoreCustody(log);
    };
  }

  async figures({ id }: TestGame): Promise<unknown> {
    const game = this.#of(id);
    const state = this.stateOf(id);
    return {
      ...figuresOfFold(state),
      head: [game.row.headSeq, game.row.digest, game.row.everFinalized],
      hasStats: hasStats(state),
      log: game.log.map((one) => [one.eventId, one.appliedEpoch, one.recordedBy, one.authorId]),
      held: this.#custody
        .of(id)
        .map((row) => [row.givenId, row.outcome, row.event.why, row.resolution]),
    };
  }

  /** The fold of the game's log by the product's own rules. */
  stateOf(gameId: string): GameState {
    const { game, log } = this.#of(gameId);
    return foldOfLog(game, log);
  }

  #of(gameId: string): MemoryGame {
    const game = this.#games.get(gameId);
    if (game === undefined) throw new Error("the game was not opened");
    return game;
  }

  #visible(gameId: string, { role }: PlayCaller): MemoryGame | undefined {
    const game = this.#games.get(gameId);
    return game?.isShown || role === "admin" || role === "server" ? game : undefined;
  }

  #madeBy(caller: PlayCaller, eventIds: readonly string[], resolution: Resolution): Incoming {
    return {
      ...readEvent(
        {
          event_id: this.makeId(),
          device_seq: 1,
          epoch: 0,
          type: resolution === "applied" ? "held.applied.v1" : "held.set_aside.v1",
          payload: { event_ids: eventIds },
        },
        THE_SERVER,
      ),
      ...NOT_JUDGED,
      deviceSeq: 0,
      recordedBy: caller.userId,
      gameSeq: null,
      appliedEpoch: null,
    };
  }

  /** Reads one event with what is known of its id: from the log first, else from custody (I8). */
  #incoming(wire: unknown, gameId: string, deviceId: string, caller: PlayCaller): Incoming {
    const read = readEvent(wire, deviceId);
    const event: Incoming = {
      ...read,
      recordedBy: caller.userId,
      outcome: read.reason === null ? null : "rejected",
      why: read.reason,
      of: null,
      gameSeq: null,
      appliedEpoch: null,
    };
    if (event.eventId === null) return event;
    const logged = this.#logged.get(event.eventId);
    const held = this.#custody.first(event.eventId);
    const before = logged ?? held;
    if (before === undefined) return event;
    const isSame =
      before.gameId === gameId &&
      before.event.type === event.type &&
      canonical(before.event.payload) === canonical(event.payload) &&
      (logged !== undefined || event.payload !== null || held?.event.sha256 === event.sha256);
    if (!isSame) return Object.assign(event, { outcome: "rejected", why: "id_reused" });
    event.outcome = "duplicate";
    event.of = logged ? "applied" : (held?.outcome ?? null);
    event.why = logged ? null : (held?.event.why ?? null);
    event.gameSeq = logged?.event.gameSeq ?? null;
    event.appliedEpoch = logged?.event.appliedEpoch ?? null;
    return event;
  }

  #store(game: MemoryGame, state: PushState, applied: readonly LoggedEvent[]): void {
    if (applied.length === 0) return;
    game.row = state.row;
    game.log = [...game.log, ...applied];
    for (const event of applied) {
      this.#logged.set(event.eventId ?? "", { gameId: game.game.id, event });
    }
  }

  #missing(deviceId: string, { userId }: PlayCaller): readonly number[] {
    const events = [...this.#logged.values(), ...this.#custody.rows]
      .map(({ event }) => event)
      .filter((event) => event.deviceId === deviceId);
    return missingSeqs(events, userId);
  }
}

const NOT_JUDGED = { outcome: null, of: null, why: null } as const;

function answer(body: unknown): WireAnswer {
  return { ok: true, body };
}
