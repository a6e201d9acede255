import { expect } from "vitest";
import { foldGame } from "../../src/domain/game/fold/fold.ts";
import type { GameTeams } from "../../src/domain/game/game-state.ts";
import { finalScore } from "../../src/domain/game/live-score.ts";
import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { type Actor, insertAccount } from "../helpers/database/actors.ts";
import { createGame, type TestGame } from "../helpers/database/league.ts";
import type { SeededRandom } from "../helpers/seeded-random.ts";
import { setDiskFull } from "../helpers/sync/full-disk.ts";
import type { SimulatedDevice, SimulatedTab } from "../helpers/sync/simulated-device.ts";
import { sqlTransport } from "../helpers/sync/sql-transport.ts";
import { SyncWorld } from "../helpers/sync/sync-world.ts";
import { ServerTruth } from "./server-truth.ts";
import { pictureOf, reasonsOf } from "./state-picture.ts";

/** A phone and the people who use it. */
export interface FuzzDevice {
  readonly device: SimulatedDevice;
  readonly people: readonly string[];
  readonly tabCount: number;
}

/** The run of one seed: one game, some phones, one database. */
export class FuzzRun {
  readonly world: SyncWorld;
  readonly phones: FuzzDevice[] = [];
  readonly game: TestGame;
  readonly teams: GameTeams;
  readonly truth: ServerTruth;
  readonly random: SeededRandom;
  /** The server has lost acknowledged facts: until it heals, "saved" may be outdated (I3). */
  wasRestored = false;
  readonly #database: SqlDatabase;
  readonly #people: Map<string, Actor>;

  private constructor(
    database: SqlDatabase,
    game: TestGame,
    people: Map<string, Actor>,
    random: SeededRandom,
  ) {
    this.#database = database;
    this.#people = people;
    this.game = game;
    this.random = random;
    this.teams = { visitorTeamId: game.visitor.id, homeTeamId: game.home.id };
    this.truth = new ServerTruth(database, game.id);
    this.world = new SyncWorld(sqlTransport(database, people), random.next);
  }

