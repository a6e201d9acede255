import { CalendarDays, Layers, ListOrdered, type LucideIcon, Users } from "lucide-react";
import { lastDone, type SyncRun } from "../../../domain/provider/run/sync-run.ts";
import type { SeasonWork } from "../../../domain/season/work/season-work.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import { runMessages } from "../../../parts/provider/provider-messages.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { seasonSyncMessages as words } from "./sync-messages.ts";

/** Keeps the order of the specification (A §2). */
export const STEPS = ["teams", "games", "divisions", "standings"] as const;
type OwnStep = (typeof STEPS)[number];

const ICONS: Readonly<Record<OwnStep, LucideIcon>> = {
  teams: Users,
  games: CalendarDays,
  divisions: Layers,
  standings: ListOrdered,
};

type Contents = Pick<SeasonWork, "leagues" | "teams" | "counts">;

/** Shows each step's last figures and time with its Sync Now. */
export function SyncSteps({
  work,
  runs,
  isLocked,
  onSync,
}: {
  work: Contents;
  /** "loading" and "failed": nobody knows yet what was synced. */
  runs: readonly SyncRun[] | "loading" | "failed";
  isLocked: boolean;
  onSync: (step: OwnStep) => void;
}) {
  const figures = figuresOf(work);
  return (
    <ul className="card @container divide-y divide-line">
      {STEPS.map((step) => (
        <li
          key={step}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-4 py-2 @min-[17rem]:grid-cols-[auto_minmax(0,1fr)_auto] @min-[38rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
        >
          <Icon as={ICONS[step]} className="text-brand" />
          <div className="min-w-0">
            <h3 className="type-h3">{runMessages.kinds[step]}</h3>
            {runs === "loading" ? (
              <Skeleton className="my-0.5 h-3 w-32" />
            ) : (
              <p className="text-label text-text-2">{lastWords(runs, step)}</p>
            )}
          </div>
          <dl className="col-start-2 row-start-2 flex flex-wrap gap-x-6 @min-[17rem]:col-end-4 @min-[38rem]:col-start-3 @min-[38rem]:row-start-1 @min-[38rem]:grid @min-[38rem]:w-60 @min-[38rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] @min-[38rem]:gap-3">
            {figures[step].map(([label, value]) => (
              <div key={label} className="flex items-baseline gap-1.5">
                <dd className="order-first type-h2 font-stretch-[80%]">{value}</dd>
                <dt className="text-label text-text-2">{label}</dt>
              </div>
            ))}
          </dl>
          <Button
            aria-label={words.syncNowOf(runMessages.kinds[step])}
            disabled={isLocked}
            onClick={() => onSync(step)}
            className="col-start-2 row-start-3 @min-[17rem]:col-start-3 @min-[17rem]:row-start-1 @min-[38rem]:col-start-4"
          >
            {words.syncNow}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function lastWords(runs: readonly SyncRun[] | "failed", step: OwnStep): string {
  if (runs === "failed") return words.notKnown;
  const done = lastDone(runs, step);
  return done === null ? words.never : words.syncedAt(momentText(done, Date.now()));
}

function figuresOf({
  leagues,
  teams,
  counts,
}: Contents): Readonly<Record<OwnStep, readonly (readonly [string, number])[]>> {
  const inUse = (row: { archivedAt: string | null }) => row.archivedAt === null;
  const listed = teams.filter(inUse).length;
  const divisions = leagues.filter(inUse).flatMap((league) => league.divisions).length;
  const { figures } = words;
  return {
    teams: [
      [figures.teams, listed],
      [figures.players, counts.players],
    ],
    games: [
      [figures.games, counts.games],
      [figures.completed, counts.completedGames],
    ],
    divisions: [[figures.divisions, divisions]],
    standings: [[figures.rows, listed]],
  };
}
