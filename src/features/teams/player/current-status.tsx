import { type ReactNode, useId } from "react";
import type { Player } from "../../../domain/game/player.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { playerMessages as words } from "../team-messages.ts";

/** What is so now, before anything is saved (P §2 "Current Status"). */
export function CurrentStatus({ player, isWaiting }: { player: Player; isWaiting: boolean }) {
  const headingId = useId();
  const injuredOn = player.isIr ? player.irDate : null;
  return (
    <section aria-labelledby={headingId} className="rounded-card border bg-bg px-3 py-2.5">
      <h3 id={headingId} className="type-h3">
        {words.current}
      </h3>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-dense">
        <Fact name={words.currentJersey}>{player.jerseyNumber ?? words.unassigned}</Fact>
        <Fact name={words.currentStatus}>{player.isIr ? words.injured : words.active}</Fact>
        {injuredOn !== null && (
          <Fact name={words.currentIrSince}>{dayText(injuredOn, "year")}</Fact>
        )}
      </dl>
      {isWaiting && <p className="mt-1 text-label font-strong">{words.waiting}</p>}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </>
  );
}
