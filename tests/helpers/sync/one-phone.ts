import { MemoryServer } from "./memory-server.ts";
import type { SimulatedDevice } from "./simulated-device.ts";
import { SyncWorld, WORLD_TEAMS } from "./sync-world.ts";

export interface OnePhone {
  readonly server: MemoryServer;
  readonly world: SyncWorld;
  readonly phone: SimulatedDevice;
}

let phones = 0;

/** A world with one phone of "ada", its database its own; with `gameId`, that game is open on it. */
export async function onePhone(gameId?: string): Promise<OnePhone> {
  const server = new MemoryServer();
  const world = new SyncWorld(server);
  phones += 1;
  const phone = await world.addDevice(`phone-${phones}`, "ada");
  if (gameId !== undefined) await phone.openGame(gameId, WORLD_TEAMS);
  await world.advance(0);
  return { server, world, phone };
}
