import type { RunningGame } from "../../../domain/access/admin-desk.ts";
import type { ManagedGame } from "../../../domain/season/clubs/managed-game.ts";
import { FittedName } from "../../../parts/names/fitted-name.tsx";
import { Cell, PartRow, Row, Table } from "../../../ui/table.tsx";
import { GameActions, type OnGame } from "./game-actions.tsx";
import { GameStandingLine, scoreLine } from "./game-standing.tsx";
import { gameWorkMessages } from "./game-work-messages.ts";

const { list: words } = gameWorkMessages;

export interface ListedRow {
  readonly game: ManagedGame;
  readonly visitor: string;
  readonly home: string;
  readonly day: string;
  readonly time: string | null;
  /** Set while somebody scores it. */
  readonly on: RunningGame | undefined;
}

/** A part of the schedule under its own head. */
export interface ListedPart {
  readonly title: string;
  readonly rows: readonly ListedRow[];
}

/** Day and time, and field and week, share a column, so that the table fits in 900 px. */
export function GameTable({
  parts,
  nameOf,
  shortOf,
  ...actions
}: {
  parts: readonly ListedPart[];
  nameOf: (teamId: string) => string;
  shortOf: (teamId: string) => string;
} & OnGame) {
  return (
    <Table label={words.title} head={words.columns} actions={words.actions} isTight>
      {parts.flatMap(({ title, rows }) => [
        <PartRow key={title} columns={words.columns.length + 1}>
          {title}
        </PartRow>,
        ...rows.map(({ game, visitor, home, day, time, on }) => (
          <Row key={game.id}>
            <Cell heads className="whitespace-nowrap">
              <span className="block">{day}</span>
              <span className="block text-label text-text-2">{time ?? words.none}</span>
            </Cell>
            <TeamCell name={visitor} shortName={shortOf(game.teamVisitorId)} />
            <TeamCell name={home} shortName={shortOf(game.teamHomeId)} />
            <Cell className="max-w-44 min-w-24 wrap-anywhere bar:min-w-40">
              <span className="block">{game.fieldLocation ?? words.none}</span>
              {game.weekNumber !== null && (
                <span className="block text-label text-text-2">{words.week(game.weekNumber)}</span>
              )}
            </Cell>
            <Cell className="whitespace-nowrap">
              <span className="numeral text-lead">{scoreLine(game) ?? words.none}</span>
            </Cell>
            <Cell className="max-w-48">
              <GameStandingLine game={game} nameOf={nameOf} shortOf={shortOf} on={on} />
            </Cell>
            <Cell className="w-px">
              <GameActions game={game} title={words.gameOn(visitor, home, day)} {...actions} />
            </Cell>
          </Row>
        )),
      ])}
    </Table>
  );
}

function TeamCell(team: { name: string; shortName: string }) {
  return (
    <Cell className="min-w-24 font-strong [--lines:2]" dir="auto" title={team.name}>
      <FittedName {...team} />
    </Cell>
  );
}
