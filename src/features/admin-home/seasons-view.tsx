import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { type ManagedSeason, seasonPlace } from "../../domain/season/work/managed-season.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { seasonsMessages as words } from "./admin-messages.ts";
import { PutAwayList } from "./put-away-list.tsx";
import { SeasonList } from "./season-list.tsx";

/** Lists the seasons in use, and below them the archived and deleted ones. */
export function SeasonsView({
  seasons,
  isOffline,
  reload,
}: {
  seasons: readonly ManagedSeason[];
  isOffline: boolean;
  reload: () => Promise<void>;
}) {
  const listed = seasons.filter((season) => seasonPlace(season) === "listed");
  const putAway = seasons.filter((season) => seasonPlace(season) !== "listed");
  return (
    <>
      {listed.length === 0 ? (
        <EmptyState title={words.emptyTitle}>
          <Link to={adminPaths.newSeason()} className={buttonClass({ variant: "fill" })}>
            {words.createFirst}
          </Link>
        </EmptyState>
      ) : (
        <Section title={words.title}>
          <div className="mt-2">
            <SeasonList seasons={listed} isOffline={isOffline} reload={reload} />
          </div>
        </Section>
      )}
      {putAway.length > 0 && (
        <PutAwayList seasons={putAway} isOffline={isOffline} reload={reload} />
      )}
    </>
  );
}
