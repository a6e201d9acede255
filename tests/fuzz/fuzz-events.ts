import { FAULTS, type WireFault } from "../helpers/sync/faulty-wire.ts";
import { setDiskFull } from "../helpers/sync/full-disk.ts";
import { ACT_WEIGHTS, type FuzzAct, factsOf } from "./fuzz-acts.ts";
import type { FuzzDevice, FuzzRun } from "./fuzz-run.ts";

/** What happens to phones, and how often; `act` is a scorekeeper at work. */
export const EVENT_WEIGHTS = {
  act: 60,
  offline: 3,
  online: 4,
  crash: 2,
  crashBeforeReceipt: 2,
  clockSkew: 2,
  fullDisk: 1,
  roomOnDisk: 3,
  leaderChange: 2,
  twoLeaders: 1,
  hidden: 1,
  visible: 2,
  saveNow: 3,
  poisonTap: 1,
  serverRefuses: 1,
  serverAccepts: 4,
  lateArrival: 2,
  otherPerson: 1,
  applyHeld: 1,
  setHeldAside: 1,
  jerseyEdit: 1,
  backup: 0.7,
  restore: 0.7,
} as const;
export type FuzzEvent = keyof typeof EVENT_WEIGHTS;

/** This many runs in a row contain every kind of event. */
export const DEAL_OVER = 6;

const EVENTS = Object.keys(EVENT_WEIGHTS) as FuzzEvent[];
const ACTS = Object.keys(ACT_WEIGHTS) as FuzzAct[];

/** Plays one step and returns its name for the failure message. */
export async function step(run: FuzzRun, story: Story): Promise<string> {
  const { random } = run;
  const phone = random.pick(run.phones);
  const due = random.chance(0.2) ? story.due.shift() : undefined;
  const told = isAct(due)
    ? await recordAct(run, story, phone, due)
    : await happen(run, story, phone, due ?? random.weighted(EVENT_WEIGHTS));
  return `${run.phones.indexOf(phone)}:${told}`;
}

function isAct(name: FuzzAct | FuzzEvent | undefined): name is FuzzAct {
  return ACTS.some((act) => act === name);
}

/** What has happened in this run, and what must still happen in it. */
export class Story {
  readonly counts = new Map<string, number>();
  /** Assigns rare events to runs, so that none is left to chance. */
  readonly due: (FuzzAct | FuzzEvent)[];
  restore: (() => Promise<void>) | null = null;
  wasRestored = false;

  constructor(seed: number) {
    this.due = [...ACTS, ...EVENTS, "restore" as const].filter(
      (_, index) => index % DEAL_OVER === seed % DEAL_OVER,
    );
  }

  count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}

async function happen(
  run: FuzzRun,
  story: Story,
  phone: FuzzDevice,
  event: FuzzEvent,
): Promise<string> {
  const detail = await happenTo(run, story, phone, event);
  story.count(event);
  return detail ?? event;
}

