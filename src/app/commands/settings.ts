import type { Settings } from "../../domain/access/settings.ts";
import type { Result } from "../../domain/shared/result.ts";
import * as admin from "../../remote/api/admin-api.ts";
import { services } from "../bootstrap/services.ts";
import { askServer } from "./ask-server.ts";
import type { CommandFailure } from "./command-failure.ts";

/** Changes these switches of the installation (D10, D11, D12); out: all, as the server keeps them. */
export async function saveSettings(
  changes: Partial<Settings>,
): Promise<Result<Settings, CommandFailure>> {
  const saved = await askServer((rest, options) => admin.updateSettings(rest, changes, options));
  if (saved.ok) {
    // Who may collect stands in the profile of this device's person.
    const { session } = await services();
    await session.refreshProfile();
  }
  return saved;
}
