import { readUnsyncedFile } from "../../contract/unsynced-file.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import { type CommandFailure, commandFailure } from "./command-failure.ts";

/** The words for a file that is no export, or whose n-th event cannot be read. */
export function unreadableFileText(unreadableEvent: number | null): string {
  return unreadableEvent === null
    ? "This is not a file of unsynced data."
    : `Event ${unreadableEvent} of this file cannot be read. Nothing was imported.`;
}

/**
 * Takes an export of another device in, all of it or nothing. The events keep their device and
 * ids, so that importing twice, or on two phones, counts once (I8, I21).
 */
export async function importUnsynced(
  file: File,
): Promise<Result<{ readonly added: number; readonly known: number }, CommandFailure>> {
  const { store, session } = await services();
  const read = readUnsyncedFile(await file.text());
  if (!("events" in read)) {
    const { error } = commandFailure("refused", "unreadable_file");
    return { ok: false, error: { ...error, message: unreadableFileText(read.unreadableEvent) } };
  }
  const imported = await store.files.importEvents(read.events, session.knownUserId());
  return imported.ok ? ok(imported.value) : commandFailure("storage");
}
