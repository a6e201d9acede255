import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { restoreSeason } from "../../app/server-calls/season-work.ts";
import { type ManagedSeason, seasonPlace } from "../../domain/season/work/managed-season.ts";
import { momentDayText } from "../../parts/page/day-text.ts";
import { restoredWords } from "../../parts/season/restored-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { seasonsMessages as words } from "./admin-messages.ts";

/** Lists archived and deleted seasons, which can be restored (D65). */
export function PutAwayList({
  seasons,
  isOffline,
  reload,
}: {
  seasons: readonly ManagedSeason[];
  isOffline: boolean;
  reload: () => Promise<void>;
}) {
  async function restore({ id, name }: ManagedSeason): Promise<void> {
    const result = await restoreSeason(id);
    await reload();
    if (result.ok) return notify(restoredWords(name, result.value));
    const { code, message } = result.error;
    await showAlert(message ?? words.restoreRefusals[code] ?? words.restoreFailed);
  }
  return (
    <Section title={words.putAway}>
      <p className="max-w-reading text-dense text-text-2">{words.putAwayLead}</p>
      <ul aria-label={words.putAway} className="card mt-2 divide-y divide-line">
        {seasons.map((season) => (
          <li
            key={season.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2"
          >
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="font-strong" dir="auto">
                {season.name}
              </p>
              <p className="flex flex-wrap items-center gap-2 text-label text-text-2">
                <PlaceBadge season={season} />
                {words.since(momentDayText(season.deletedAt ?? season.archivedAt ?? ""))}
              </p>
            </div>
            <span className="flex gap-2">
              {seasonPlace(season) === "archived" && (
                <Link
                  to={adminPaths.season(season.id)}
                  aria-label={words.manageWhich(season.name)}
                  className={buttonClass()}
                >
                  {words.manage}
                </Link>
              )}
              <Button
                aria-label={words.restoreWhich(season.name)}
                disabled={isOffline}
                onClick={() => void restore(season)}
              >
                {words.restore}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlaceBadge({ season }: { season: ManagedSeason }) {
  const isDeleted = seasonPlace(season) === "deleted";
  return (
    <Badge tone={isDeleted ? "bad" : "plain"}>{isDeleted ? words.deleted : words.archived}</Badge>
  );
}
