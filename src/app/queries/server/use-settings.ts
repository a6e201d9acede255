import type { SettingsChange } from "../../../contract/accounts/settings-answer.ts";
import type { Settings } from "../../../domain/access/settings.ts";
import { ok } from "../../../domain/shared/result.ts";
import { readSettings, readSettingsChanges } from "../../../remote/api/admin-reads.ts";
import { services } from "../../bootstrap/services.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export interface SettingsView {
  readonly settings: Settings;
  /** Newest first; a null `actor` is the server itself. */
  readonly changes: readonly (SettingsChange & { readonly actor: string | null })[];
}

export function useSettings() {
  return useServerRead(read);
}

async function read() {
  const settings = await askServer("readSettings", readSettings);
  if (!settings.ok) return settings;
  const changes = await askServer("readSettings", readSettingsChanges);
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
