import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import { memo, useMemo } from "react";
import { type MarkedRow, markedSheet } from "../../domain/season/sheet/marked-sheet.ts";
import type { Synonyms } from "../../domain/season/sheet/sheet-columns.ts";
import type { SheetProblem } from "../../domain/season/sheet/sheet-problem.ts";
import { LongList } from "../../parts/long-list/long-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { Cell, Table } from "../../ui/table.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { importMessages as words } from "./import-messages.ts";
import { problemText } from "./row-words.ts";

type WrittenCell = MarkedRow["cells"][number];

/** Shows the sheet as it was written and marks the cells that cannot be read. */
export function WrittenRows({
  cells,
  problems,
  names,
  fileName,
}: {
  cells: readonly (readonly string[])[];
  problems: readonly SheetProblem[];
  names: Synonyms;
  fileName: string | null;
}) {
  const isWide = useMedia("(min-width: 50rem)");
  const { heads, rows } = useMemo(
    () => markedSheet(cells, problems, names),
    [cells, problems, names],
  );
  if (rows.length === 0) return null;
  return (
    <Section title={words.rows} aside={fileName ?? undefined}>
      <LongList count={rows.length} className="mt-2">
        {(length) => {
          const drawn = rows.slice(0, length);
          return isWide ? (
            <Table label={words.rows} head={[words.rowColumn, ...heads]}>
              {drawn.map((row) => (
                <TableRow key={row.row} row={row} />
              ))}
            </Table>
          ) : (
            <ul aria-label={words.rows} className="card divide-y divide-line">
              {drawn.map((row) => (
                <CardRow key={row.row} row={row} heads={heads} />
              ))}
            </ul>
          );
        }}
      </LongList>
    </Section>
  );
}

const isBad = ({ cells }: MarkedRow) => cells.some(({ problems }) => problems.length > 0);

const TableRow = memo(function TableRow({ row }: { row: MarkedRow }) {
  return (
    <tr className={clsx("h-12 border-b last:border-b-0", isBad(row) && "bg-warn-bg")}>
      <Cell heads className="w-px text-text-2">
        {row.row}
      </Cell>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
        <Cell key={index} className="max-w-72 wrap-anywhere">
          <CellText cell={cell} />
        </Cell>
      ))}
    </tr>
  );
});

const CardRow = memo(function CardRow({
  row,
  heads,
}: {
  row: MarkedRow;
  heads: readonly string[];
}) {
  return (
    <li className={clsx("grid gap-1.5 px-3 py-2.5", isBad(row) && "bg-warn-bg")}>
      <p className="text-label text-text-2">{words.row(row.row)}</p>
      <dl className="grid grid-cols-[minmax(4rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1 text-dense">
        {row.cells.map((cell, index) =>
          cell.text === "" && cell.problems.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <div key={index} className="contents">
              <dt className="text-text-2 wrap-anywhere">{heads[index]}</dt>
              <dd className="wrap-anywhere">
                <CellText cell={cell} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </li>
  );
});

function CellText({ cell: { text, problems } }: { cell: WrittenCell }) {
  if (problems.length === 0) return <bdi>{text}</bdi>;
  return (
    <div className="grid gap-0.5 rounded-chip border-2 border-danger bg-surface px-2 py-1 text-danger">
      {text !== "" && <bdi className="font-strong">{text}</bdi>}
      {problems.map((problem) => (
        <span key={problem.code} className="flex items-start gap-1.5 text-label font-strong">
          <Icon as={TriangleAlert} size="sm" />
          {problemText(problem)}
        </span>
      ))}
    </div>
  );
}