  static async start(
    database: SqlDatabase,
    random: SeededRandom,
    phones: number,
  ): Promise<FuzzRun> {
    const run = new FuzzRun(database, await createGame(database), new Map(), random);
    for (let index = 0; index < phones; index += 1) {
      const people = [await run.#person(index === 0 ? "admin" : "user")];
      if (index === 1) people.push(await run.#person("user"));
      await run.addPhone(people, index === 0 ? 2 : 1);
    }
    return run;
  }

  async addPhone(people: readonly string[], tabCount: number): Promise<FuzzDevice> {
    const name = `phone-${crypto.randomUUID()}`;
    const device = await this.world.addDevice(name, people[0] ?? null, tabCount);
    await device.openGame(this.game.id, this.teams);
    const phone = { device, people, tabCount };
    this.phones.push(phone);
    return phone;
  }

  async #person(role: "admin" | "user"): Promise<string> {
    const actor = await insertAccount(this.#database, role, { profile: { role } });
    if (actor.userId === null) throw new Error("an account has an id");
    this.#people.set(actor.userId, actor);
    return actor.userId;
  }

  gameIn(tab: SimulatedTab) {
    const game = tab.games.get(this.game.id);
    if (game === undefined) throw new Error("the game is open in every tab");
    return game;
  }

  /** Checks after every step that the incremental state equals a fold from scratch, and that nobody says "saved" too early. */
  async check(): Promise<void> {
    await this.world.settle();
    const atServer = new Set<string>();
    for (const { id } of await this.truth.log()) atServer.add(id);
    for (const { id } of await this.truth.held()) atServer.add(id);
    for (const { device } of this.phones) {
      const isUnsaved = device.tabs.some(({ engine }) => engine.status().state === "not-saved");
      for (const [index, tab] of device.tabs.entries()) {
        const where = `${device.name} tab ${index}`;
        await this.checkProjection(tab, where);
        const { state } = tab.engine.status();
        // Only the tab that could not store an act says so; another tab knows its own taps.
        if (state !== "saved" || this.wasRestored || isUnsaved) continue;
        const missing = [...device.recorded].filter((id) => !atServer.has(id));
        expect(missing, `I21 ${where} says saved too early`).toEqual([]);
      }
    }
  }

  async checkProjection(tab: SimulatedTab, where: string): Promise<void> {
    const game = this.gameIn(tab);
    const checkpoint = await tab.store.checkpoints.get(this.game.id);
    await game.settled();
    if (tab.store.status.get().unsavedActs > 0) return;
    // Two events can have one place for a moment: one of the old log, one of the restored log.
    if (checkpoint.ok && checkpoint.value?.restoring === true) return;
    const events = await tab.store.log.eventsOf(this.game.id);
    if (!events.ok) throw new Error(`${where}: ${events.error.detail}`);
    // A choice about held events runs outside the engine's turns and may write between the two reads.
    const now = await tab.store.checkpoints.get(this.game.id);
    if (now.ok && checkpoint.ok && now.value?.version !== checkpoint.value?.version) {
      await this.world.settle();
      return this.checkProjection(tab, where);
    }
    const scratch = foldGame(this.game.id, this.teams, events.value);
    expect(
      [pictureOf(game.state), reasonsOf(game.state)],
      `${where}: incremental = from scratch`,
    ).toEqual([pictureOf(scratch), reasonsOf(scratch)]);
  }

  /** Ends every fault; everyone who has something waiting signs in once. */
  async heal(): Promise<void> {
    for (const { device, tabCount } of this.phones) {
      setDiskFull(device.name, false);
      device.skewMs = 0;
      device.isVisible = true;
      device.wire.nextFault = () => "none";
      device.wire.refusesEverything = false;
      while (device.tabs.length < tabCount) await device.openTab();
      await device.openGame(this.game.id, this.teams);
      device.lead(0);
      device.setOnline(true);
      await device.wire.deliverLate();
    }
    // Two rounds: one person's turn may find that a restored log lacks the other's events.
    for (const turn of [1, 0, 1, 0]) {
      for (const { device, people } of this.phones) {
        device.signIn(people[turn] ?? people[0] ?? null);
        await this.#tapOnce(device);
      }
      await this.world.advance(75_000);
    }
    this.wasRestored = false;
  }

  /** Only another accepted event settles one that is refused alone (I14). */
  async #tapOnce(device: SimulatedDevice): Promise<void> {
    const playerId = this.game.home.players[0] ?? null;
    const entry = { entryId: crypto.randomUUID(), statType: "tackle", playerId } as const;
    const entries = [{ ...entry, teamId: this.game.home.id }];
    await device.record(0, this.game.id, [{ type: "stat.recorded.v1", payload: { entries } }]);
  }

  /** I12 and the other invariants that hold after `heal`. */
  async checkTheEnd(wasRestored: boolean): Promise<void> {
    await this.check();
    const log = await this.truth.log();
    const held = await this.truth.held();
    const inLog = new Set(log.map(({ id }) => id));
    const atServer = new Set([...inLog, ...held.map(({ id }) => id)]);
    const everyone = new Set<string>();
    for (const { device } of this.phones) {
      const kept = await this.quarantined(device);
      const lost = [...device.recorded].filter(
        (id) => !atServer.has(id) && !(kept.get(id) === "refused" || (wasRestored && kept.has(id))),
      );
      expect(lost, `${device.name}: lost`).toEqual([]);
      for (const id of device.recorded) {
        expect(everyone.has(id), `${id} was made twice`).toBe(false);
        everyone.add(id);
      }
      expect(device.faults, `${device.name}: threw`).toEqual([]);
      for (const tab of device.tabs) {
        expect(tab.store.outbox.summary().count, `${device.name}: outbox`).toBe(0);
        expect(tab.store.operations.summary().pending, `${device.name}: commands`).toBe(0);
        const { state, reason, attention } = tab.engine.status();
        const isCalm = state === "saved" || (reason === "quarantined" && attention > 0);
        expect(isCalm, `${device.name}: the pill says ${state}, ${reason}`).toBe(true);
      }
      await this.#checkNumbers(device, [...log, ...held], wasRestored);
      const innocent = (await this.refused(device)).filter((id) => !device.wire.poison.has(id));
      expect(innocent, `${device.name}: refused without being poison`).toEqual([]);
      const unreleased = [...kept].filter(
        ([id, outcome]) => outcome !== "refused" && inLog.has(id),
      );
      expect(unreleased, `${device.name}: in the log and in quarantine`).toEqual([]);
    }
    const strangers = log.filter(({ id, seq }) => (seq ?? 0) > 0 && !everyone.has(id));
    expect(strangers, "in the log and never tapped").toEqual([]);
    expect(inLog.size, "twice in the log").toBe(log.length);
    for (const { device } of this.phones) await this.#putAside(device);
    await this.#checkEveryoneEqual();
    expect(await this.truth.wrongTotals(), "verify_totals()").toEqual([]);
  }

  /** I6: a device's numbers have no gap, wherever its events ended up. */
  async #checkNumbers(
    device: SimulatedDevice,
    stored: readonly { readonly device: string | null; readonly seq: number | null }[],
    wasRestored: boolean,
  ): Promise<void> {
    const [tab] = device.tabs;
    const rows = await tab?.store.quarantine.list(this.game.id);
    if (tab === undefined || rows === undefined || !rows.ok) throw new Error("no quarantine");
    const { deviceId } = tab.store;
    const here = rows.value
      .filter(({ outcome }) => wasRestored || outcome === "refused")
      .map(({ event }) => ({ device: event.deviceId, seq: event.deviceSeq }));
    const numbers = new Set<number>();
    for (const { device: owner, seq } of [...stored, ...here]) {
      if (owner === deviceId && seq !== null) numbers.add(seq);
    }
    const expected = Array.from({ length: device.recorded.size }, (_, index) => index + 1);
    expect(
      [...numbers].sort((a, b) => a - b),
      `I6 ${device.name}`,
    ).toEqual(expected);
  }

