import { ok, type Result } from "../../domain/shared/result.ts";
import type { HeldChange, TransportResult } from "../../sync/transport.ts";
import { services } from "../bootstrap/services.ts";
import type { Services } from "../bootstrap/tab-services.ts";
import {
  type CommandFailure,
  commandFailure,
  refusedOffline,
} from "../commands/command-failure.ts";
import { answerFailure } from "./ask-server.ts";

/** The events get a new place in the log, in a final game too (D31). */
export function applyHeldEvents(gameId: string, eventIds: readonly string[]) {
  return decideHeld(({ held }) => held.apply(gameId, eventIds));
}

/** The events stay held and out of the totals. */
export function setAsideHeldEvents(gameId: string, eventIds: readonly string[]) {
  return decideHeld(({ held }) => held.setAside(gameId, eventIds));
}

async function decideHeld(
  decide: (engine: Services["engine"]) => Promise<TransportResult<HeldChange>>,
): Promise<Result<null, CommandFailure>> {
  const { engine, connectivity } = await services();
  const offline = await refusedOffline(connectivity);
  if (offline !== null) return offline;
  const result = await decide(engine);
  if (result.ok) return ok(null);
  return result.answer.kind === "gone" ? commandFailure("game-unknown") : answerFailure(result);
}
