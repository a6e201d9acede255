import { clsx } from "clsx";
import { CircleHelp, Minus } from "lucide-react";
import { STAT_KEYS, STATS, type StatKey } from "../../domain/game/stat-catalogue.ts";
import type { PlayerDecision } from "../../domain/imports/match-players.ts";
import {
  type PlannedStatRow,
  type RowDecisions,
  rowsBesideHead,
  type StatImportPlan,
  type StatRowDecision,
} from "../../domain/imports/plan-stat-import.ts";
import type { StatFile } from "../../domain/imports/stat-file.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import { Jersey } from "../../parts/jersey.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Cell, Table } from "../../ui/table.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { Figure } from "./figure.tsx";
import { RowDoubts } from "./row-doubts.tsx";
import { RowPlayer } from "./row-player.tsx";
import { RowWarning } from "./row-warning.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

interface StatRowsProps {
  readonly season: ImportSeason;
  readonly teamId: string;
  readonly file: StatFile;
  readonly plan: StatImportPlan;
  readonly decisions: ReadonlyMap<number, StatRowDecision>;
  readonly onRows: (decisions: RowDecisions) => void;
  readonly onPlayer: (name: string, decision: PlayerDecision) => void;
  readonly onCreate: (name: string, jersey: string | null) => Promise<void>;
}

type RowProps = StatRowsProps & {
  readonly onRow: (row: number, decision: StatRowDecision | null) => void;
};

/** Shows every row, with one answer for all rows that wait because the head's length differs. */
export function StatRows(props: StatRowsProps) {
  const { plan, decisions, onRows } = props;
  const besideHead = rowsBesideHead(plan.rows);
  const inPlace = besideHead.map((row) => {
    const decided = decisions.get(row);
    const cells = typeof decided === "object" ? decided.cells : {};
    return [row, { cells, isInPlace: true }] as const;
  });
  const open = plan.asked + plan.notFound;
  const zeroed = plan.rows.filter(
    ({ state, source }) => state !== "left_out" && source.notes.some(({ code }) => code === "text"),
  ).length;
  return (
    <div className="grid gap-3 *:min-w-0">
      {open + zeroed > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex items-center gap-2 font-strong">
            <Icon as={CircleHelp} className="text-warn" />
            {[open > 0 && words.open(open, plan.rows.length), zeroed > 0 && words.zeroed(zeroed)]
              .filter((text) => text !== false)
              .join(" · ")}
          </p>
          {besideHead.length > 1 && (
            <Button onClick={() => onRows(inPlace)}>{words.allInPlace(besideHead.length)}</Button>
          )}
        </div>
      )}
      <RowList {...props} onRow={(row, decision) => onRows([[row, decision]])} />
    </div>
  );
}

/** Shows a table from 1100 px and cards below; a row that waits has a tint and says so. */
function RowList(props: RowProps) {
  const isWide = useMedia("(min-width: 68.75rem)");
  const { file, plan } = props;
  const stats = STAT_KEYS.filter((key) => file.columns.some(({ stat }) => stat === key));
  if (!isWide) {
    return (
      <ul aria-label={words.rows} className="card divide-y divide-line">
        {plan.rows.map((row) => (
          <CardRow key={row.source.row} row={row} stats={stats} {...props} />
        ))}
      </ul>
    );
  }
  return (
    <Table
      label={words.rows}
      head={[
        words.number,
        words.playerName,
        words.matchedPlayer,
        ...stats.map((stat) => (
          <span key={stat} className="block text-right">
            {STATS[stat].label}
          </span>
        )),
      ]}
    >
      {plan.rows.map((row) => (
        <tr
          key={row.source.row}
          className={clsx("h-12 border-b last:border-b-0", isWaiting(row) && "bg-warn-bg")}
        >
          <Cell className="w-px">
            <Jersey number={row.source.jersey} />
          </Cell>
          <Cell heads>
            <div className="flex items-center justify-between gap-2">
              <bdi className={clsx(row.state === "left_out" && "text-text-2")}>
                {row.source.name}
              </bdi>
              <RowState state={row.state} />
            </div>
          </Cell>
          <Cell className="min-w-76">
            <div className="grid gap-1.5">
              <RowPlayer row={row} {...props} />
              <Warnings row={row} {...props} />
            </div>
          </Cell>
          {stats.map((stat) => (
            <Cell key={stat} className="w-px text-right!">
              <Figure
                row={row}
                stat={stat}
                decision={props.decisions.get(row.source.row)}
                {...props}
              />
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}

function CardRow({
  row,
  stats,
  ...props
}: RowProps & { row: PlannedStatRow; stats: readonly StatKey[] }) {
  const shown = stats.filter(
    (stat) =>
      row.counts[stat] !== undefined ||
      row.source.notes.some((note) => note.code === "doubtful" && note.stat === stat),
  );
  return (
    <li className={clsx("grid gap-2 px-3 py-3", isWaiting(row) && "bg-warn-bg")}>
      <div className="flex items-center gap-3">
        <Jersey number={row.source.jersey} />
        <p
          className={clsx(
            "min-w-0 flex-1 font-strong wrap-anywhere",
            row.state === "left_out" && "text-text-2",
          )}
          dir="auto"
        >
          {row.source.name}
        </p>
        <RowState state={row.state} />
      </div>
      <RowPlayer row={row} {...props} />
      {shown.length > 0 && (
        <dl className="flex flex-wrap gap-x-4 gap-y-2 text-dense">
          {shown.map((stat) => (
            <div key={stat} className="flex items-center gap-1.5">
              <dt className="text-text-2">{STATS[stat].label}</dt>
              <dd>
                <Figure
                  row={row}
                  stat={stat}
                  decision={props.decisions.get(row.source.row)}
                  {...props}
                />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Warnings row={row} {...props} />
    </li>
  );
}

function isWaiting({ state }: PlannedStatRow): boolean {
  return state !== "ready" && state !== "left_out";
}

function RowState({ state }: Pick<PlannedStatRow, "state">) {
  if (state === "ready") return null;
  const isLeft = state === "left_out";
  return (
    <Badge tone={isLeft ? "plain" : "warn"}>
      <Icon as={isLeft ? Minus : CircleHelp} size="sm" />
      {isLeft ? words.leftOut : words.waits}
    </Badge>
  );
}

function Warnings({ row, ...props }: RowProps & { row: PlannedStatRow }) {
  const warnings = row.source.notes.flatMap((note) => {
    if (note.code === "no_jersey") return [words.noJersey];
    return note.code === "text" ? [words.countsZero(note.head, note.said)] : [];
  });
  if (row.state === "not_found") warnings.push(words.notFound);
  return (
    <div className="grid justify-items-start gap-1 empty:hidden">
      {warnings.map((text) => (
        <RowWarning key={text} text={text} />
      ))}
      <RowDoubts row={row} decision={props.decisions.get(row.source.row)} onRow={props.onRow} />
    </div>
  );
}
