import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../app/admin-paths.ts";
import { useRunningGames } from "../../../app/queries/server/use-running-games.ts";
import type { LeagueSchedule } from "../../../app/queries/server/use-season-clubs.ts";
import { setGameArchived } from "../../../app/server-calls/clubs.ts";
import {
  gamesToShow,
  isKnownZone,
  lacksResult,
  leagueDate,
  leaguesThatPlay,
  type ManagedGame,
  newestPast,
  scheduleParts,
} from "../../../domain/season/clubs/managed-game.ts";
import { teamNames } from "../../../domain/season/team-names.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { NEW_GAME, NO_RESULT } from "../../../parts/admin/list-addresses.ts";
import { useAddress, withValues } from "../../../parts/page/address.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { CheckboxRow } from "../../../ui/form/checkbox.tsx";
import { Note } from "../../../ui/note.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useBeforePrint } from "../../../ui/use-before-print.ts";
import { archiveRow } from "../archive-row.ts";
import { isNarrowed, useClubFilter } from "../club-filter.tsx";
import { ClubList } from "../club-list.tsx";
import { GameForm } from "./game-form.tsx";
import { GameRows } from "./game-rows.tsx";
import { gameWorkMessages } from "./game-work-messages.ts";
import { ResultDialog } from "./result-dialog.tsx";

const { list: words, ...messages } = gameWorkMessages;

type Opened =
  | { readonly kind: "new" }
  | { readonly kind: "edit" | "result"; readonly game: ManagedGame };

/** Shows the search, the games in order, and the open dialog. */
export function GamesView({ schedule }: { schedule: LeagueSchedule }) {
  const { isOffline, reload } = useAdminPage();
  const state = useClubFilter();
  const missing = useMissingResults(schedule);
  const past = useFoldedPast(missing.isAsked || isNarrowed(state.filter));
  const running = useRunningGames(schedule.season.id);
  const mayPlay = leaguesThatPlay(schedule).length > 0;
  const { opened, open, close } = useOpened(mayPlay);
  const names = new Map(schedule.teams.map(({ id, name }) => [id, name]));
  const nameOf = (teamId: string) => names.get(teamId) ?? words.unknownTeam;
  const called = teamNames(schedule.teams);
  const shortOf = (teamId: string) => called.get(teamId)?.shortName ?? nameOf(teamId);
  const titleOf = (game: ManagedGame) =>
    words.game(nameOf(game.teamVisitorId), nameOf(game.teamHomeId));
  const shown = gamesToShow(missing.isAsked ? missing.games : schedule.games, nameOf, state.filter);

  function archive(game: ManagedGame): void {
    const isRestored = game.archivedAt !== null;
    void archiveRow({
      question: isRestored ? null : messages.archiveQuestion(titleOf(game)),
      done: isRestored ? messages.restored : messages.archived,
      change: () => setGameArchived(game.id, !isRestored),
      reload,
    });
  }

  if (!mayPlay && schedule.games.length === 0) {
    return (
      <EmptyState title={words.noTeamsTitle} text={words.noTeamsText}>
        <Link to={adminPaths.teams(schedule.season.id)} className={buttonClass()}>
          {words.toTeams}
        </Link>
      </EmptyState>
    );
  }
  const add = (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="fill"
        size="lg"
        disabled={isOffline || !mayPlay}
        onClick={() => open({ kind: "new" })}
      >
        {words.add}
      </Button>
      <Link to={adminPaths.dayPasses(schedule.season.id)} className={buttonClass({ size: "lg" })}>
        {words.passesOfDay}
      </Link>
    </div>
  );
  return (
    <>
      <ZoneNote timeZone={schedule.timeZone} />
      <ClubList
        words={words}
        all={schedule.games}
        shown={shown.length}
        leagues={schedule.leagues}
        state={{
          ...state,
          reset() {
            state.reset();
            missing.ask(false);
          },
        }}
        add={add}
        more={
          (missing.isAsked || missing.games.length > 0) && (
            <CheckboxRow
              checked={missing.isAsked}
              onChange={({ target }) => missing.ask(target.checked)}
              isBoxFirst
            >
              {words.withoutResult} ({missing.games.length})
            </CheckboxRow>
          )
        }
      >
        <GameRows
          {...past.fold(scheduleParts(shown, missing.now))}
          nameOf={nameOf}
          shortOf={shortOf}
          running={running.status === "ready" ? running.value : []}
          onEdit={(game) => open({ kind: "edit", game })}
          onResult={(game) => open({ kind: "result", game })}
          onArchive={archive}
        />
      </ClubList>
      {opened?.kind === "result" ? (
        <ResultDialog game={opened.game} nameOf={nameOf} onClose={close} />
      ) : (
        opened !== null && (
          <GameForm
            schedule={schedule}
            game={opened.kind === "new" ? null : opened.game}
            filteredTo={state.filter.leagueId}
            onClose={close}
          />
        )
      )}
    </>
  );
}

function ZoneNote({ timeZone }: Pick<LeagueSchedule, "timeZone">) {
  if (timeZone !== null && isKnownZone(timeZone)) return null;
  return (
    <Note icon={TriangleAlert} tone="warn">
      {timeZone === null ? words.zoneUnread : words.zoneUnknown(timeZone)}
    </Note>
  );
}

/** A season without games links to the form, whose address goes with it, so that Back and Reload show the list. */
function useOpened(mayPlay: boolean) {
  const [address, setAddress] = useAddress();
  const [opened, open] = useState<Opened | null>(
    mayPlay && address.get("add") === NEW_GAME ? { kind: "new" } : null,
  );
  function close(): void {
    open(null);
    setAddress((newest) => withValues(newest, { add: null }), { replace: true });
  }
  return { opened, open, close };
}

/** Folds older games away, except in a search and on paper. */
function useFoldedPast(isSearch: boolean) {
  const [isOpen, setOpen] = useState(false);
  const unfold = () => setOpen(true);
  useBeforePrint(unfold);
  return {
    fold({ coming, past }: ReturnType<typeof scheduleParts>) {
      const { newest, older } = newestPast(past);
      const isFolded = !isOpen && !isSearch;
      return {
        parts: { coming, past: isFolded ? newest : past },
        folded: isFolded ? older : 0,
        onUnfold: unfold,
      };
    },
  };
}

/** The admin desk links to these games, so the filter is kept in the address. */
function useMissingResults({ games, timeZone }: LeagueSchedule) {
  const [address, setAddress] = useAddress();
  // The running games are read every 15 seconds, and draw this anew.
  const now = leagueDate(Date.now(), timeZone);
  return {
    now,
    games: games.filter((game) => lacksResult(game, now)),
    isAsked: address.get("show") === NO_RESULT,
    ask: (isAsked: boolean) =>
      setAddress((newest) => withValues(newest, { show: isAsked ? NO_RESULT : null }), {
        replace: true,
      }),
  };
}
