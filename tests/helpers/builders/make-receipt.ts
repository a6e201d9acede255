import type { Receipt } from "../../../src/contract/outcomes.ts";
import type { GameEvent } from "../../../src/domain/game/events.ts";

/** The server's word that it has applied the event; `overrides` says what the test is about. */
export function makeReceipt(
  { eventId }: Pick<GameEvent, "eventId">,
  overrides: Partial<Receipt> = {},
): Receipt {
  const applied = { outcome: "applied", of: null, gameSeq: 1, reason: null, epoch: null } as const;
  return { eventId, ...applied, ...overrides };
}
