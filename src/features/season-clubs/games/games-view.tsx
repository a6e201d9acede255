import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import { setGameArchived } from "../../../app/server-calls/clubs.ts";
import {
  gamesToShow,
  leaguesThatPlay,
  type ManagedGame,
  type SeasonSchedule,
} from "../../../domain/season/clubs/managed-game.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { archiveRow } from "../archive-row.ts";
import { useClubFilter } from "../club-filter.tsx";
import { ClubList } from "../club-list.tsx";
import { GameForm } from "./game-form.tsx";
import { GameRows } from "./game-rows.tsx";
import { gameWorkMessages } from "./game-work-messages.ts";
import { ResultDialog } from "./result-dialog.tsx";

const { list: words, ...messages } = gameWorkMessages;

type Opened =
  | { readonly kind: "new" }
  | { readonly kind: "edit" | "result"; readonly game: ManagedGame };

/** Search, the games in order, and the dialog of what is added, edited or decided. */
export function GamesView({
  schedule,
  isOffline,
  reload,
}: {
  schedule: SeasonSchedule;
  isOffline: boolean;
  reload: () => Promise<void>;
}) {
  const state = useClubFilter();
  const [opened, open] = useState<Opened | null>(null);
  const names = new Map(schedule.teams.map(({ id, name }) => [id, name]));
  const nameOf = (teamId: string) => names.get(teamId) ?? words.unknownTeam;
  const titleOf = (game: ManagedGame) =>
    words.game(nameOf(game.teamVisitorId), nameOf(game.teamHomeId));
  const shown = gamesToShow(schedule.games, nameOf, state.filter);
  const close = () => open(null);
  const mayPlay = leaguesThatPlay(schedule).length > 0;

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
        <Link to={paths.adminTeams(schedule.season.id)} className={buttonClass()}>
          {words.toTeams}
        </Link>
      </EmptyState>
    );
  }
  const add = (
    <Button variant="fill" disabled={isOffline || !mayPlay} onClick={() => open({ kind: "new" })}>
      {words.add}
    </Button>
  );
  return (
    <>
      <ClubList
        words={words}
        all={schedule.games}
        shown={shown.length}
        leagues={schedule.leagues}
        state={state}
        add={add}
      >
        <GameRows
          games={shown}
          nameOf={nameOf}
          isOffline={isOffline}
          onEdit={(game) => open({ kind: "edit", game })}
          onResult={(game) => open({ kind: "result", game })}
          onArchive={archive}
        />
      </ClubList>
      {opened?.kind === "result" ? (
        <ResultDialog game={opened.game} nameOf={nameOf} onClose={close} reload={reload} />
      ) : (
        opened !== null && (
          <GameForm
            schedule={schedule}
            game={opened.kind === "new" ? null : opened.game}
            onClose={close}
            reload={reload}
          />
        )
      )}
    </>
  );
}
