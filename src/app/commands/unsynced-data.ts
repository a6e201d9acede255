import { readUnsyncedFile } from "../../contract/unsynced-file.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import type { Services } from "../bootstrap/tab-services.ts";
import { saveUnsyncedFile, unsyncedFileName } from "../files/save-unsynced-file.ts";
import { readNames } from "../queries/device/read-names.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { unsyncedMessages } from "./device-messages.ts";
import { saveTable } from "./export-table.ts";
import { unsyncedTable } from "./unsynced-table.ts";

interface UnsyncedExported {
  readonly count: number;
  /** False: only the journal could be read, not the database. */
  readonly isWhole: boolean;
  /** Something waits that is no entry of a game, so no file holds it. */
  readonly isMoreWaiting: boolean;
}

/** Works offline and signed out, and removes nothing (I2, I21); null if the person was told why not. */
export async function exportUnsynced(
  { store, clock }: Pick<Services, "store" | "clock">,
  kind: "json" | "csv",
): Promise<Result<UnsyncedExported | null, CommandFailure>> {
  const unsynced = await store.files.collect();
  if (!unsynced.ok) return commandFailure("storage");
  const { events: collected, isWhole } = unsynced.value;
  const now = clock.now();
  const { pending, refused } = store.operations.summary();
  const exported = { count: collected.length, isWhole, isMoreWaiting: pending + refused > 0 };
  if (exported.count === 0 && isWhole) return ok(exported);
  if (kind === "json") {
    const events = collected.map(({ event }) => event);
    saveUnsyncedFile(store.deviceId, now, events);
  } else {
    const names = await readNames(store);
    const table = unsyncedTable(collected, names);
    if (!(await saveTable(unsyncedFileName(kind, now), table))) return ok(null);
  }
  return ok(exported);
}

/** Takes all or nothing; events keep their ids, so importing twice counts once (I8, I21). */
export async function importUnsynced(
  file: File,
): Promise<Result<{ readonly imported: number; readonly clashing: number }, CommandFailure>> {
  const { store, session } = await services();
  const read = readUnsyncedFile(await file.text());
  if (!("events" in read)) {
    const { error } = commandFailure("refused", "unreadable_file");
    const { noSuchFile, unreadableEvent } = unsyncedMessages;
    const at = read.unreadableEvent;
    return {
      ok: false,
      error: { ...error, message: at === null ? noSuchFile : unreadableEvent(at) },
    };
  }
  const imported = await store.files.importEvents(read.events, session.knownUserId());
  if (!imported.ok) return commandFailure("storage");
  return ok({ imported: imported.value.added, clashing: imported.value.clashing });
}
