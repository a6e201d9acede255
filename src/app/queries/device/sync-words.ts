import type { SyncReason } from "../../../sync/status/status.ts";
import type { OperationRequest } from "../../../sync/transport.ts";
import type { Names } from "./read-names.ts";

/** Each reason says what still works (I21); that of an offline device stands before words that do. */
export const SYNC_REASONS: Readonly<Record<SyncReason, string>> = {
  "storage-failed":
    "This device's storage did not take the last entry. It is kept for now and tried again by itself. Free some space and keep this page open.",
  "sign-in-required":
    "Your sign-in has ended. Everything stays on this device; sign in again to send it.",
  "other-person":
    "These entries belong to another person. They stay on this device until that person signs in here.",
  permission: "The server says that you may not collect stats. Please contact an administrator.",
  "protocol-too-old": "This version is too old for the server. Reload to get the new version.",
  "everything-refused":
    "The server refuses everything that is sent. Nothing was set aside; everything stays on this device and is tried again by itself. If it goes on, please contact an administrator.",
  quarantined: "The server could not take some entries. They stay on this device.",
  "stalled-server":
    "The server has been busy for more than a minute. Everything stays on this device.",
  "stalled-device":
    "This page has failed to send for more than a minute. Everything stays on this device. Reload the page.",
  "command-refused": "The server did not accept an entry, such as a jersey number.",
  "no-network": "No network.",
  "no-answer": "The server cannot be reached.",
  "server-busy": "The server is busy. This is tried again by itself.",
};

/** Another device's finalize, re-open or reset came first (D31). */
export const didNotCount = (game: string) =>
  `${game}: somebody else was first, so your change of the game did not count. Its page says who.`;

/** null if the command cannot be read. */
export function aboutCommand(
  command: OperationRequest | null,
  names: Pick<Names, "player">,
): string | null {
  if (command === null) return null;
  switch (command.kind) {
    case "submit_feedback":
      return command.submission.title;
    case "add_penalty":
      return whom(command.penalty.playerId, names);
    case "remove_penalty":
      return null;
    case "set_jersey_number":
      return `${command.jerseyNumber ?? "none"} for ${whom(command.playerId, names)}`;
  }
}

function whom(playerId: string, names: Pick<Names, "player">): string {
  const player = names.player(playerId);
  return player === playerId ? "a player who is not on this device" : player;
}

const DISABLED =
  "Your account is disabled. Everything stays on this device until an admin enables it.";

const PASS_ENDED = {
  expired: "The game pass has expired.",
  withdrawn: "The game pass was withdrawn.",
  switched_off: "Game passes are switched off.",
} as const;
const PASS_NEXT =
  "Everything stays on this device. Open a new pass for this game here and it is sent, or export it.";

/** Nobody can sign in to an anonymous session again (D69). */
const PASS_LOST =
  "The server no longer knows the game pass of this device. Open its link or code again to go on. What waits here stays on this device, and you can export it.";

/** A disabled account and an ended game pass have words of their own (I21). */
export function reasonWords(
  reason: SyncReason,
  isDisabled: boolean,
  endedPass: keyof typeof PASS_ENDED | null,
  isByPass: boolean,
): string {
  if (reason === "sign-in-required" && isByPass) return PASS_LOST;
  if (reason !== "permission") return SYNC_REASONS[reason];
  if (endedPass !== null) return `${PASS_ENDED[endedPass]} ${PASS_NEXT}`;
  return isDisabled ? DISABLED : SYNC_REASONS.permission;
}

export const QUARANTINE_REASONS: Readonly<Record<string, string>> = {
  invalid: "The server could not read this entry.",
  unknown_player:
    "The server does not know this player now. Their season may have been deleted; once it is restored, Retry now sends the number again.",
  id_reused: "Another entry with the same identity is on the server already.",
  damaged:
    "This device's storage has damaged this entry, so it counts nowhere. What is left of it is in every export.",
  command_damaged:
    "This device's storage has damaged this number or report, so it cannot be sent. Please enter it again.",
  event_missing:
    "Of this entry only the time is left on this device, so it counts nowhere. Please record it again.",
  permission: "The server says that this is not allowed.",
  depends_on_refused: "It belongs to an entry that the server did not take.",
  too_large: "This entry is too large.",
  unknown_type: "The server is older than this app and does not know this kind of entry yet.",
  game_full: "The game has as many entries as the server takes. An admin can raise the limit.",
  too_many_walk_ons:
    "The game has as many walk-ons as the server takes. An admin can remove some or raise the limit.",
  held_late: "It came after the game was final. Apply it or set it aside in the review.",
  superseded_epoch: "The game was reset before it came. Apply it or set it aside in the review.",
  epoch_ahead: "The server does not know of the reset that came before it.",
  orphaned:
    "The game was removed on the server. The server keeps this entry, and it counts once an admin restores the game.",
};
