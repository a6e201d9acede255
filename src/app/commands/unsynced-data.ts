import { readUnsyncedFile } from "../../contract/unsynced-file.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { downloadFile } from "../files/download-file.ts";
import { escapeFormulas } from "../files/escape-formulas.ts";
import { saveUnsyncedFile, unsyncedFileName } from "../files/save-unsynced-file.ts";
import { readNames } from "../queries/read-names.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";
import { unsyncedMessages } from "./device-messages.ts";
import { UNSYNCED_COLUMNS, unsyncedRows } from "./unsynced-rows.ts";

export interface UnsyncedExported {
  readonly count: number;
  /** False: only what the device's database had refused; the database could not be read. */
  readonly isWhole: boolean;
}

/**
 * Saves what the server does not have as a file: `json` can be imported on another device, `csv`
 * is for people. Works offline and signed out; nothing is removed by it (I2, I21).
 */
export async function exportUnsynced(
  kind: "json" | "csv",
): Promise<Result<UnsyncedExported, CommandFailure>> {
  const { store, clock } = await services();
  const unsynced = await store.files.collect();
  if (!unsynced.ok) return commandFailure("storage");
  const { events: collected, isWhole } = unsynced.value;
  const now = clock.now();
  if (kind === "json") {
    const events = collected.map(({ event }) => event);
    saveUnsyncedFile(store.deviceId, now, events);
  } else {
    const names = await readNames(store);
    const rows = collected.flatMap(({ event, standing }) => unsyncedRows(event, standing, names));
    const { unparse } = await import("papaparse");
    downloadFile(
      unsyncedFileName(kind, now),
      "text/csv",
      unparse(rows.map(escapeFormulas), { columns: [...UNSYNCED_COLUMNS] }),
    );
  }
  return ok({ count: collected.length, isWhole });
}

/**
 * Takes an export of another device in, all of it or nothing. The events keep their device and
 * ids, so that importing twice, or on two phones, counts once (I8, I21).
 */
export async function importUnsynced(
  file: File,
): Promise<Result<{ readonly imported: number; readonly known: number }, CommandFailure>> {
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
  return ok({ imported: imported.value.added, known: imported.value.known });
}
