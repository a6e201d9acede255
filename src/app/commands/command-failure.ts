import { type Failure, fail, type Result } from "../../domain/shared/result.ts";

export type CommandFailureCode =
  /** The act is not in this device's database and waits in the journal (I1). */
  | "storage"
  | "refused"
  | "offline"
  | "network"
  | "permission"
  | "sign-in-needed"
  | "too-old"
  | "game-unknown"
  /** Nothing was decided or recorded. */
  | "game-unreadable";

export interface CommandFailure extends Failure<CommandFailureCode> {
  readonly message: string;
  /** The rule that refused; `reset_unconfirmed` with `network` if the act may still count. */
  readonly refusal: string | null;
}

interface CommandMessages {
  readonly codes: Readonly<Record<CommandFailureCode, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  /** Set with `network` if the server answered that it failed, without a reason. */
  readonly serverFailed: string;
}

export const COMMAND_MESSAGES: CommandMessages = {
  codes: {
    storage: "Not saved on this device",
    refused: "That is not possible now.",
    offline: "This needs a network connection. Please try again when you are online.",
    network: "The server did not answer. Please check your connection and try again.",
    permission: "Permission denied. Please contact an administrator.",
    "sign-in-needed": "Please sign in again to continue.",
    "too-old": "This version is too old for the server. Please reload the page.",
    "game-unknown": "Game not found",
    "game-unreadable": "This device's storage cannot be read. Please reload the page.",
  },
  serverFailed: "The server could not do this now. Please try again in a moment.",
  refusals: {
    entry_gone: "This entry was already deleted on another device.",
    required_fields: "Please fill in all required fields",
    passer_and_receiver: "Please select both passer and receiver for pass touchdowns",
    no_timeout_left: "All four timeouts are used.",
    no_timeout_used: "No timeout was used yet.",
    already_final: "This game is already final.",
    not_final: "This game is already open.",
    reset_unconfirmed:
      "The server has not confirmed the reset yet. It is kept on this device and sent until the server answers; please do not reset again.",
    wrong_word: "Reset cancelled. Game data has not been modified.",
    walk_on_empty: "Please enter a jersey number or a name.",
    invalid_jersey: "Jersey number must be between 0-99",
    invalid_score: "Scores are whole numbers from 0.",
    invalid_count: "Counts are whole numbers from 0.",
  },
};

export function commandFailure(
  code: CommandFailureCode,
  refusal: string | null = null,
): { readonly ok: false; readonly error: CommandFailure } {
  const message = (refusal && COMMAND_MESSAGES.refusals[refusal]) || COMMAND_MESSAGES.codes[code];
  return fail({ code, message, refusal });
}

/** Tries the server first, although the browser may call itself offline (S19); null if it is there. */
export async function refusedOffline(network: { readonly reach: () => Promise<boolean> }) {
  return (await network.reach()) ? null : commandFailure("offline");
}

/** The act is recorded or in the journal, which retries by itself, so do not repeat it (I1). */
export function isKept(result: Result<unknown, CommandFailure>): boolean {
  return result.ok || result.error.code === "storage";
}

const SAID_AS_IT_IS: ReadonlySet<CommandFailureCode> = new Set<CommandFailureCode>([
  "offline",
  "network",
  "permission",
  "sign-in-needed",
]);

/** A reset without an answer may still count: "failed, try again" would reset twice (P §8). */
export function resetFailureText({ code, message }: CommandFailure, failed: string): string {
  return SAID_AS_IT_IS.has(code) ? message : failed;
}
