import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../app/admin-paths.ts";
import {
  isGoingOn,
  type PastRun,
  type SyncedSeason,
} from "../../../domain/provider/run/sync-overview.ts";
import { storedStatus } from "../../../domain/season/season-status.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import { runMessages } from "../../../parts/provider/provider-messages.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { dailySyncMessages } from "../daily-sync-messages.ts";

const { seasons: words } = dailySyncMessages;
const FIGURES = ["teams", "players", "games", "completed"] as const;

/** Shows what one season contains, when it was last synced, and the way to its sync. */
export function SeasonRow({
  season,
  openRun,
  isLocked,
  onOpen,
  children,
}: {
  season: SyncedSeason;
  openRun: PastRun | null;
  isLocked: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  const hasLeague = season.leagues.length > 0;
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={adminPaths.season(season.id)}
              className="link min-w-0 font-strong wrap-anywhere"
              dir="auto"
            >
              {season.name}
            </Link>
            {season.status !== null && <Badge>{storedStatus(season.status).label}</Badge>}
            {openRun !== null && (
              <Badge tone={isGoingOn(openRun) ? "live" : "info"}>
                {runMessages.outcomes[openRun.status]}
              </Badge>
            )}
          </p>
          <p className="text-label text-text-2">{syncedWords(season)}</p>
        </div>
        <dl className="flex flex-wrap gap-x-3">
          {FIGURES.map((figure) => (
            <div key={figure} className="flex w-16 min-w-0 flex-col-reverse">
              <dt className="truncate text-label font-stretch-[80%] text-text-2">
                {words.figures[figure]}
              </dt>
              <dd className="text-h2 font-head font-stretch-[80%]">{season[figure]}</dd>
            </div>
          ))}
        </dl>
        <Button
          icon={<Icon as={RefreshCw} size="sm" />}
          aria-label={(openRun === null ? words.syncWhich : words.showWhich)(season.name)}
          disabled={isLocked || !hasLeague}
          onClick={onOpen}
        >
          {openRun === null ? words.sync : words.show}
        </Button>
      </div>
      {children}
    </li>
  );
}

function syncedWords({ leagues, isSynced, lastSyncedAt }: SyncedSeason): string {
  if (leagues.length === 0) return words.byHand;
  const last =
    lastSyncedAt === null ? words.never : words.syncedAt(momentText(lastSyncedAt, Date.now()));
  return isSynced ? last : `${last} · ${words.closed}`;
}
