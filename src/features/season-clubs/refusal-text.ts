import type { ClubFailure } from "../../app/server-calls/clubs.ts";
import type { TeamFailure } from "../../app/server-calls/teams.ts";
import { clubMessages } from "./club-messages.ts";

/** Explains a refused change to the person who asked for it. */
export function refusalText({ code, message }: ClubFailure | TeamFailure): string {
  const refusals: Readonly<Record<string, string>> = clubMessages.refusals;
  return message ?? refusals[code] ?? code;
}
