import {
  readSettingsAnswer,
  SETTINGS_CHANGES,
  type SettingsChange,
} from "../../../contract/accounts/settings-answer.ts";
import { readRows } from "../../../contract/rows/table-row.ts";
import type { Settings } from "../../../domain/access/settings.ts";
import { ok } from "../../../domain/shared/result.ts";
import type { Supabase } from "../../../remote/http/http.ts";
import { selectFrom } from "../../../remote/http/paged-read.ts";
import { services } from "../../bootstrap/services.ts";
import { askDatabase } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export interface SettingsView {
  readonly settings: Settings;
  /** Newest first; a null `actor` is the server itself. */
  readonly changes: readonly (SettingsChange & { readonly actor: string | null })[];
}

export function useSettings() {
  return useServerRead(read);
}

export function readSettings() {
  return askDatabase((client) => client.rpc("read_settings"), readSettingsAnswer);
}

async function read() {
  const settings = await readSettings();
  if (!settings.ok) return settings;
  const changes = await askDatabase(settingsChanges, readSettingsChanges);
  if (!changes.ok) return changes;
  const { recorders } = await services();
  return ok<SettingsView>({
    settings: settings.value,
    changes: changes.value.map((change) => ({
      ...change,
      actor: change.actorId === null ? null : recorders.nameOf(change.actorId),
    })),
  });
}

const CHANGES_SHOWN = 10;

export function settingsChanges(client: Supabase) {
  return selectFrom(client, SETTINGS_CHANGES)
    .eq("object_type", "settings")
    .order("id", { ascending: false })
    .limit(CHANGES_SHOWN);
}

export const readSettingsChanges = (data: unknown) => readRows(SETTINGS_CHANGES, data);
