import { readSettingsAnswer } from "../../contract/accounts/settings-answer.ts";
import type { Settings } from "../../domain/access/settings.ts";
import type { Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import type { CommandFailure } from "../commands/command-failure.ts";
import { askServer, type ServerCall } from "./ask-server.ts";

export async function saveSettings(
  changes: Partial<Settings>,
): Promise<Result<Settings, CommandFailure>> {
  const saved = await askServer(settingsCall(changes));
  if (saved.ok) {
    // The profile of this device's person says who may collect.
    const { session } = await services();
    await session.refreshProfile();
  }
  return saved;
}

/** null leaves a switch as it is; an empty domain switches its rule off. */
export function settingsCall(changes: Partial<Settings>): ServerCall<Settings> {
  const { publicBrowsing, collectors, gamePasses, captainsConfirm } = changes;
  const { adminEmailDomain, leagueTimeZone, ...limits } = changes;
  return (http, call) =>
    http.asUser(
      call,
      (client) =>
        client.rpc("update_settings", {
          p_public_browsing: publicBrowsing ?? null,
          p_collectors: collectors ?? null,
          p_game_passes: gamePasses ?? null,
          p_captains_confirm: captainsConfirm ?? null,
          p_admin_email_domain: adminEmailDomain === undefined ? null : (adminEmailDomain ?? ""),
          p_events_per_game: limits.eventsPerGame ?? null,
          p_walk_ons_per_game: limits.walkOnsPerGame ?? null,
          p_pushes_per_minute: limits.pushesPerMinute ?? null,
          p_push_bytes_per_minute: limits.pushBytesPerMinute ?? null,
          p_league_time_zone: leagueTimeZone ?? null,
        }),
      readSettingsAnswer,
    );
}
