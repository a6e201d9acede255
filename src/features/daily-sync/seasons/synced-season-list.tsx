import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../app/admin-paths.ts";
import { openRunOf, type SyncOverview } from "../../../domain/provider/run/sync-overview.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { dailySyncMessages } from "../daily-sync-messages.ts";
import { SeasonRow } from "./season-row.tsx";
import { SeasonSyncPanel } from "./season-sync-panel.tsx";

const { seasons: words } = dailySyncMessages;

/** Lists the seasons with their counts and last sync; one panel is open at a time. */
export function SyncedSeasonList({
  overview,
  canSync,
}: {
  overview: SyncOverview;
  canSync: boolean;
}) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (overview.seasons.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} text={words.emptyText}>
        <Link to={adminPaths.newSeason()} className={buttonClass()}>
          {words.create}
        </Link>
      </EmptyState>
    );
  }
  return (
    <Section title={words.title}>
      <ul aria-label={words.title} className="card mt-2 divide-y divide-line">
        {overview.seasons.map((season) => (
          <SeasonRow
            key={season.id}
            season={season}
            openRun={openRunOf(overview, season.id)}
            isLocked={!canSync || openId === season.id}
            onOpen={() => setOpenId(season.id)}
          >
            {openId === season.id && (
              <SeasonSyncPanel season={season} onClose={() => setOpenId(null)} />
            )}
          </SeasonRow>
        ))}
      </ul>
    </Section>
  );
}
