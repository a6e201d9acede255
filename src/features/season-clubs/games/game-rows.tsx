import { Archive, ArchiveRestore, KeyRound, Pencil } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths.ts";
import type { RunningGame } from "../../../domain/access/admin-desk.ts";
import { type ManagedGame, standingOf } from "../../../domain/season/clubs/managed-game.ts";
import { twelveHourTime } from "../../../domain/shared/clock-time.ts";
import { FittingTeam } from "../../../parts/names/short-text.tsx";
import { dayText } from "../../../parts/page/day-text.ts";
import { ScoringLine } from "../../../parts/passes/scoring-line.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Cell, Row, Table } from "../../../ui/table.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { clubMessages } from "../club-messages.ts";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words, standings } = gameWorkMessages;

const TONES: Readonly<Record<ReturnType<typeof standingOf>, BadgeTone>> = {
  scheduled: "plain",
  in_progress: "live",
  final: "stamp",
  forfeit: "warn",
  cancelled: "bad",
  postponed: "info",
};

/** A game that is over needs no pass. */
const OPEN: ReadonlySet<ReturnType<typeof standingOf>> = new Set([
  "scheduled",
  "in_progress",
  "postponed",
]);

/** The team column holds this many letters without breaking a word. */
const MOST_LETTERS = 19;

interface GameRowsProps {
  readonly games: readonly ManagedGame[];
  readonly nameOf: (teamId: string) => string;
  readonly shortOf: (teamId: string) => string;
  readonly running: readonly RunningGame[];
  readonly isOffline: boolean;
  readonly onEdit: (game: ManagedGame) => void;
  readonly onResult: (game: ManagedGame) => void;
  readonly onArchive: (game: ManagedGame) => void;
}

/** Shows the games as a table on a laptop and as cards on a phone. */
export function GameRows({ games, nameOf, shortOf, running, ...actions }: GameRowsProps) {
  const isWide = useMedia("(min-width: 1100px)");
  const rows = games.map((game) => ({
    game,
    visitor: nameOf(game.teamVisitorId),
    home: nameOf(game.teamHomeId),
    day: dayText(game.gameDate, "weekday"),
    time: twelveHourTime(game.gameTime),
    on: running.find(({ gameId }) => gameId === game.id),
  }));
  if (!isWide) {
    return (
      <ul aria-label={words.title} className="card divide-y divide-line">
        {rows.map(({ game, visitor, home, day, time, on }) => (
          <li key={game.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3">
            <p className="font-strong wrap-anywhere" dir="auto">
              {words.game(visitor, home)}
            </p>
            <p className="text-dense text-text-2">
              {[
                day,
                time,
                game.fieldLocation,
                game.weekNumber === null ? null : words.week(game.weekNumber),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <GameResult game={game} nameOf={nameOf} on={on} />
            <GameActions game={game} title={words.gameOn(visitor, home, day)} {...actions} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table label={words.title} head={words.columns} actions={words.actions}>
      {rows.map(({ game, visitor, home, day, time, on }) => (
        <Row key={game.id}>
          <Cell heads className="whitespace-nowrap">
            {day}
          </Cell>
          <Cell className="whitespace-nowrap">{time ?? words.none}</Cell>
          <TeamCell name={visitor} shortName={shortOf(game.teamVisitorId)} />
          <TeamCell name={home} shortName={shortOf(game.teamHomeId)} />
          <Cell className="min-w-24 max-w-44 wrap-anywhere">
            {game.fieldLocation ?? words.none}
          </Cell>
          <Cell>{game.weekNumber ?? words.none}</Cell>
          <Cell>
            <GameResult game={game} nameOf={nameOf} on={on} />
          </Cell>
          <Cell className="w-px">
            <GameActions game={game} title={words.gameOn(visitor, home, day)} {...actions} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function TeamCell(team: { name: string; shortName: string }) {
  return (
    <Cell className="font-strong whitespace-nowrap" dir="auto" title={team.name}>
      <FittingTeam team={team} letters={MOST_LETTERS} />
    </Cell>
  );
}

function GameResult({
  game,
  nameOf,
  on,
}: {
  game: ManagedGame;
  nameOf: GameRowsProps["nameOf"];
  on: RunningGame | undefined;
}) {
  const standing = standingOf(game);
  const hasScore = standing === "final" || standing === "in_progress";
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {hasScore && (
        <span className="font-strong whitespace-nowrap">
          {game.visitorScore}–{game.homeScore}
        </span>
      )}
      <Badge tone={TONES[standing]}>{standings[standing]}</Badge>
      {game.winnerTeamId !== null && (
        <span className="text-label">{words.wonBy(nameOf(game.winnerTeamId))}</span>
      )}
      {game.isPlayoff && <Badge>{words.playoff}</Badge>}
      {game.archivedAt !== null && <Badge>{clubMessages.archived}</Badge>}
      {on !== undefined && (
        <span className="basis-full text-label text-text-2">
          <ScoringLine seen={on.seen} />
        </span>
      )}
    </span>
  );
}

function GameActions({
  game,
  title,
  isOffline,
  onEdit,
  onResult,
  onArchive,
}: {
  game: ManagedGame;
  title: string;
} & Pick<GameRowsProps, "isOffline" | "onEdit" | "onResult" | "onArchive">) {
  const isArchived = game.archivedAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-1 wide:flex-nowrap wide:justify-end">
      {!isArchived && (
        <Button
          disabled={isOffline}
          aria-label={words.resultOf(title)}
          onClick={() => onResult(game)}
        >
          {words.result}
        </Button>
      )}
      <IconButton
        label={words.editOf(title)}
        title={clubMessages.edit}
        icon={<Icon as={Pencil} />}
        disabled={isOffline}
        onClick={() => onEdit(game)}
      />
      {!isArchived && OPEN.has(standingOf(game)) && (
        <Link
          to={paths.gamePasses(game.id)}
          aria-label={words.passesOf(title)}
          title={words.passes}
          className="grid size-11 flex-none place-items-center rounded-card hover:bg-surface-2"
        >
          <Icon as={KeyRound} />
        </Link>
      )}
      <IconButton
        label={isArchived ? words.restoreOf(title) : words.archiveOf(title)}
        title={isArchived ? clubMessages.restore : clubMessages.archive}
        icon={<Icon as={isArchived ? ArchiveRestore : Archive} />}
        disabled={isOffline}
        onClick={() => onArchive(game)}
      />
    </div>
  );
}
