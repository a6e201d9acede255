import { clsx } from "clsx";
import { clockTime } from "../page/clock-time.ts";
import { eventKind, syncMessages } from "./sync-messages.ts";
import type { ShownSyncStatus, WaitingEntry } from "./sync-status.ts";

/** More would push the export out of sight on a phone. */
const SHOWN = 4;
const row =
  "grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b py-1 pr-3 pl-3.5";

/** Lists waiting entries one by one if the screen knows them, else a line per game and person. */
export function WaitingList({
  status,
  entries,
}: {
  status: ShownSyncStatus;
  entries: readonly WaitingEntry[];
}) {
  const others = status.waiting.filter(({ mine }) => !mine || entries.length === 0);
  const mine = status.waiting.reduce((sum, row) => sum + (row.mine ? row.count : 0), 0);
  // Other entries (timeouts, edits, rosters) count too, so that rows add up to the pill's number.
  const rest = entries.length === 0 ? 0 : mine - entries.length;
  // A line that counts one play would take that play's own row.
  const shown = entries.length === SHOWN + 1 && rest === 0 ? SHOWN + 1 : SHOWN;
  const leftOut = syncMessages.leftOut(entries.length - shown, rest);
  const commands = status.waitingCommands;
  if (entries.length + others.length + commands.length + status.quarantined.length === 0) {
    return null;
  }
  return (
    <ul className="-mx-3 my-3 border-t">
      {entries.slice(0, shown).map(({ key, text, at, side }) => (
        <li key={key} className={clsx(row, side && `side-${side} edge-left`)}>
          <span className="min-w-0 text-dense font-semi wrap-anywhere">{text}</span>
          <span className="text-label">{clockTime(at)}</span>
        </li>
      ))}
      {leftOut !== "" && (
        <li className={row}>
          <span className="text-dense">{leftOut}</span>
        </li>
      )}
      {others.map(({ gameId, count, authorName, mine }) => (
        <li key={`${gameId}|${authorName}|${mine}`} className={row}>
          <span className="text-dense font-semi">
            {mine ? syncMessages.waitingHere(count) : syncMessages.waitingOf(count, authorName)}
            {!mine && (
              <span className="block text-label font-normal">{syncMessages.needsTheirSignIn}</span>
            )}
          </span>
        </li>
      ))}
      {commands.map(({ opId, type, authorName, mine }) => (
        <li key={opId} className={row}>
          <span className="text-dense font-semi">
            {mine ? eventKind(type) : syncMessages.commandOf(eventKind(type), authorName)}
            {!mine && (
              <span className="block text-label font-normal">{syncMessages.needsTheirSignIn}</span>
            )}
          </span>
        </li>
      ))}
      {status.quarantined.map(({ eventId, type, about, reason }) => (
        <li key={eventId} className={row}>
          <span className="min-w-0 text-dense font-semi break-words">
            {about === null ? eventKind(type) : `${eventKind(type)}: ${about}`}
            <span className="block text-label font-normal">{reason}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
