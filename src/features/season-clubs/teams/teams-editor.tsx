import { useState } from "react";
import { setTeamArchived } from "../../../app/server-calls/clubs.ts";
import {
  type ManagedTeam,
  type SeasonClubs,
  teamsToShow,
} from "../../../domain/season/clubs/managed-club.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { archiveRow } from "../archive-row.ts";
import { useClubFilter } from "../club-filter.tsx";
import { ClubList } from "../club-list.tsx";
import { TeamEditor } from "./team-editor.tsx";
import { TeamRows } from "./team-rows.tsx";
import { teamWorkMessages } from "./team-work-messages.ts";

const { list: words, ...messages } = teamWorkMessages;

/** Shows the search, the teams, and the open dialog. */
export function TeamsEditor({ clubs }: { clubs: SeasonClubs }) {
  const { isOffline, reload } = useAdminPage();
  const state = useClubFilter();
  const [edited, edit] = useState<ManagedTeam | "new" | null>(null);
  const shown = teamsToShow(clubs.teams, state.filter);
  const add = (
    <Button variant="fill" size="lg" disabled={isOffline} onClick={() => edit("new")}>
      {words.add}
    </Button>
  );

  function archive(team: ManagedTeam): void {
    const isRestored = team.archivedAt !== null;
    void archiveRow({
      question: isRestored ? null : messages.archiveQuestion(team.name),
      done: isRestored ? messages.restored(team.name) : messages.archived(team.name),
      change: () => setTeamArchived(team.id, !isRestored),
      reload,
    });
  }

  return (
    <>
      <ClubList
        words={words}
        all={clubs.teams}
        shown={shown.length}
        leagues={clubs.leagues}
        state={state}
        add={add}
      >
        <TeamRows clubs={clubs} teams={shown} onEdit={edit} onArchive={archive} />
      </ClubList>
      {edited !== null && (
        <TeamEditor
          clubs={clubs}
          team={edited === "new" ? null : edited}
          filteredTo={state.filter.leagueId}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}
