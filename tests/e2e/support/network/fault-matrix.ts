import type { Page } from "@playwright/test";
import { type FaultProxy, startFaultProxy } from "../../../helpers/fault-proxy.ts";
import { atTheField } from "../at-the-field.ts";
import { expect } from "../fixtures.ts";
import { rows } from "../league.ts";
import type { LiveScreen } from "../live-screen.ts";
import type { E2eServer } from "../server.ts";
import { breakCall, type Call, rpc } from "./broken-call.ts";
import { FAULT_KINDS, type FaultKind, type Saying } from "./fault-kinds.ts";

/** `FAULT_MATRIX=all` meets every call with every fault. */
export const KINDS = FAULT_KINDS.filter(
  ({ isUsual }) => isUsual || process.env.FAULT_MATRIX === "all",
);

/** A phone behind a network that the test breaks. */
export interface Place {
  readonly server: E2eServer;
  readonly network: FaultProxy;
  readonly phone: Page;
}

export interface PlaceAtField extends Place {
  readonly live: LiveScreen;
}

type NewPhone = (options: { baseURL: string }) => Promise<Page>;

export async function behindTheNetwork(server: E2eServer, newPhone: NewPhone): Promise<Place> {
  const network = await startFaultProxy(server.url);
  return { server, network, phone: await newPhone({ baseURL: network.url }) };
}

export async function atTheFieldBehind(
  server: E2eServer,
  newPhone: NewPhone,
): Promise<PlaceAtField> {
  const place = await behindTheNetwork(server, newPhone);
  const { live } = await atTheField(server, place.phone);
  return { ...place, live };
}

/** A phone that comes back to its network tries again at once. */
export function wake(phone: Page): Promise<void> {
  return phone.evaluate(() => {
    window.dispatchEvent(new Event("online"));
  });
}

export const pillOf = (phone: Page) => phone.getByTestId("sync-status");

export function says(phone: Page, state: Saying | "saved" | "attention"): Promise<void> {
  return expect(pillOf(phone)).toHaveAttribute("data-state", state, { timeout: 40_000 });
}

const WORDS: Readonly<Record<Saying, RegExp>> = {
  offline: /^Offline( · \d+ to send)?$/,
  saving: /^Sending \d+…$/,
};

/** The act under the fault, the words meanwhile, and everything sent once the network is well. */
export async function survive(
  place: Place,
  call: Call,
  kind: FaultKind,
  act: () => Promise<void>,
): Promise<void> {
  const { phone } = place;
  // Where the server did the work, a pull that got through would tell the phone so.
  const broken = await breakCall(place, call, kind, [rpc("pull_game_events")]);
  const meet = async () => {
    await act();
    await wake(phone);
    await expect.poll(broken.fired, { timeout: 40_000 }).toBeGreaterThan(0);
  };
  const saysSo = async () => {
    await says(phone, kind.says);
    await expect(pillOf(phone)).toHaveText(WORDS[kind.says]);
  };
  if (kind.isBrief) await Promise.all([meet(), saysSo()]);
  else {
    await meet();
    await saysSo();
  }
  await broken.heal();
  await wake(phone);
  await says(phone, "saved");
  await expect(pillOf(phone)).toHaveAttribute("data-attention", "0");
}

export async function countEvents({ server, live }: PlaceAtField, type: string): Promise<number> {
  const { game } = live;
  const events = server.service.from("game_events").select("event_id").eq("game_id", game.id);
  return (await rows(events.eq("type", type))).length;
}

export async function nothingHeld({ server, live }: PlaceAtField): Promise<void> {
  const held = server.service.from("held_events").select("event_id,reason");
  expect(await rows(held.eq("game_id", live.game.id))).toEqual([]);
  expect((await server.service.rpc("verify_totals", { p_game_id: live.game.id })).data).toEqual([]);
}
