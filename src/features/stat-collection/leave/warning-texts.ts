import type { FinalizeWarning } from "../../../domain/game/finalize-warnings.ts";
import { leaveMessages } from "./leave-messages.ts";

export interface WarningText {
  readonly kind: "device" | "entries" | "roster";
  /** Printed bold. */
  readonly lead: string;
  readonly rest: string;
}

/** A warning in words (D31). */
export function warningText(
  warning: FinalizeWarning,
  teamName: (teamId: string) => string,
  otherPerson: string | null,
): WarningText {
  const { warnings } = leaveMessages;
  switch (warning.code) {
    case "entries_without_player":
      return { kind: "entries", ...warnings.withoutPlayer(warning.entryIds.length) };
    case "likely_doubles":
      return { kind: "entries", ...warnings.likelyDouble(warning.doubles.length) };
    case "override_differs":
      return { kind: "entries", ...warnings.override(warning.override, warning.computed) };
    case "small_roster":
      return { kind: "roster", ...warnings.shortRoster(teamName(warning.teamId), warning.count) };
    case "unsent_entries":
      return { kind: "device", ...warnings.unsent(warning.count) };
    case "other_persons_entries":
      return { kind: "device", ...warnings.otherPerson(warning.count, otherPerson) };
  }
}
