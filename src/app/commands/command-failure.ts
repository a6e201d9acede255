import { type Failure, fail, type Result } from "../../domain/shared/result.ts";
import { COMMAND_MESSAGES } from "./command-messages.ts";

/** Why a command did not happen. */
export type CommandFailureCode =
  /** The act is not in this device's database; it waits in the journal (I1). */
  | "storage"
  /** The rules say no; `refusal` names which. */
  | "refused"
  /** The command needs the network (command policy). */
  | "offline"
  /** The server did not answer, or not in time. */
  | "network"
  /** The signed-in person may not. */
  | "permission"
  | "sign-in-needed"
  /** The server takes no calls of this version any more. */
  | "too-old"
  | "game-unknown"
  /** The game cannot be read from this device: nothing was decided, nothing recorded. */
  | "game-unreadable";

export interface CommandFailure extends Failure<CommandFailureCode> {
  /** Words for the person; a feature may have its own, specified ones. */
  readonly message: string;
  /** The rule that refused; with `network`, `reset_unconfirmed` where the act may still count. */
  readonly refusal: string | null;
}

export function commandFailure(
  code: CommandFailureCode,
  refusal: string | null = null,
): { readonly ok: false; readonly error: CommandFailure } {
  const message = (refusal && COMMAND_MESSAGES.refusals[refusal]) || COMMAND_MESSAGES.codes[code];
  return fail({ code, message, refusal });
}

/**
 * Whether the act stands: recorded, or shown already and waiting in the journal until the database
 * takes it (I1). "Please try again" would be wrong then: it happens by itself, and the pill says so.
 */
export function isKept(result: Result<unknown, CommandFailure>): boolean {
  return result.ok || result.error.code === "storage";
}