async function happenTo(
  run: FuzzRun,
  story: Story,
  phone: FuzzDevice,
  event: FuzzEvent,
): Promise<string | undefined> {
  const { random, game } = run;
  const { device } = phone;
  const [tab] = device.tabs;
  if (tab === undefined) throw new Error("a phone has a tab");
  switch (event) {
    case "act":
      return recordAct(run, story, phone);
    case "offline":
    case "online":
      device.setOnline(event === "online");
      return;
    case "crash":
      return crash(run, phone);
    case "crashBeforeReceipt": {
      const { nextFault } = device.wire;
      device.wire.nextFault = () => "drop-answer";
      void tab.engine.saveNow();
      await run.world.settle();
      device.wire.nextFault = nextFault;
      return crash(run, phone);
    }
    case "clockSkew":
      device.skewMs = random.pick([-86_400_000, -3_600_000, 0, 3_540_000, 400 * 86_400_000]);
      return;
    case "fullDisk":
    case "roomOnDisk":
      setDiskFull(device.name, event === "fullDisk");
      return event === "fullDisk" ? `fullDisk ${await recordAct(run, story, phone, "tap")}` : event;
    case "leaderChange":
      device.lead(random.below(phone.tabCount));
      return;
    case "twoLeaders":
      device.lead(...device.tabs.keys());
      return;
    case "hidden":
    case "visible":
      device.isVisible = event === "visible";
      device.wake(event);
      return;
    case "saveNow":
      void tab.engine.saveNow();
      return;
    case "poisonTap": {
      const before = new Set(device.recorded);
      await recordAct(run, story, phone, "tap");
      for (const id of device.recorded) if (!before.has(id)) device.wire.poison.add(id);
      return;
    }
    case "serverRefuses":
    case "serverAccepts":
      device.wire.refusesEverything = event === "serverRefuses";
      return;
    case "lateArrival":
      return device.wire.deliverLate().then(() => undefined);
    case "otherPerson":
      device.signIn(random.pick([...phone.people, null]));
      return;
    case "applyHeld":
    case "setHeldAside":
      void resolveHeld(run, phone, event);
      return;
    case "jerseyEdit":
      await tab.store.operations.add({
        opId: crypto.randomUUID(),
        kind: "set_jersey_number",
        payload: {
          playerId: random.pick(game.home.players),
          jerseyNumber: String(random.below(100)),
        },
        authorId: device.userId,
        createdAt: new Date(device.time.wall()).toISOString(),
      });
      return;
    case "backup":
      story.restore = await run.truth.backup();
      return;
    case "restore":
      if (story.restore === null) {
        story.restore = await run.truth.backup();
        story.due.push("restore");
        return "backup";
      }
      await story.restore();
      story.restore = null;
      story.wasRestored = true;
      run.wasRestored = true;
      return;
  }
}

/** The act that must come first where another one is not possible yet. */
const NEEDS: Partial<Record<FuzzAct, FuzzAct>> = {
  undo: "tap",
  change: "tap",
  remove: "tap",
  giveTimeoutBack: "timeout",
  reopen: "finalize",
  finalize: "reopen",
};

async function recordAct(
  run: FuzzRun,
  story: Story,
  { device }: FuzzDevice,
  chosen?: FuzzAct,
): Promise<string> {
  const { random } = run;
  const tabIndex = random.below(device.tabs.length);
  const tab = device.tabs[tabIndex];
  if (tab === undefined) throw new Error("a phone has a tab");
  const act = chosen ?? random.weighted(ACT_WEIGHTS);
  let facts = factsOf(act, run.gameIn(tab).state, run.game, random);
  const first = NEEDS[act];
  if (facts.length === 0 && first !== undefined && chosen !== undefined) {
    await recordAct(run, story, { device, people: [], tabCount: 1 }, first);
    facts = factsOf(act, run.gameIn(tab).state, run.game, random);
  }
  if (facts.length === 0) {
    if (chosen !== undefined) story.due.push(chosen);
    return `${act} (nothing to do)`;
  }
  story.count(act);
  const isDurable = await device.record(tabIndex, run.game.id, facts);
  if (!isDurable) story.count("journaled");
  return isDurable ? act : `${act} (not saved)`;
}

async function crash(run: FuzzRun, { device, tabCount }: FuzzDevice): Promise<undefined> {
  device.crash();
  device.leaders = new Set([0]);
  // A phone whose disk is full cannot even open the database for writing the journal back.
  for (let tab = 0; tab < tabCount; tab += 1) await device.openTab();
  await device.openGame(run.game.id, run.teams);
}

async function resolveHeld(
  run: FuzzRun,
  { device }: FuzzDevice,
  event: "applyHeld" | "setHeldAside",
): Promise<void> {
  const { held } = device.tabs[0]?.engine ?? {};
  if (held === undefined) return;
  const loaded = await held.load(run.game.id);
  if (!loaded.ok || loaded.value.length === 0) return;
  const ids = loaded.value.map((one) => one.event.eventId);
  await (event === "applyHeld" ? held.apply(run.game.id, ids) : held.setAside(run.game.id, ids));
}

/** About every fourth call goes wrong, each in its own way. */
export function faultSource(run: FuzzRun, rate: number): () => WireFault {
  return () => (run.random.chance(rate) ? run.random.pick(FAULTS) : "none");
}
