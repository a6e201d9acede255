import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../app/admin-paths.ts";
import { seasonStatus } from "../../domain/season/season-status.ts";
import type { ManagedSeason } from "../../domain/season/work/managed-season.ts";
import { seasonDates } from "../../parts/season/season-dates.ts";
import { seasonTypeWords } from "../../parts/season/season-type.ts";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { seasonsMessages as words } from "./admin-messages.ts";
import { DeleteSeasonDialog } from "./delete/delete-season-dialog.tsx";

/** Shows the seasons as a table on a laptop and as cards on a phone (A §2). */
export function SeasonList({
  seasons,
  isOffline,
  reload,
}: {
  seasons: readonly ManagedSeason[];
  isOffline: boolean;
  reload: () => Promise<void>;
}) {
  const isWide = useMedia("(min-width: 50rem)");
  const [deletedId, askToDelete] = useState<string | null>(null);
  const deleted = seasons.find(({ id }) => id === deletedId);
  const rows = { seasons, isOffline, onDelete: ({ id }: ManagedSeason) => askToDelete(id) };
  return (
    <>
      {isWide ? <SeasonTable {...rows} /> : <SeasonCards {...rows} />}
      {deleted !== undefined && (
        <DeleteSeasonDialog
          season={deleted}
          isOffline={isOffline}
          onClose={() => askToDelete(null)}
          reload={reload}
        />
      )}
    </>
  );
}

interface SeasonRows {
  readonly seasons: readonly ManagedSeason[];
  readonly isOffline: boolean;
  readonly onDelete: (season: ManagedSeason) => void;
}

function SeasonTable({ seasons, ...actions }: SeasonRows) {
  return (
    <Table label={words.title} head={words.columns} actions={words.actionsColumn}>
      {seasons.map((season) => (
        <Row key={season.id}>
          <Cell heads className="max-w-96 truncate text-body font-strong" title={season.name}>
            {season.name}
          </Cell>
          <Cell className="whitespace-nowrap">{seasonDates(season)}</Cell>
          <Cell>
            <ActiveBadge season={season} />
          </Cell>
          <Cell>{season.year}</Cell>
          <Cell>{seasonTypeWords(season.seasonType)}</Cell>
          <Cell className="w-px">
            <SeasonActions season={season} {...actions} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function SeasonCards({ seasons, ...actions }: SeasonRows) {
  return (
    <ul aria-label={words.title} className="card divide-y divide-line">
      {seasons.map((season) => (
        <li key={season.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3 pr-2 pl-4">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 pr-2">
            <span className="min-w-0 flex-[1_1_9rem] font-strong" dir="auto">
              {season.name}
            </span>
            <ActiveBadge season={season} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-[1_1_7rem] text-label text-text-2">
              <span className="block">{seasonDates(season)}</span>
              <span className="block">{`${season.year} · ${seasonTypeWords(season.seasonType)}`}</span>
            </p>
            <SeasonActions season={season} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** An upcoming season is active, too; the selector's word says which one it is. */
function ActiveBadge({ season }: { season: ManagedSeason }) {
  const badge = season.isActive ? words.active : words.inactive;
  const { label } = seasonStatus(season, Date.now());
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      <Badge tone={season.isActive ? "ok" : "plain"}>{badge}</Badge>
      {label !== badge && <span className="text-label text-text-2">{label}</span>}
    </span>
  );
}

function SeasonActions({
  season,
  isOffline,
  onDelete,
}: Omit<SeasonRows, "seasons"> & { season: ManagedSeason }) {
  return (
    <span className="flex items-center justify-end gap-1">
      <Link
        to={adminPaths.season(season.id)}
        aria-label={words.manageWhich(season.name)}
        className={buttonClass()}
      >
        {words.manage}
      </Link>
      <IconButton
        label={words.remove(season.name)}
        icon={<Icon as={Trash2} />}
        disabled={isOffline}
        onClick={() => onDelete(season)}
        className="text-danger"
      />
    </span>
  );
}
