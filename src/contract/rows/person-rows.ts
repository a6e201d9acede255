import * as v from "valibot";
import { columnsOf } from "./columns-of.ts";

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

export const ownProfileSchema = v.pipe(
  v.object({
    user_id: v.string(),
    email: v.string(),
    full_name: v.string(),
    role: v.picklist(["admin", "user"]),
    is_collector: v.boolean(),
    must_change_password: v.boolean(),
    is_disabled: v.boolean(),
  }),
  v.transform(
    (row): OwnProfile => ({
      userId: row.user_id,
      email: row.email,
      fullName: row.full_name,
      role: row.role,
      isCollector: row.is_collector,
      mustChangePassword: row.must_change_password,
      isDisabled: row.is_disabled,
    }),
  ),
);

export const OWN_PROFILE_COLUMNS = columnsOf("user_profiles", ownProfileSchema);

/** The name of a person who recorded, for signed-in readers; never an address (D13). */
export interface Recorder {
  /** The user's id. */
  readonly id: string;
  readonly name: string;
}

export const recorderSchema = v.pipe(
  v.object({ user_id: v.string(), display_name: v.string() }),
  v.transform((row): Recorder => ({ id: row.user_id, name: row.display_name })),
);

export const RECORDER_COLUMNS = columnsOf("public_profiles", recorderSchema);

/** The settings that everyone may read (D10, D12). */
export interface AppSettings {
  readonly publicBrowsing: "all" | "live_season" | "off";
  readonly collectors: "open" | "approved";
}

export const settingsSchema = v.pipe(
  v.object({
    public_browsing: v.picklist(["all", "live_season", "off"]),
    collectors: v.picklist(["open", "approved"]),
  }),
  v.transform(
    (row): AppSettings => ({ publicBrowsing: row.public_browsing, collectors: row.collectors }),
  ),
);

export const SETTINGS_COLUMNS = columnsOf("app_settings", settingsSchema);
