import { COMMAND_MESSAGES } from "../../../app/commands/command-failure.ts";
import { showAlert } from "../../../app/notices/notices.ts";
import type { TeamFailure } from "../../../app/server-calls/teams.ts";
import { failureMessages as words } from "./editing-messages.ts";

/** Reads the rows anew, because somebody else's change may be the reason. */
export function showTeamFailure(
  beginning: string,
  failure: Pick<TeamFailure, "code">,
  readAnew: () => void,
): Promise<void> {
  readAnew();
  return showAlert(teamFailureWords(beginning, failure));
}

/** The start is specified (P §8); the reason comes from the code, never from server prose. */
export function teamFailureWords(beginning: string, { code }: Pick<TeamFailure, "code">): string {
  return `${beginning}${reason(code)}`;
}

function reason(code: TeamFailure["code"]): string {
  switch (code) {
    case "permission":
      return words.permission;
    case "offline":
    case "network":
      return words.network;
    case "jersey_taken":
      return words.taken;
    case "unknown_player":
    case "unknown_team":
    case "unknown_division":
    case "already_merged":
    case "not_merged":
    case "not_mergeable":
      return words.gone;
    case "storage":
      return words.storage;
    case "sign-in-needed":
    case "too-old":
      return COMMAND_MESSAGES.codes[code];
    default:
      return words.other;
  }
}
