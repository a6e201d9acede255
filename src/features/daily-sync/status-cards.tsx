import { TriangleAlert } from "lucide-react";
import type { ChosenProvider } from "../../domain/provider/run/chosen-provider.ts";
import {
  activeLeagues,
  isGoingOn,
  lastEnded,
  overdueSeasons,
  type SyncOverview,
} from "../../domain/provider/run/sync-overview.ts";
import { FigureCells } from "../../parts/admin/figure-cells.tsx";
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
  const last = lastEnded(overview);
  const synced = overview.seasons.filter(({ isSynced, leagues }) => isSynced && leagues.length > 0);
  const overdue = status === "on" ? overdueSeasons(overview) : [];
  return (
    <>
      <FigureCells
        label={words.cards.label}
        figures={[
          running === undefined
            ? [words.cards.status, words.status[status], words.statusNotes[status]]
            : [
                words.cards.status,
                words.status.running,
                [kindWords(running.kind), running.seasonName].filter(Boolean).join(" · "),
              ],
          [
            words.cards.next,
            status === "on" ? momentText(overview.nextAt, nowMs) : words.noNext[status],
            words.nextNotes[status],
          ],
          [words.cards.leagues, activeLeagues(overview), words.leaguesNote(synced.length)],
          last === null
            ? [words.cards.last, words.noRun, words.noRunNote]
            : [
                words.cards.last,
                runMessages.outcomes[last.status],
                `${kindWords(last.kind)} · ${momentText(last.finishedAt, nowMs)}`,
              ],
        ]}
      />
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
