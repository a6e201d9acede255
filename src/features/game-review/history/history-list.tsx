import { useState } from "react";
import type { GameEvent } from "../../../domain/game/events.ts";
import type { RefusedTransition } from "../../../domain/review/refused-transition.ts";
import { doerWords } from "../../../parts/names/doer-words.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { Button } from "../../../ui/button.tsx";
import { reviewMessages } from "../review-messages.ts";
import { type HistoryRow, historyRows } from "./history-words.ts";
import { refusedWords } from "./refused-words.ts";

const PAGE = 30;

/** Sorted with the newest first; without `nameOf` nobody is named. */
export function HistoryList({
  events,
  refused = [],
  names,
  nameOf,
  readsReasons = false,
}: {
  events: readonly GameEvent[];
  /** Refused transitions have no place in the log, so they come last. */
  refused?: readonly RefusedTransition[];
  names: PlayNames;
  nameOf?: (userId: string) => string | null;
  /** Shows admins why a suspended player was checked in. */
  readsReasons?: boolean;
}) {
  const [shown, setShown] = useState(PAGE);
  const told = new Map(refused.map((one) => [one.event.eventId, one]));
  const rows = historyRows([...events, ...refused.map(({ event }) => event)], names, readsReasons)
    .map((row) => {
      const refusal = told.get(row.eventId);
      if (refusal === undefined) return row;
      return { ...row, detail: refusedWords(refusal, nameOf ?? nobody), isRefused: true };
    })
    .reverse();
  const { history } = reviewMessages;
  return (
    <>
      <ol className="card mt-2">
        {rows.slice(0, shown).map((row) => (
          <Row key={row.eventId} row={row} who={nameOf && doerWords(row.doer, nameOf)} />
        ))}
      </ol>
      {rows.length > shown && (
        <Button className="mt-3" onClick={() => setShown(shown + PAGE * 2)}>
          {history.more(Math.min(PAGE * 2, rows.length - shown))}
        </Button>
      )}
    </>
  );
}

const nobody = () => null;

function Row({ row, who }: { row: HistoryRow; who: string | undefined }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b px-4 py-2 text-dense last:border-b-0 wide:grid-cols-[128px_minmax(0,1fr)_auto]">
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
      {who !== undefined && (
        <span className="text-right text-label/5 text-pretty wrap-anywhere text-text-2 wide:max-w-[320px]">
          {who}
        </span>
      )}
    </li>
  );
}
