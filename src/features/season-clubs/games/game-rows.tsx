import type { RunningGame } from "../../../domain/access/admin-desk.ts";
import type { ManagedGame } from "../../../domain/season/clubs/managed-game.ts";
import { twelveHourTime } from "../../../domain/shared/clock-time.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { ScoringLines } from "../../../parts/passes/scoring-line.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dotted } from "../../../ui/dotted.tsx";
import { useKeptFocus } from "../../../ui/kept-focus.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { GameActions, type OnGame } from "./game-actions.tsx";
import { GameStandingLine, scoreLine } from "./game-standing.tsx";
import { GameTable, type ListedPart, type ListedRow } from "./game-table.tsx";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words } = gameWorkMessages;

interface GameRowsProps extends OnGame {
  /** Games that run or are still to come, and the past games that are shown. */
  readonly parts: Readonly<Record<"coming" | "past", readonly ManagedGame[]>>;
  readonly nameOf: (teamId: string) => string;
  readonly shortOf: (teamId: string) => string;
  readonly running: readonly RunningGame[];
  /** Counts the past games that are left out. */
  readonly folded: number;
  readonly onUnfold: () => void;
}

/** Shows the games as a table from 900 px on and as cards on a phone. */
export function GameRows({
  parts,
  nameOf,
  shortOf,
  running,
  folded,
  onUnfold,
  ...on
}: GameRowsProps) {
  const isWide = useMedia("(min-width: 56.25rem)");
  useKeptFocus();
  const shown: ListedPart[] = (["coming", "past"] as const)
    .filter((part) => parts[part].length > 0)
    .map((part) => ({
      title: words.parts[part],
      rows: parts[part].map((game) => ({
        game,
        visitor: nameOf(game.teamVisitorId),
        home: nameOf(game.teamHomeId),
        day: dayText(game.gameDate, "weekday"),
        time: twelveHourTime(game.gameTime),
        on: running.find(({ gameId }) => gameId === game.id),
      })),
    }));
  const more = folded > 0 && (
    <div className="print:hidden">
      <Button onClick={onUnfold}>{words.unfold(folded)}</Button>
    </div>
  );
  if (isWide) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <GameTable parts={shown} nameOf={nameOf} shortOf={shortOf} {...on} />
        {more}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {shown.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-2 type-h3">{title}</h3>
          <ul aria-label={title} className="card divide-y divide-line">
            {rows.map((row) => (
              <GameItem key={row.game.id} row={row} nameOf={nameOf} shortOf={shortOf} {...on} />
            ))}
          </ul>
        </section>
      ))}
      {more}
    </div>
  );
}

function GameItem({
  row: { game, visitor, home, day, time, on },
  nameOf,
  shortOf,
  ...actions
}: { row: ListedRow } & Pick<GameRowsProps, "nameOf" | "shortOf"> & OnGame) {
  const week = game.weekNumber === null ? null : words.week(game.weekNumber);
  const score = scoreLine(game);
  return (
    <li className="grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2.5 print:py-1.5">
      <p className="font-strong wrap-anywhere" dir="auto">
        {words.game(visitor, home)}
      </p>
      <p className="text-dense text-text-2">
        <Dotted parts={[day, time, game.fieldLocation, week].filter((part) => part !== null)} />
      </p>
      {on !== undefined && (
        <div className="text-label text-text-2">
          <ScoringLines seen={on.seen} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 flex-[1_1_7rem]">
          <GameStandingLine game={game} nameOf={nameOf} shortOf={shortOf}>
            {score !== null && <span className="font-strong whitespace-nowrap">{score}</span>}
          </GameStandingLine>
        </div>
        <GameActions game={game} title={words.gameOn(visitor, home, day)} {...actions} />
      </div>
    </li>
  );
}
