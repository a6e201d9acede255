import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ChosenProvider } from "../../domain/provider/run/chosen-provider.ts";
import {
  activeLeagues,
  isGoingOn,
  lastEnded,
  overdueSeasons,
  type SyncOverview,
} from "../../domain/provider/run/sync-overview.ts";
import { momentText } from "../../parts/page/moment-text.ts";
import { runMessages } from "../../parts/provider/provider-messages.ts";
import { kindWords } from "../../parts/provider/sync-words.ts";
import { Note } from "../../ui/note.tsx";
import { dailySyncMessages as words } from "./daily-sync-messages.ts";

/** Shows Sync Status, Next Sync, Active Leagues, Last Run Status, and an overdue run (A §2). */
export function StatusCards({
  overview,
  provider,
}: {
  overview: SyncOverview;
  /** null until it is known. */
  provider: ChosenProvider | null;
}) {
  const nowMs = Date.now();
  const running = overview.runs.find(isGoingOn);
  const status = statusOf(provider);
  const isDaily = status === "on";
  const last = lastEnded(overview);
  const synced = overview.seasons.filter(({ isSynced, leagues }) => isSynced && leagues.length > 0);
  const overdue = isDaily ? overdueSeasons(overview) : [];
  return (
    <>
      <dl
        aria-label={words.cards.label}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 wide:gap-3 laptop:grid-cols-4"
      >
        {running === undefined ? (
          <Card name={words.cards.status} note={words.statusNotes[status]}>
            {words.status[status]}
          </Card>
        ) : (
          <Card
            name={words.cards.status}
            note={[kindWords(running.kind), running.seasonName].filter(Boolean).join(" · ")}
          >
            {words.status.running}
          </Card>
        )}
        <Card name={words.cards.next} note={words.schedule}>
          {isDaily ? momentText(overview.nextAt, nowMs) : words.noNext}
        </Card>
        <Card name={words.cards.leagues} note={words.leaguesNote(synced.length)}>
          {activeLeagues(overview)}
        </Card>
        {last === null ? (
          <Card name={words.cards.last} note={words.noRunNote}>
            {words.noRun}
          </Card>
        ) : (
          <Card
            name={words.cards.last}
            note={`${kindWords(last.kind)} · ${momentText(last.finishedAt, nowMs)}`}
          >
            {runMessages.outcomes[last.status]}
          </Card>
        )}
      </dl>
      {overdue.length > 0 && (
        <Note icon={TriangleAlert} tone="warn" role="status">
          {words.overdue(
            overdue.map(({ name }) => name).join(", "),
            momentText(overview.lastDueAt, nowMs),
          )}
        </Note>
      )}
    </>
  );
}

function statusOf(provider: ChosenProvider | null): "unknown" | "off" | "simulated" | "on" {
  if (provider === null) return "unknown";
  if (!provider.isChosen) return "off";
  return provider.isSimulated ? "simulated" : "on";
}

function Card({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="card grid content-start gap-0.5 px-4 py-3">
      <dt className="text-label text-text-2">{name}</dt>
      <dd className="type-h2">{children}</dd>
      <dd className="text-label text-text-2" dir="auto">
        {note}
      </dd>
    </div>
  );
}
