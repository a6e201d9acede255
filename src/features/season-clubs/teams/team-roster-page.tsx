import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../app/admin-paths.ts";
import { useSeasonClubs } from "../../../app/queries/server/use-season-clubs.ts";
import {
  type ManagedPlayer,
  type ManagedTeam,
  playersOf,
  type SeasonClubs,
} from "../../../domain/season/clubs/managed-club.ts";
import { overPlaces } from "../../../domain/season/work/places.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { Section } from "../../../ui/section.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { ClubPage } from "../club-page.tsx";
import { PlayerEditor } from "./player-editor.tsx";
import { PlayerRows } from "./player-rows.tsx";
import { teamWorkMessages } from "./team-work-messages.ts";

const { page, roster: words } = teamWorkMessages;

/** Admins enter, change and move the players of one team here. */
export function TeamRosterPage({ seasonId, teamId }: { seasonId: string; teamId: string }) {
  const { query, reload } = useSeasonClubs(seasonId);
  const team =
    query.status === "ready" ? query.value?.teams.find(({ id }) => id === teamId) : undefined;
  return (
    <ClubPage
      seasonId={seasonId}
      words={{ ...page, title: team?.name ?? words.title, lead: words.lead }}
      back={{ to: adminPaths.teams(seasonId), label: words.back }}
      query={query}
      reload={reload}
    >
      {(clubs) =>
        team === undefined ? (
          <EmptyState title={words.noTeamTitle} text={words.noTeamText}>
            <Link to={adminPaths.teams(seasonId)} className={buttonClass()}>
              {words.back}
            </Link>
          </EmptyState>
        ) : (
          <TeamRoster clubs={clubs} team={team} />
        )
      }
    </ClubPage>
  );
}

function TeamRoster({ clubs, team }: { clubs: SeasonClubs; team: ManagedTeam }) {
  const { isOffline } = useAdminPage();
  const [edited, edit] = useState<ManagedPlayer | "new" | null>(null);
  const players = playersOf(clubs.players, team.id);
  const active = players.filter(({ isActive }) => isActive).length;
  const over = overPlaces(active, team.maxPlayers);
  const add = (
    <Button
      variant="fill"
      size="lg"
      disabled={isOffline || team.archivedAt !== null}
      onClick={() => edit("new")}
    >
      {words.add}
    </Button>
  );
  return (
    <>
      {players.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText}>
          {add}
        </EmptyState>
      ) : (
        <Section
          title={words.title}
          aside={<span role="status">{words.count(active, team.maxPlayers)}</span>}
        >
          <div className="mt-2 mb-3 grid justify-items-start gap-3">
            {add}
            {over > 0 && (
              <Note icon={TriangleAlert} tone="warn">
                {words.over(over)}
              </Note>
            )}
          </div>
          <PlayerRows players={players} onEdit={edit} />
        </Section>
      )}
      {edited !== null && (
        <PlayerEditor
          clubs={clubs}
          team={team}
          player={edited === "new" ? null : edited}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}
