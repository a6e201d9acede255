import type { GamePass } from "../../domain/access/scorer.ts";
import type { CaptainsSetting } from "../../domain/access/settings.ts";
import type { AccountMarks } from "./account-marks.ts";

export interface SessionUser {
  readonly userId: string;
  readonly email: string;
  /** The part of the address before the @ until the profile has been read once. */
  readonly fullName: string;
  readonly role: "admin" | "user";
  readonly isCollector: boolean;
  /** The right to collect as of the last read (D12); recording never checks it (I5). */
  readonly mayCollect: boolean;
  readonly captainsConfirm: CaptainsSetting;
  /** Whether passes are switched on, as of the last read; making one needs the server (D69). */
  readonly mayMakePasses: boolean;
  /** The password is temporary and must be changed first (D14). */
  readonly mustChangePassword: boolean;
  /** The server takes nothing from this account; recording goes on (I5, I2). */
  readonly isDisabled: boolean;
  /** The passes of a person without an account (D69); null for an account. */
  readonly passes: readonly GamePass[] | null;
}

export type SessionSnapshot = (
  | { readonly status: "starting" }
  | { readonly status: "signed-out" }
  | {
      readonly status: "signed-in";
      readonly user: SessionUser;
      /** Sending waits until this person signs in again; recording goes on (I5, I21). */
      readonly signInNeeded: boolean;
      /** Decisions by role must wait, because an admin would be sent away for a moment. */
      readonly isProfilePending: boolean;
      readonly marks: AccountMarks;
    }
) & {
  /** Only the browser's hint. */
  readonly connection: "online" | "offline";
};

export function unprofiledUser(userId: string, email: string): SessionUser {
  return {
    userId,
    email,
    fullName: email.split("@")[0] || "Unknown User",
    role: "user",
    isCollector: false,
    // D12's default is open, and a wrong no at the sideline costs a game.
    mayCollect: true,
    captainsConfirm: "off",
    mayMakePasses: false,
    mustChangePassword: false,
    isDisabled: false,
    passes: null,
  };
}

/** Until the passes are read, nothing is offered, because they name the game. */
export function passHolder(userId: string): SessionUser {
  return { ...unprofiledUser(userId, ""), fullName: "Game pass", mayCollect: false, passes: [] };
}
