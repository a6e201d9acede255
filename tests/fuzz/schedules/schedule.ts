import { deepStrictEqual, strictEqual } from "node:assert";
import { readPushAnswer } from "../../../src/contract/push-answer.ts";
import type { GameEvent } from "../../../src/domain/game/events.ts";
import { finalScore } from "../../../src/domain/game/live-score.ts";
import type { TestGame } from "../../helpers/database/league.ts";
import { SeededRandom } from "../../helpers/seeded-random.ts";
import { ACT_WEIGHTS, factsOf } from "../fuzz-acts.ts";
import { pictureOf } from "../state-picture.ts";
import type { PlayCaller, PlayServer } from "./play-server.ts";
import { SchedulePhone } from "./schedule-phone.ts";
import { seededGame, seededId } from "./seeded-ids.ts";
import { STRANGE_PUSHES, type StrangePush } from "./strangers.ts";
import { SCHEDULE_THEMES, STEP_WEIGHTS, WIRE_WEIGHTS } from "./themes.ts";

const STRANGE = Object.keys(STRANGE_PUSHES) as StrangePush[];
const SERVER: PlayCaller = { role: "server", userId: null };

/** Plays what a seed says on a server and checks everything at the end; returns what happened. */
export async function playSchedule(
  seed: number,
  server: PlayServer,
  people: readonly PlayCaller[],
): Promise<readonly string[]> {
  const schedule = new Schedule(seed, server, people);
  try {
    await schedule.play();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const story = schedule.told.join(" ");
    throw new Error(`SCHEDULE_SEED=${seed}: ${reason}\n  story: ${story}`, { cause: error });
  }
  return schedule.told;
}

class Schedule {
  readonly told: string[] = [];
  readonly #server: PlayServer;
  readonly #random: SeededRandom;
  readonly #game: TestGame;
  readonly #admin: PlayCaller;
  readonly #blocked: PlayCaller;
  readonly #phones: SchedulePhone[];
  readonly #late: (() => Promise<unknown>)[] = [];
  /** Maps an event to whoever pushed it, for events that no phone here has tapped. */
  readonly #strange = new Map<string, string | null>();
  readonly #steps: typeof STEP_WEIGHTS;
  readonly #acts: typeof ACT_WEIGHTS;
  #restore: (() => Promise<void>) | null = null;
  #wasRestored = false;

