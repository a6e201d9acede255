import { useSeasonClubs } from "../../../app/queries/server/use-season-clubs.ts";
import { ClubPage } from "../club-page.tsx";
import { teamWorkMessages } from "./team-work-messages.ts";
import { TeamsEditor } from "./teams-editor.tsx";

/** Admins enter and change a season's teams here (A §3, D12). */
export function TeamsEditorPage({ seasonId }: { seasonId: string }) {
  const { query, reload } = useSeasonClubs(seasonId);
  return (
    <ClubPage seasonId={seasonId} words={teamWorkMessages.page} query={query} reload={reload}>
      {(clubs) => <TeamsEditor clubs={clubs} />}
    </ClubPage>
  );
}
