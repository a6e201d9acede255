import type { ManagedPlayer } from "../../../domain/season/clubs/managed-club.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { Jersey } from "../../../parts/jersey.tsx";
import { dayText } from "../../../parts/page/day-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Cell, Row, Table } from "../../../ui/table.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { clubMessages } from "../club-messages.ts";
import { teamWorkMessages } from "./team-work-messages.ts";

const { roster: words } = teamWorkMessages;

interface PlayerRowsProps {
  readonly players: readonly ManagedPlayer[];
  readonly onEdit: (player: ManagedPlayer) => void;
}

/** Shows the players as a table on a laptop and in one line each on a phone. */
export function PlayerRows({ players, ...actions }: PlayerRowsProps) {
  const isWide = useMedia("(min-width: 43.75rem)");
  if (!isWide) {
    return (
      <ul aria-label={words.title} className="card divide-y divide-line">
        {players.map((player) => (
          <li key={player.id} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
            <Shirt player={player} />
            <span className="min-w-0 flex-[1_1_8rem]">
              <span dir="auto" className="font-strong wrap-break-word">
                {player.name}
              </span>
              <span className="block text-dense text-text-2">
                <PlayerState player={player} />
              </span>
            </span>
            <EditPlayer player={player} {...actions} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Table label={words.title} head={words.columns} actions={words.actions}>
      {players.map((player) => (
        <Row key={player.id}>
          <Cell className="w-px">
            <Shirt player={player} />
          </Cell>
          <Cell heads className="min-w-28 font-strong wrap-anywhere" dir="auto">
            {player.name}
          </Cell>
          <Cell>
            <PlayerState player={player} />
          </Cell>
          <Cell className="w-px text-right">
            <EditPlayer player={player} {...actions} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Shirt({ player: { jerseyNumber } }: { player: ManagedPlayer }) {
  return (
    <span>
      <span aria-hidden="true">
        <Jersey number={jerseyNumber} />
      </span>
      <span className="sr-only">{jerseyNumber ?? words.noNumber}</span>
    </span>
  );
}

function PlayerState({ player }: { player: ManagedPlayer }) {
  return (
    <span className="flex flex-wrap gap-1">
      {player.mergedInto !== null && <Badge>{words.merged}</Badge>}
      {player.mergedInto === null && !player.isActive && <Badge>{words.inactive}</Badge>}
      {player.isIr && (
        <Badge tone="warn">
          {words.injured(player.irDate === null ? null : dayText(player.irDate, "short"))}
        </Badge>
      )}
      {player.isWalkOn && <Badge>{words.walkOn}</Badge>}
      {player.isActive && !player.isIr && words.active}
    </span>
  );
}

function EditPlayer({
  player,
  onEdit,
}: { player: ManagedPlayer } & Omit<PlayerRowsProps, "players">) {
  const { isOffline } = useAdminPage();
  return (
    <Button
      disabled={isOffline}
      aria-label={words.editOf(player.name)}
      onClick={() => onEdit(player)}
    >
      {clubMessages.edit}
    </Button>
  );
}
