import type { GameFact } from "../../../src/domain/game/events.ts";
import type { Transport } from "../../../src/sync/transport.ts";
import { FakeTime, settleWhile } from "./fake-time.ts";
import { FaultyWire } from "./faulty-wire.ts";
import { SimulatedDevice, type SimulatedTab } from "./simulated-device.ts";

export const WORLD_TEAMS = { visitorTeamId: "team-v", homeTeamId: "team-h" };

/** Devices around one server on one clock that moves when it is told to. */
export class SyncWorld {
  readonly time = new FakeTime();
  readonly devices: SimulatedDevice[] = [];
  readonly #server: Transport;
  readonly #random: () => number;

  constructor(server: Transport, random: () => number = () => 0.5) {
    this.#server = server;
    this.#random = random;
  }

  async addDevice(name: string, userId: string | null, tabs = 1): Promise<SimulatedDevice> {
    const wire = new FaultyWire(this.#server, this.time);
    const { time } = this;
    const device = new SimulatedDevice({ name, time, wire, userId, random: this.#random });
    this.devices.push(device);
    for (let tab = 0; tab < tabs; tab += 1) await device.openTab();
    await this.settle();
    return device;
  }

  advance(ms: number): Promise<void> {
    return this.time.advance(ms, () => this.settle());
  }

  /** Waits until every engine is idle or waits for the clock. */
  settle(): Promise<void> {
    return settleWhile(() => this.devices.some(isBusy));
  }
}

function isBusy({ tabs, wire }: SimulatedDevice): boolean {
  if (wire.atServer > 0) return true;
  const turns = tabs.reduce((sum, { engine }) => sum + engine.turnCount(), 0);
  return turns > wire.turnsWaitingForClock;
}

/** The only tab, or the one that leads. */
export function firstTab(device: SimulatedDevice): SimulatedTab {
  const [tab] = device.tabs;
  if (tab === undefined) throw new Error(`${device.name} has no tab open`);
  return tab;
}

export function tackle(playerId = "p1"): GameFact {
  const entryId = crypto.randomUUID();
  const entry = { entryId, statType: "tackle", teamId: WORLD_TEAMS.homeTeamId, playerId } as const;
  return { type: "stat.recorded.v1", payload: { entries: [entry] } };
}
