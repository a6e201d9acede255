import type { AccountMarks } from "./account-marks.ts";

/** The person who works on this device, as far as it is known here; also without a network. */
export interface SessionUser {
  readonly userId: string;
  readonly email: string;
  /** The part of the address before the @ until the profile has been read once. */
  readonly fullName: string;
  readonly role: "admin" | "user";
  readonly isCollector: boolean;
  /** What the server would allow, as of the last read (D12); recording never asks (I5). */
  readonly mayCollect: boolean;
  /** Nothing is allowed before this temporary password is changed (D14). */
  readonly mustChangePassword: boolean;
  /**
   * An admin has locked this account, as of the last read: nothing is taken from it until an admin
   * enables it. Recording goes on all the same (I5), and stays on this device (I2).
   */
  readonly isDisabled: boolean;
}

export type SessionSnapshot = (
  | { readonly status: "starting" }
  | { readonly status: "signed-out" }
  | {
      readonly status: "signed-in";
      readonly user: SessionUser;
      /** Nothing can be sent before this person signs in again; recording goes on (I5, I21). */
      readonly signInNeeded: boolean;
      /**
       * This tab is asking for this person's profile for the first time: whoever decides by the
       * role waits, or an admin would be sent away for a moment.
       */
      readonly isProfilePending: boolean;
      readonly marks: AccountMarks;
    }
) & {
  /** What the browser says of the network; a hint, never proof. */
  readonly connection: "online" | "offline";
};

/** Somebody who has signed in but whose profile has never been read on this device. */
export function unprofiledUser(userId: string, email: string): SessionUser {
  return {
    userId,
    email,
    fullName: email.split("@")[0] || "Unknown User",
    role: "user",
    isCollector: false,
    // D12's default is open, and a wrong no at the sideline costs a game.
    mayCollect: true,
    mustChangePassword: false,
    isDisabled: false,
  };
}
