import * as v from "valibot";
import {
  CAPTAINS_CONFIRM,
  COLLECTORS,
  GAME_PASSES,
  PUBLIC_BROWSING,
  type Settings,
} from "../../domain/access/settings.ts";
import { column, text } from "./row-shape.ts";
import { type TableRow, tableRow } from "./table-row.ts";

/** The signed-in person's own row of `user_profiles` (P §3, D11). */
export interface OwnProfile {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: "admin" | "user";
  readonly isCollector: boolean;
  /** The password is temporary; the person has no rights before changing it (D14). */
  readonly mustChangePassword: boolean;
  /** An admin has disabled this account; the server accepts nothing from it. */
  readonly isDisabled: boolean;
}

export const OWN_PROFILE: TableRow<OwnProfile> = tableRow("user_profiles", "user_id", {
  userId: text,
  email: text,
  fullName: text,
  role: v.picklist(["admin", "user"]),
  isCollector: v.boolean(),
  mustChangePassword: v.boolean(),
  isDisabled: v.boolean(),
});

/** The name of a person who recorded, for signed-in readers; never an address (D13). */
export interface Recorder {
  readonly id: string;
  readonly name: string;
}

export const RECORDERS: TableRow<Recorder> = tableRow("public_profiles", "user_id", {
  id: column("user_id", text),
  name: column("display_name", text),
});

/** The settings that everyone may read (D10, D12, D69, D70). */
type AppSettings = Pick<
  Settings,
  "publicBrowsing" | "collectors" | "captainsConfirm" | "gamePasses"
>;

export const APP_SETTINGS: TableRow<AppSettings, null> = tableRow("app_settings", null, {
  publicBrowsing: v.picklist(PUBLIC_BROWSING),
  collectors: v.picklist(COLLECTORS),
  captainsConfirm: v.picklist(CAPTAINS_CONFIRM),
  gamePasses: v.picklist(GAME_PASSES),
});
