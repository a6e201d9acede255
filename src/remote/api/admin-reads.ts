import { readAccountList } from "../../contract/accounts/account-list.ts";
import { readAdminDesk, readRunningGames } from "../../contract/accounts/admin-desk.ts";
import { readDeviceList } from "../../contract/accounts/device-list.ts";
import {
  readSettingsAnswer,
  SETTINGS_CHANGES,
  type SettingsChange,
} from "../../contract/accounts/settings-answer.ts";
import { readDiscipline } from "../../contract/discipline/penalty-list.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import type { Account } from "../../domain/access/account.ts";
import type { AdminDesk, RunningGame } from "../../domain/access/admin-desk.ts";
import type { Device } from "../../domain/access/device.ts";
import type { Settings } from "../../domain/access/settings.ts";
import type { Discipline } from "../../domain/discipline/penalty.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { selectFrom } from "../http/paged-read.ts";

type Answer<Value> = Promise<TransportResult<Value>>;

const CHANGES_SHOWN = 10;

/** The server answers admins only, as in all calls here. */
export function listUsers(http: Http, options: CallOptions): Answer<readonly Account[]> {
  return http.asUser(options, (client) => client.rpc("list_users"), readAccountList);
}

export function readDesk(http: Http, options: CallOptions): Answer<AdminDesk> {
  return http.asUser(
    options,
    (client) => client.rpc("admin_desk"),
    (body) => readAdminDesk(body, Date.now()),
  );
}

export function listRunningGames(
  http: Http,
  options: CallOptions,
  seasonId: string,
): Answer<readonly RunningGame[]> {
  return http.asUser(
    options,
    (client) => client.rpc("games_being_scored", { p_season_id: seasonId }),
    (body) => readRunningGames(body, Date.now()),
  );
}

export function listDevices(http: Http, options: CallOptions): Answer<readonly Device[]> {
  return http.asUser(options, (client) => client.rpc("list_devices"), readDeviceList);
}

export function listPenalties(
  http: Http,
  options: CallOptions,
  seasonId: string,
): Answer<Discipline> {
  return http.asUser(
    options,
    (client) => client.rpc("list_penalties", { p_season_id: seasonId }),
    readDiscipline,
  );
}

export function readSettings(http: Http, options: CallOptions): Answer<Settings> {
  return http.asUser(options, (client) => client.rpc("read_settings"), readSettingsAnswer);
}

export function readSettingsChanges(
  http: Http,
  options: CallOptions,
): Answer<readonly SettingsChange[]> {
  return http.asUser(
    options,
    (client) =>
      selectFrom(client, SETTINGS_CHANGES)
        .eq("object_type", "settings")
        .order("id", { ascending: false })
        .limit(CHANGES_SHOWN),
    (data) => readRows(SETTINGS_CHANGES, data),
  );
}
