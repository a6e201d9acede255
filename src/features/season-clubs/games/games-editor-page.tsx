import { useSeasonSchedule } from "../../../app/queries/server/use-season-clubs.ts";
import { ClubPage } from "../club-page.tsx";
import { gameWorkMessages } from "./game-work-messages.ts";
import { GamesView } from "./games-view.tsx";

/** Admins enter and change a season's games here, and set results without stats (D46a). */
export function GamesEditorPage({ seasonId }: { seasonId: string }) {
  const { query, reload } = useSeasonSchedule(seasonId);
  return (
    <ClubPage seasonId={seasonId} words={gameWorkMessages.page} query={query} reload={reload}>
      {(schedule) => <GamesView schedule={schedule} />}
    </ClubPage>
  );
}
