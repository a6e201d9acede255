import * as decide from "../../domain/game/decide/decide-stat.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { keepRecordedWork } from "../bootstrap/storage-persistence.ts";
import type { CommandFailure } from "./command-failure.ts";
import { writeFacts } from "./write-facts.ts";

/** Undo Last finds the act (D25–D28) by its event. */
export async function recordStat(
  gameId: string,
  choice: decide.StatChoice,
): Promise<Result<{ readonly eventId: string }, CommandFailure>> {
  keepRecordedWork();
  const written = await writeFacts("recordStat", gameId, (_, makeId) =>
    decide.decideStat(choice, makeId),
  );
  return written.ok ? ok({ eventId: written.value.eventIds[0] ?? "" }) : written;
}
