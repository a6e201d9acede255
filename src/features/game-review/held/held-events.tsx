import { useState } from "react";
import { notify, showAlert } from "../../../app/notices/notices.ts";
import { useGame, useGameId } from "../../../app/queries/game/use-game.ts";
import { useHeldEvents } from "../../../app/queries/game/use-held-events.ts";
import { applyHeldEvents, setAsideHeldEvents } from "../../../app/server-calls/held-events.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import type { PlayNames } from "../../../parts/stats/play-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dotted } from "../../../ui/dotted.tsx";
import { Section } from "../../../ui/section.tsx";
import { reviewMessages } from "../review-messages.ts";
import { type HeldRowWords, heldRows } from "./held-rows.ts";

type Way = "apply" | "setAside";

/** Lists late events with Apply and Set aside; only the server can decide them (D31). */
export function HeldEventsSection({ names, isOnline }: { names: PlayNames; isOnline: boolean }) {
  const { held, failures } = reviewMessages;
  const gameId = useGameId();
  const throughSeq = useGame(({ state }) => state.throughSeq);
  // Only a game that was finalized or reset once can have late events.
  const mayHaveLate = useGame(({ game }) => game.everFinalized || game.epoch > 0);
  const { query, reload } = useHeldEvents(gameId, throughSeq, isOnline);
  const [isBusy, setBusy] = useState(false);

  async function decide(way: Way, eventIds: readonly string[]): Promise<void> {
    setBusy(true);
    const command = way === "apply" ? applyHeldEvents : setAsideHeldEvents;
    const result = await command(gameId, eventIds);
    setBusy(false);
    if (!result.ok) {
      const { code, message } = result.error;
      return showAlert(code === "network" ? failures.held : message);
    }
    notify(way === "apply" ? held.applied(eventIds.length) : held.settled(eventIds.length));
    reload();
  }

  if (query.status === "loading") return null;
  if (query.status === "offline") {
    if (!mayHaveLate) return null;
    return <p className="text-dense text-text-2 print:hidden">{held.offline}</p>;
  }
  if (query.status === "error") {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-dense print:hidden">
        {held.failed}
        <Button onClick={reload}>{held.retry}</Button>
      </p>
    );
  }
  if (query.events.length === 0) return null;
  const rows = heldRows(query.events, names, query.nameOf);
  const all = rows.map(({ eventId }) => eventId);
  return (
    <Section title={held.title} aside={rows.length}>
      <p className="mb-2 text-dense text-text-2">{held.lead}</p>
      <ul className="card">
        {rows.map((row) => (
          <HeldRow
            key={row.eventId}
            row={row}
            isBusy={isBusy}
            onDecide={(way) => decide(way, [row.eventId])}
          />
        ))}
      </ul>
      {rows.length > 1 && (
        <div className="mt-3 flex gap-3 print:hidden">
          <Button disabled={isBusy} onClick={() => void decide("apply", all)}>
            {held.applyAll}
          </Button>
          <Button disabled={isBusy} onClick={() => void decide("setAside", all)}>
            {held.setAsideAll}
          </Button>
        </div>
      )}
    </Section>
  );
}

function HeldRow({
  row,
  isBusy,
  onDecide,
}: {
  row: HeldRowWords;
  isBusy: boolean;
  onDecide: (way: Way) => void;
}) {
  const { held } = reviewMessages;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-2 pr-3 pl-4 last:border-b-0">
      <span className="min-w-0 flex-[1_1_220px] text-dense">
        <span className="block font-strong">{row.what}</span>
        <span className="block text-label text-text-2">
          <Dotted
            parts={[row.why, row.who, momentText(row.at, Date.now())].filter((part) => !!part)}
          />
        </span>
      </span>
      <span className="flex flex-none gap-2 print:hidden">
        <Button
          disabled={isBusy}
          aria-label={held.applyOne(row.what)}
          onClick={() => onDecide("apply")}
        >
          {held.apply}
        </Button>
        <Button
          disabled={isBusy}
          aria-label={held.setAsideOne(row.what)}
          onClick={() => onDecide("setAside")}
        >
          {held.setAside}
        </Button>
      </span>
    </li>
  );
}
