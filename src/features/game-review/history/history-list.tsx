import { memo } from "react";
import type { GameEvent } from "../../../domain/game/events.ts";
import type { RefusedTransition } from "../../../domain/review/refused-transition.ts";
import { listPlace } from "../../../parts/long-list/list-place.ts";
import { LongList } from "../../../parts/long-list/long-list.tsx";
import { doerWords } from "../../../parts/names/doer-words.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { reviewMessages } from "../review-messages.ts";
import { type HistoryRow, historyRows } from "./history-words.ts";
import { refusedWords } from "./refused-words.ts";

/** Sorted with the newest first. */
export function HistoryList({
  events,
  refused,
  names,
  nameOf,
  readsReasons,
}: {
  events: readonly GameEvent[];
  /** Refused transitions have no place in the log, so they come last. */
  refused: readonly RefusedTransition[];
  names: PlayNames;
  nameOf: (userId: string) => string | null;
  /** Shows admins why a suspended player was checked in. */
  readsReasons: boolean;
}) {
  const told = new Map(refused.map((one) => [one.event.eventId, one]));
  const rows = historyRows([...events, ...refused.map(({ event }) => event)], names, readsReasons)
    .map((row) => {
      const refusal = told.get(row.eventId);
      if (refusal === undefined) return row;
      return { ...row, detail: refusedWords(refusal, nameOf), isRefused: true };
    })
    .reverse();
  return (
    <LongList count={rows.length} className="mt-2">
      {(length) => (
        <ol className="card">
          {rows.slice(0, length).map((row) => (
            <Row key={row.eventId} row={row} who={doerWords(row.doer, nameOf)} />
          ))}
        </ol>
      )}
    </LongList>
  );
}

const Row = memo(function Row({ row, who }: { row: HistoryRow; who: string }) {
  return (
    <li
      {...listPlace(`history ${row.eventId}`, 20)}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b px-4 py-2 text-dense last:border-b-0 wide:grid-cols-[128px_minmax(0,1fr)_auto]"
    >
      <span className="text-label/5 text-text-2">{momentText(row.at, Date.now())}</span>
      <span className="order-last col-span-2 min-w-0 wide:order-none wide:col-span-1">
        <span className="font-strong">{row.what}</span>
        {row.detail !== null && <span className="text-text-2"> ({row.detail})</span>}
        {(row.isRefused || row.isWaiting) && (
          <span className="font-strong text-warn">
            {" · "}
            {row.isRefused ? reviewMessages.history.notAccepted : reviewMessages.history.waiting}
          </span>
        )}
      </span>
      <span className="text-right text-label/5 text-pretty wrap-anywhere text-text-2 wide:max-w-[320px]">
        {who}
      </span>
    </li>
  );
});
