import type { Page } from "@playwright/test";
import type { FaultProxy } from "../../helpers/fault-proxy.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  atTheFieldBehind,
  countEvents,
  nothingHeld,
  type PlaceAtField,
} from "../support/network/fault-matrix.ts";

const DEAD_MS = 100_000;
/** Everything is on the server 5 s after the network returns (S17); a slow machine has as much again. */
const BACK_MS = 10_000;

interface DeadNetwork {
  readonly name: string;
  begin(network: FaultProxy, phone: Page): Promise<unknown>;
  end(network: FaultProxy, phone: Page): Promise<unknown>;
}

const DEAD: readonly DeadNetwork[] = [
  {
    name: "nobody listens",
    begin: (network) => network.cut(),
    end: (network) => network.restore(),
  },
  {
    name: "nothing is ever answered",
    async begin(network) {
      network.inject(() => true, { kind: "stall" }, Number.POSITIVE_INFINITY);
    },
    end: async (network) => network.heal(),
  },
  {
    name: "the browser says so too",
    begin: (_, phone) => phone.context().setOffline(true),
    end: (_, phone) => phone.context().setOffline(false),
  },
];

// All at once, because each is a wait of 100 s; each phone has a game of its own.
test(`D73 a network that is dead for ${DEAD_MS / 1_000} s, however it is dead: no attention, and all is sent by itself within 5 s of its return`, async ({
  server,
  newPhone,
}) => {
  const places: PlaceAtField[] = [];
  for (const _ of DEAD) places.push(await atTheFieldBehind(server, newPhone));
  await Promise.all(
    DEAD.map((dead, index) => test.step(dead.name, () => outlives(dead, places[index]))),
  );
});

async function outlives({ begin, end }: DeadNetwork, place?: PlaceAtField): Promise<void> {
  if (!place) throw new Error("each network has a phone");
  const { phone, live, network } = place;
  const states = await pillStates(phone);
  await begin(network, phone);
  const until = Date.now() + DEAD_MS;
  let recorded = 0;
  for (; Date.now() < until; recorded += 1) {
    const play = { stat: "safety", side: "home", player: recorded % 6 } as const;
    await live.record(play, "player-first");
    await phone.waitForTimeout(8_000);
  }
  await expect.poll(() => live.sync()).toMatchObject({ state: "offline", pending: recorded });
  await end(network, phone);
  await expect
    .poll(() => countEvents(place, "stat.recorded.v1"), { intervals: [100], timeout: BACK_MS })
    .toBe(recorded);
  await expect.poll(() => live.sync()).toMatchObject({ state: "saved", pending: 0 });
  expect(await states()).not.toContain("attention");
  await nothingHeld(place);
  await network.close();
}

/** Every state that the pill takes from now on. */
async function pillStates(phone: Page): Promise<() => Promise<readonly string[]>> {
  await phone.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      const pill = document.querySelector<HTMLElement>("[data-testid=sync-status]");
      const state = pill?.dataset.state;
      if (state !== undefined && state !== seen.at(-1)) seen.push(state);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    Object.assign(window, { pillStates: seen });
  });
  return () =>
    phone.evaluate(() => (window as unknown as { pillStates: readonly string[] }).pillStates);
}
