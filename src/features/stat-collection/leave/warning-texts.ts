import type { SyncStatusView } from "../../../app/queries/device/use-sync-status.ts";
import type { FinalizeWarning } from "../../../domain/game/finalize-warnings.ts";
import { syncMessages } from "../../../parts/sync-pill/sync-messages.ts";
import type { FeedFilter } from "../feed/feed-view.ts";
import { leaveMessages } from "./leave-messages.ts";

export interface WarningText {
  readonly kind: "device" | "sending" | "entries" | "roster";
  /** This part is bold. */
  readonly lead: string;
  readonly rest: string;
  /** The feed can show only the entries in question. */
  readonly filter?: FeedFilter;
  /** The plays in question, newest first, and how many entries are left out. */
  readonly plays?: readonly string[];
}

/** Facts that the device knows about the events of a warning. */
export interface WarnedOf {
  readonly teamName: (teamId: string) => string;
  readonly otherPerson: string | null;
  /** Waiting and refused plays in words, newest first. */
  readonly unsent: readonly string[];
  readonly refused: readonly string[];
  readonly syncState: SyncStatusView["state"];
}

/** More would make a long question of it; the feed has them all. */
const NAMED_PLAYS = 2;

/** Its lines add up to the warning's count, which has timeouts and edits besides the plays. */
function named(plays: readonly string[], count: number): readonly string[] {
  if (plays.length === 0) return [];
  const leftOut = syncMessages.leftOut(plays.length - NAMED_PLAYS, count - plays.length);
  return [...plays.slice(0, NAMED_PLAYS), ...(leftOut === "" ? [] : [leftOut])];
}

/** Describes a warning (D31). */
export function warningText(
  warning: FinalizeWarning,
  { teamName, otherPerson, unsent, refused, syncState }: WarnedOf,
): WarningText {
  const { warnings } = leaveMessages;
  switch (warning.code) {
    case "entries_without_player":
      return {
        kind: "entries",
        filter: "without-player",
        ...warnings.withoutPlayer(warning.entryIds.length),
      };
    case "likely_doubles":
      return {
        kind: "entries",
        filter: "doubles",
        ...warnings.likelyDouble(warning.doubles.length),
      };
    case "override_differs":
      return { kind: "entries", ...warnings.override(warning.override, warning.computed) };
    case "small_roster":
      return { kind: "roster", ...warnings.shortRoster(teamName(warning.teamId), warning.count) };
    case "refused_entries":
      return {
        kind: "device",
        ...warnings.refused(warning.count),
        plays: named(refused, warning.count),
      };
    case "unsent_entries":
      return syncState === "saving"
        ? {
            kind: "sending",
            ...warnings.sending(warning.count),
            plays: named(unsent, warning.count),
          }
        : {
            kind: "device",
            ...warnings.unsent(warning.count, syncState === "attention"),
            plays: named(unsent, warning.count),
          };
    case "other_persons_entries":
      return { kind: "device", ...warnings.otherPerson(warning.count, otherPerson) };
  }
}
