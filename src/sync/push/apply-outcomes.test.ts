import { expect, test } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import { createDevice, GAME, must, oneTackle } from "../../../tests/helpers/device.ts";
import type { Receipt } from "../../contract/outcomes.ts";
import type { PushAnswer } from "../../contract/push-answer.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { applyOutcomes, settlesAll } from "./apply-outcomes.ts";

const applied = (event: GameEvent, gameSeq: number | null) => makeReceipt(event, { gameSeq });

const answerWith = (receipts: readonly Receipt[]): PushAnswer => ({
  ...{ receipts, headSeq: receipts.length, logDigest: null, epoch: 0, phase: "open" },
});

async function phoneWithTwo() {
  const { store, context } = await createDevice().openTab();
  const events: GameEvent[] = [];
  for (const id of ["e1", "e2"]) {
    events.push(...must(await store.log.append(GAME, oneTackle(id), context())).events);
  }
  const [sent, unsent] = events;
  if (sent === undefined || unsent === undefined) throw new Error("two events were recorded");
  const waiting = async () => must(await store.outbox.pendingEvents(GAME, undefined, 10));
  return { store, sent, unsent, waiting };
}

test("I2 a receipt for an event that this call has not sent settles nothing, whatever it says", async () => {
  const { store, sent, unsent, waiting } = await phoneWithTwo();
  const refused = { ...applied(unsent, null), outcome: "rejected", reason: "invalid" } as const;
  const foreign = answerWith([applied(sent, 1), refused, applied(unsent, 2)]);
  expect(must(await applyOutcomes(store, GAME, [sent], foreign))).toBe(1);
  expect(await waiting()).toEqual([unsent]);
  expect(must(await store.quarantine.list())).toEqual([]);
});

test("I10 a batch is settled only when each of its events has a receipt that says where it is", async () => {
  const { store, sent, unsent, waiting } = await phoneWithTwo();
  const batch = [sent, unsent];
  const half = answerWith([applied(sent, 1)]);
  const placeless = answerWith([applied(sent, 1), applied(unsent, null)]);
  const duplicate = { ...applied(unsent, null), outcome: "duplicate" } as const;
  const unsaid = answerWith([applied(sent, 1), duplicate]);
  const whole = answerWith([applied(sent, 1), applied(unsent, 2)]);
  expect([half, placeless, unsaid, whole].map((answer) => settlesAll(batch, answer))).toEqual([
    ...[false, false, false, true],
  ]);
  expect(must(await applyOutcomes(store, GAME, batch, unsaid))).toBe(1);
  expect(await waiting()).toEqual([unsent]);
});
