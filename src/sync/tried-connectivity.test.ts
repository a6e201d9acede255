import { beforeEach, expect, it } from "vitest";
import { FakeTime } from "../../tests/helpers/sync/fake-time.ts";
import type { Connectivity, WakeReason } from "./connectivity.ts";
import { createConnectivity } from "./tried-connectivity.ts";

let time: FakeTime;
let says: { online: boolean; visible: boolean };
let tell: (reason: WakeReason) => void;
let answers: boolean;
let asked: number[];
let heard: WakeReason[];
let connectivity: Connectivity;

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  time = new FakeTime();
  says = { online: true, visible: true };
  answers = false;
  asked = [];
  heard = [];
  connectivity = createConnectivity(
    {
      saysOnline: () => says.online,
      isVisible: () => says.visible,
      subscribe(listener) {
        tell = listener;
        return () => undefined;
      },
    },
    {
      time,
      random: () => 1,
      async ask() {
        asked.push(time.monotonic());
        return answers;
      },
    },
  );
  connectivity.subscribe((reason) => heard.push(reason));
});

function goOffline(): void {
  says.online = false;
  tell("offline");
}

it("S19: an offline that the browser only says is tried, with a back-off of 30 s at most", async () => {
  goOffline();
  await time.advance(120_000, settle);
  const pauses = asked.map((at, index) => at - (asked[index - 1] ?? 0));
  expect(pauses.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(Math.max(...pauses)).toBe(30_000);
  expect([connectivity.isOnline(), heard]).toEqual([false, ["offline"]]);
  answers = true;
  await time.advance(30_000, settle);
  expect([connectivity.isOnline(), heard]).toEqual([true, ["offline", "online"]]);
  answers = false;
  await time.advance(30_000, settle);
  expect([connectivity.isOnline(), heard.at(-1)]).toEqual([false, "offline"]);
});

it("S19: an act of a person, a return and a focus try at once", async () => {
  goOffline();
  await time.advance(60_000, settle);
  const before = asked.length;
  answers = true;
  expect(await connectivity.reach()).toBe(true);
  expect([asked.length, connectivity.isOnline()]).toEqual([before + 1, true]);
  tell("focus");
  await settle();
  expect(asked).toHaveLength(before + 2);
});

it("asks nothing while the browser says online, and nothing that nobody looks at", async () => {
  expect(await connectivity.reach()).toBe(true);
  await time.advance(600_000, settle);
  goOffline();
  says.visible = false;
  tell("hidden");
  await time.advance(600_000, settle);
  expect(asked).toEqual([]);
  says.visible = true;
  tell("visible");
  await settle();
  expect(asked).toHaveLength(1);
  says.online = true;
  tell("online");
  await time.advance(600_000, settle);
  expect([asked.length, connectivity.isOnline(), time.pending()]).toEqual([1, true, 0]);
});