  /** A refused event counts on its own phone until a person puts it aside (I14). */
  async #putAside(device: SimulatedDevice): Promise<void> {
    const [tab] = device.tabs;
    const refused = [...(await this.quarantined(device))].flatMap(([id, outcome]) =>
      outcome === "refused" ? [id] : [],
    );
    const log = await tab?.store.log.eventsOf(this.game.id);
    const counted = new Set(log?.ok ? log.value.map(({ eventId }) => eventId) : []);
    const stats = (await this.refused(device)).filter((id) => device.wire.poison.has(id));
    expect(
      stats.filter((id) => !counted.has(id)),
      `${device.name}: refused and not shown`,
    ).toEqual([]);
    await tab?.store.quarantine.dismiss(refused, {
      kind: "confirmed",
      at: new Date(device.time.wall()).toISOString(),
    });
    await this.world.settle();
  }

  /** I12: all phones and a new one show the same state as the server's row. */
  async #checkEveryoneEqual(): Promise<void> {
    const [person] = this.phones[0]?.people ?? [];
    const fresh = await this.addPhone(person === undefined ? [] : [person], 1);
    await this.world.advance(6_000);
    const [freshTab] = fresh.device.tabs;
    if (freshTab === undefined) throw new Error("a fresh phone has a tab");
    const expected = pictureOf(this.gameIn(freshTab).state);
    for (const { device } of this.phones) {
      for (const tab of device.tabs) {
        expect(pictureOf(this.gameIn(tab).state), `${device.name} = a fresh phone`).toEqual(
          expected,
        );
      }
    }
    const row = await this.truth.game();
    const { state } = this.gameIn(freshTab);
    expect({ epoch: state.epoch, phase: state.phase, transition: state.lastTransition }).toEqual({
      epoch: row.epoch,
      phase: row.state,
      transition: row.last_transition,
    });
    expect({ ...finalScore(state) }, "the score of the server's row").toEqual({
      visitor: row.team_visitor_score,
      home: row.team_home_score,
    });
  }

  /** Ids that bisecting has identified as poison (I14). */
  async refused(device: SimulatedDevice): Promise<readonly string[]> {
    const [tab] = device.tabs;
    const rows = await tab?.store.quarantine.list(this.game.id);
    if (rows === undefined || !rows.ok) throw new Error(`${device.name}: no quarantine`);
    return rows.value.filter(({ reason }) => reason === "refused").map(({ eventId }) => eventId);
  }

  async quarantined(device: SimulatedDevice): Promise<ReadonlyMap<string, string>> {
    const [tab] = device.tabs;
    const rows = await tab?.store.quarantine.list(this.game.id);
    if (rows === undefined || !rows.ok) throw new Error(`${device.name}: no quarantine`);
    return new Map(rows.value.map(({ eventId, outcome }) => [eventId, outcome]));
  }

  /** Closes everything; timers end with the world's clock. */
  stop(): void {
    for (const { device } of this.phones) device.crash();
  }
}
