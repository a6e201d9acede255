import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import type { SeasonRosters } from "../../../app/queries/pages/season-rosters.ts";
import { LongList } from "../../../parts/long-list/long-list.tsx";
import { PlayersWithoutTeam } from "../../../parts/names/players-without-team.tsx";
import { OfflineNote } from "../../../parts/page/offline-note.tsx";
import { Button } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/form/search-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import type { OpenDialog } from "../editing/edit-buttons.tsx";
import { TeamDialogs } from "../editing/team-dialogs.tsx";
import { useTeamRights } from "../editing/team-rights.ts";
import { DivisionSection } from "./division-section.tsx";
import { firstTeams } from "./first-teams.ts";
import { useTeamGlance } from "./team-glance.ts";
import { teamMessages as words } from "./team-messages.ts";
import { useTeamList } from "./use-team-list.ts";

/** Shows the search, the cards by division, and the chosen person's dialog. */
export function TeamCards({
  seasonId,
  season,
  onChanged,
}: {
  seasonId: string;
  season: SeasonRosters;
  /** Called when the server holds something new. */
  onChanged: () => void;
}) {
  const rights = useTeamRights();
  const list = useTeamList(season.cards);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isWide = useMedia("(min-width: 50rem)");
  const isLaptop = useMedia("(min-width: 68.75rem)");
  const glance = useTeamGlance(seasonId, season.cards);

  if (season.cards.length === 0)
    return <EmptyState title={words.noTeamsTitle} text={words.noTeamsText} />;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={list.typed}
          onSearch={list.search}
          className="max-w-80 min-w-[min(100%,9rem)] flex-1"
        />
        <Button
          size="lg"
          icon={<Icon as={list.areOpen ? ChevronsDownUp : ChevronsUpDown} size="sm" />}
          onClick={() => list.openAll(!list.areOpen)}
        >
          <span className="sr-only sm:not-sr-only">
            {list.areOpen ? words.closeAll : words.openAll}
          </span>
        </Button>
      </div>
      <p role="status" className="mb-3 text-dense text-text-2 empty:hidden">
        {list.typed.trim() !== "" && words.found(list.count, season.cards.length)}
      </p>
      {rights.isOffline && rights.mayEdit && (
        <div className="mb-4">
          <OfflineNote text={words.offline} />
        </div>
      )}
      <div className="mb-4 empty:hidden">
        <PlayersWithoutTeam players={season.players} />
      </div>
      <LongList key={list.searched} count={list.count} className="grid gap-5 wide:gap-8">
        {(length) =>
          firstTeams(list.groups, length).map(({ group, drawn }) => (
            <DivisionSection
              key={`${group.leagueId} ${group.name}`}
              group={group}
              drawn={drawn}
              columns={isLaptop ? 2 : isWide ? 3 : 1}
              glance={glance}
              isOpen={list.isOpen}
              onToggle={list.toggle}
              showsLeague={season.hasSeveralLeagues}
              waitingIds={season.waitingIds}
              rights={rights}
              onOpen={setDialog}
            />
          ))
        }
      </LongList>
      {list.count === 0 && (
        <EmptyState title={words.noMatchTitle} text={words.noMatchText(list.typed)}>
          <Button onClick={() => list.search("")}>{words.clearSearch}</Button>
        </EmptyState>
      )}
      <TeamDialogs
        season={season}
        rights={rights}
        dialog={dialog}
        open={setDialog}
        onChanged={onChanged}
      />
    </>
  );
}