  constructor(seed: number, server: PlayServer, people: readonly PlayCaller[]) {
    const [admin, one, other, blocked] = people;
    if (!admin || !one || !other || !blocked) throw new Error("a schedule has four people");
    this.#server = server;
    this.#random = new SeededRandom(seed);
    const theme = this.#random.pick(SCHEDULE_THEMES);
    this.#steps = { ...STEP_WEIGHTS, ...theme.steps } as typeof STEP_WEIGHTS;
    this.#acts = { ...ACT_WEIGHTS, ...theme.acts } as typeof ACT_WEIGHTS;
    this.#game = seededGame(this.#random);
    this.#admin = admin;
    this.#blocked = blocked;
    const phone = (...of: [PlayCaller, ...PlayCaller[]]) =>
      new SchedulePhone(seededId(this.#random), this.#game, of);
    this.#phones = [phone(admin), phone(one, other)];
    if (this.#random.chance(0.3)) this.#phones.push(phone(other));
  }

  readonly #makeId = (): string => seededId(this.#random);

  async play(): Promise<void> {
    const isTight = this.#random.chance(0.1);
    const limits = isTight ? { events: 9, walkOns: 1 } : { events: 10_000, walkOns: 40 };
    await this.#server.openGame(this.#game, limits);
    for (let steps = 8 + this.#random.below(13); steps > 0; steps -= 1) await this.#step();
    this.told.push("heal");
    await this.#heal();
    await this.#check();
  }

  async #step(): Promise<void> {
    const random = this.#random;
    const phone = random.pick(this.#phones);
    const step = random.weighted(this.#steps);
    this.told.push(step);
    switch (step) {
      case "act":
        return this.#act(phone);
      case "push":
        return this.#push(phone, random.weighted(WIRE_WEIGHTS));
      case "pull":
        await phone.pull(this.#server, 1 + random.below(6));
        return;
      case "deliverLate":
        return this.#deliverLate();
      case "changePerson":
        phone.user = random.pick(phone.people);
        return;
      case "resolveHeld":
        return this.#resolveHeld(phone.user);
      case "retry":
        return phone.retry();
      case "restore":
        return this.#backupOrRestore();
      case "hideSeason":
      case "showSeason":
        return this.#server.showSeason(this.#game, step === "showSeason");
      case "stranger":
        return this.#pushAsStranger(random.pick(STRANGE));
      case "import":
        return this.#import();
      case "blocked":
        return this.#tryBlocked(phone);
    }
  }

  /** Every second time what was copied before is put back. */
  async #backupOrRestore(): Promise<void> {
    const restore = this.#restore;
    this.#restore = restore === null ? await this.#server.backup(this.#game.id) : null;
    if (restore === null) return;
    await restore();
    this.told.push("restored");
    this.#wasRestored = true;
  }

  #act(phone: SchedulePhone): void {
    const act = this.#random.weighted(this.#acts);
    const facts = factsOf(act, phone.state, this.#game, this.#random, this.#makeId);
    this.told.push(`${act}${facts.length}`);
    phone.record(facts, this.#makeId);
  }

  async #push(phone: SchedulePhone, fault: keyof typeof WIRE_WEIGHTS): Promise<void> {
    const events = phone.batch(1 + this.#random.below(8));
    if (events.length === 0) return;
    this.told.push(fault);
    const { user } = phone;
    const wire = phone.wireOf(events);
    const deliver = () => this.#server.push(user, this.#game.id, phone.id, wire);
    if (fault === "late") this.#late.push(deliver);
    if (fault === "late" || fault === "lost") return;
    if (fault === "twice") await deliver();
    const answer = await deliver();
    if (fault === "answerLost") return;
    const read = answer.ok ? readPushAnswer(answer.body) : null;
    if (read === null) throw new Error("a push has no answer");
    deepStrictEqual(
      read.receipts.map(({ eventId }) => eventId),
      events.map(({ eventId }) => eventId),
      "I7: a receipt for each",
    );
    const arrived = fault === "half" ? Math.floor(read.receipts.length / 2) : undefined;
    phone.take(read.receipts.slice(0, arrived), read);
  }

  async #deliverLate(): Promise<void> {
    for (const deliver of this.#late.splice(0).reverse()) await deliver();
  }

  async #resolveHeld(caller: PlayCaller): Promise<void> {
    const held = await this.#server.heldEvents(caller, this.#game.id);
    const rows = held.ok ? (held.body as readonly { readonly event_id: string }[]) : [];
    const ids = rows.map(({ event_id: id }) => id).filter(() => this.#random.chance(0.7));
    if (ids.length === 0) return;
    const resolution = this.#random.pick(["applied", "set_aside"] as const);
    this.told.push(resolution);
    await this.#server.resolveHeld(
      caller,
      this.#game.id,
      [...ids, seededId(this.#random)],
      resolution,
    );
  }

  async #pushAsStranger(kind: StrangePush): Promise<void> {
    this.told.push(`"${kind}"`);
    const caller = this.#random.pick(this.#phones.flatMap(({ people }) => people));
    const log = await this.#logOf(caller);
    const stranger = {
      game: this.#game,
      random: this.#random,
      log,
      deviceId: this.#random.pick(this.#phones).id,
      victim: this.#admin.userId,
    };
    const events: readonly unknown[] = JSON.parse(JSON.stringify(STRANGE_PUSHES[kind](stranger)));
    for (const event of events as readonly { readonly event_id?: unknown }[]) {
      const id = event?.event_id;
      if (typeof id !== "string" || this.#isKnown(id)) continue;
      this.#strange.set(id, caller.userId);
    }
    const gameId = this.#random.chance(0.8) ? this.#game.id : this.#game.leagueId;
    await this.#server.push(caller, gameId, seededId(this.#random), events);
  }

  #isKnown(id: string): boolean {
    return this.#strange.has(id) || this.#phones.some(({ own }) => own.has(id));
  }

  async #logOf(caller: PlayCaller): Promise<readonly Record<string, unknown>[]> {
    const answer = await this.#server.pull(caller, this.#game.id, 0, 500);
    if (!answer.ok) throw new Error("a pull has no answer");
    return (answer.body as { readonly events: readonly Record<string, unknown>[] }).events;
  }

  async #import(): Promise<void> {
    const { home } = this.#game;
    const rows = home.players.slice(0, 2).map((player_id) => ({
      player_id,
      team_id: home.id,
      counts: { tackles: this.#random.below(9), extra_points: 2 },
    }));
    const event_id = this.#makeId();
    this.#strange.set(event_id, null);
    const payload = { batch_id: this.#makeId(), rows };
    const { epoch } = this.#random.pick(this.#phones).state;
    const event = { event_id, device_seq: 1, epoch, type: "stats.imported.v1", payload };
    await this.#server.push(SERVER, this.#game.id, this.#makeId(), [event]);
  }

  async #tryBlocked(phone: SchedulePhone): Promise<void> {
    const { id } = this.#game;
    const wire = phone.wireOf(phone.batch(3));
    const answers = [
      await this.#server.push(this.#blocked, id, phone.id, wire),
      await this.#server.pull(this.#blocked, id, 0, 10),
      await this.#server.heldEvents(this.#blocked, id),
      await this.#server.resolveHeld(this.#blocked, id, [seededId(this.#random)], "applied"),
    ];
    for (const answer of answers) deepStrictEqual(answer, { ok: false, code: "42501" });
  }

  /** Ends every fault; everybody sends what is theirs and reads to the end. */
  async #heal(): Promise<void> {
    await this.#server.showSeason(this.#game, true);
    await this.#deliverLate();
    // One person's turn may find that a restored log lacks the other's events.
    for (let round = 0; round < 3; round += 1) {
      for (const phone of this.#phones) {
        phone.retry();
        for (const person of phone.people) {
          phone.user = person;
          await phone.pull(this.#server, 500);
          while (phone.batch(1).length > 0) await this.#push(phone, "fine");
        }
      }
    }
    for (const phone of this.#phones) await phone.pull(this.#server, 500);
  }

  async #check(): Promise<void> {
    const fresh = new SchedulePhone(seededId(this.#random), this.#game, [this.#admin]);
    await fresh.pull(this.#server, 4);
    const log = fresh.log;
    const inLog = new Map(log.map((event) => [event.eventId, event]));
    strictEqual(inLog.size, log.length, "twice in the log");
    const picture = pictureOf(fresh.state);
    for (const phone of this.#phones) {
      deepStrictEqual(phone.waiting, [], "still waiting");
      deepStrictEqual(pictureOf(phone.state), picture, "I12: a phone = a fresh phone");
      this.#checkReasons(phone);
      await this.#checkNothingLost(phone, inLog);
    }
    const own = new Map(this.#phones.flatMap((phone) => [...phone.own]));
    for (const event of log) {
      const sender = own.get(event.eventId)?.authorId ?? this.#strange.get(event.eventId);
      if (event.deviceSeq > 0) strictEqual(event.recordedBy, sender, "whose play it is");
    }
    const { game, shown } = (await this.#server.figures(this.#game)) as Record<string, unknown>;
    const { phase, epoch, liveEntryCount, lastTransition } = fresh.state;
    if (log.length === 0) return;
    deepStrictEqual(game, [phase, epoch, liveEntryCount, lastTransition], "the game's row");
    deepStrictEqual(shown, finalScore(fresh.state), "the score");
  }

  /** Admins read every reason of a check-in, and others only those written on this phone (D13). */
  #checkReasons({ people, log, own }: SchedulePhone): void {
    if (people.includes(this.#admin)) return;
    for (const event of log) {
      if (event.type !== "roster.changed.v1" || event.payload.overrides === undefined) continue;
      const isTheirs = people.some(({ userId }) => userId === event.recordedBy);
      strictEqual(isTheirs || own.has(event.eventId), true, "D13: a reason that is another's");
    }
  }

  async #checkNothingLost(
    phone: SchedulePhone,
    inLog: ReadonlyMap<string, GameEvent>,
  ): Promise<void> {
    const answer = await this.#server.knownEventIds(this.#admin, this.#game.id, phone.id);
    const known = new Set(answer.ok ? (answer.body as readonly string[]) : []);
    const lost = [...phone.own.keys()].filter((id) => {
      const isHere = this.#wasRestored && phone.quarantine.has(id);
      return !known.has(id) && !isHere;
    });
    deepStrictEqual(lost, [], "lost");
    const unreleased = [...phone.quarantine.keys()].filter((id) => inLog.has(id));
    deepStrictEqual(unreleased, [], "in the log and in quarantine");
    // A server that was set back takes a late call for a new one, after what came meanwhile.
    for (const person of this.#wasRestored ? [] : phone.people) {
      const seqs = phone.numbersIn([...inLog.values()], person);
      const inOrder = [...seqs].sort((a, b) => a - b);
      deepStrictEqual(seqs, inOrder, "I10: the order of the taps");
    }
  }
}
