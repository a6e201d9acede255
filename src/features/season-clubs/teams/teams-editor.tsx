import { useState } from "react";
import { setTeamArchived } from "../../../app/server-calls/clubs.ts";
import {
  type ManagedTeam,
  type SeasonClubs,
  teamsToShow,
} from "../../../domain/season/clubs/managed-club.ts";
import { Button } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { archiveRow } from "../archive-row.ts";
import { ClubFilterBar, NothingFound, useClubFilter } from "../club-filter.tsx";
import { TeamEditor } from "./team-editor.tsx";
import { TeamRows } from "./team-rows.tsx";
import { teamWorkMessages } from "./team-work-messages.ts";

const { list: words, ...messages } = teamWorkMessages;

/** Search, the teams, and the dialog of whoever is added or edited. */
export function TeamsEditor({
  clubs,
  isOffline,
  reload,
}: {
  clubs: SeasonClubs;
  isOffline: boolean;
  reload: () => Promise<void>;
}) {
  const state = useClubFilter();
  const [edited, edit] = useState<ManagedTeam | "new" | null>(null);
  const shown = teamsToShow(clubs.teams, state.filter);
  const archived = clubs.teams.filter(({ archivedAt }) => archivedAt !== null).length;
  const inUse = clubs.teams.length - archived;
  const add = (
    <Button variant="fill" disabled={isOffline} onClick={() => edit("new")}>
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
      {clubs.teams.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText}>
          {add}
        </EmptyState>
      ) : (
        <Section
          title={words.title}
          aside={
            <span role="status">
              {words.count(shown.length, state.filter.withArchived ? inUse + archived : inUse)}
            </span>
          }
        >
          <div className="mt-2 mb-3 grid gap-3">
            <div>{add}</div>
            <ClubFilterBar
              state={state}
              search={words.search}
              leagues={clubs.leagues}
              archived={archived}
            />
          </div>
          {shown.length === 0 ? (
            <NothingFound onShowAll={state.reset} />
          ) : (
            <TeamRows
              clubs={clubs}
              teams={shown}
              isOffline={isOffline}
              onEdit={edit}
              onArchive={archive}
            />
          )}
        </Section>
      )}
      {edited !== null && (
        <TeamEditor
          clubs={clubs}
          team={edited === "new" ? null : edited}
          onClose={() => edit(null)}
          reload={reload}
        />
      )}
    </>
  );
}
