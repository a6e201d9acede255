import { clsx } from "clsx";
import { memo, useMemo } from "react";
import type { PlannedRow, RowChoice, Verdict } from "../../domain/season/sheet/import-plan.ts";
import type { SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import { LongList } from "../../parts/long-list/long-list.tsx";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { Cell, Table } from "../../ui/table.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { importMessages as words } from "./import-messages.ts";
import {
  fieldChangeWords,
  noteWords,
  placeWords,
  questionWords,
  rowChoiceWords,
} from "./row-words.ts";

const TONES: Readonly<Record<Verdict, BadgeTone>> = {
  added: "ok",
  changed: "info",
  unclear: "warn",
  left_out: "plain",
  unchanged: "plain",
};

interface RowProps {
  readonly row: PlannedRow;
  readonly teamNames: ReadonlyMap<string, string>;
  readonly onDecide: (key: string, choice: RowChoice) => void;
}

/** Shows a table from 800 px and cards on a phone; long sheets are drawn as they are scrolled. */
export function PreviewRows({
  rows,
  sheet,
  onDecide,
}: {
  rows: readonly PlannedRow[];
  sheet: SeasonSheet;
  onDecide: RowProps["onDecide"];
}) {
  const isWide = useMedia("(min-width: 50rem)");
  const teamNames = useMemo(
    () => new Map(sheet.teams.map(({ id, name }) => [id, name])),
    [sheet.teams],
  );
  const keyOf = ({ thing, row }: PlannedRow) => `${thing}-${row}`;
  return (
    <LongList count={rows.length}>
      {(length) => {
        const drawn = rows.slice(0, length);
        return isWide ? (
          <Table label={words.rows} head={words.columns}>
            {drawn.map((row) => (
              <TableRow key={keyOf(row)} row={row} teamNames={teamNames} onDecide={onDecide} />
            ))}
          </Table>
        ) : (
          <ul aria-label={words.rows} className="card divide-y divide-line">
            {drawn.map((row) => (
              <CardRow key={keyOf(row)} row={row} teamNames={teamNames} onDecide={onDecide} />
            ))}
          </ul>
        );
      }}
    </LongList>
  );
}

const TableRow = memo(function TableRow(props: RowProps) {
  const { row } = props;
  return (
    <tr
      className={clsx("h-12 border-b last:border-b-0", row.verdict === "unclear" && "bg-warn-bg")}
    >
      <Cell className="w-px text-text-2">{row.row}</Cell>
      <Cell heads className="max-w-96">
        <RowName row={row} />
      </Cell>
      <Cell className="w-px">
        <Badge tone={TONES[row.verdict]}>{words.verdicts[row.verdict]}</Badge>
      </Cell>
      <Cell className="max-w-[28rem]">
        <RowDetails {...props} />
      </Cell>
    </tr>
  );
});

const CardRow = memo(function CardRow(props: RowProps) {
  const { row } = props;
  return (
    <li className={clsx("grid gap-1.5 px-3 py-2.5", row.verdict === "unclear" && "bg-warn-bg")}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <div className="min-w-0">
          <RowName row={row} />
          <p className="text-label text-text-2">{words.row(row.row)}</p>
        </div>
        <Badge tone={TONES[row.verdict]}>{words.verdicts[row.verdict]}</Badge>
      </div>
      <RowDetails {...props} />
    </li>
  );
});

function RowName({ row: { thing, title, detail } }: { row: PlannedRow }) {
  return (
    <>
      <bdi className={clsx("block", thing === "team" && "font-strong")}>{title}</bdi>
      {detail.length > 0 && (
        <bdi className="block text-label text-text-2">{detail.map(placeWords).join(" · ")}</bdi>
      )}
    </>
  );
}

function RowDetails({ row, teamNames, onDecide }: RowProps) {
  const { changes, notes, question } = row;
  if (changes.length === 0 && notes.length === 0 && question === null) return null;
  return (
    <div className="grid gap-1 text-dense">
      {changes.map((change) => (
        <p key={change.field}>{fieldChangeWords(change, teamNames)}</p>
      ))}
      {notes.map((note) => (
        <p
          key={note.code + note.value}
          className={note.code === "finished" ? "" : "font-strong text-warn"}
        >
          {noteWords(note)}
        </p>
      ))}
      {question !== null && (
        <>
          <p>{questionWords(question, row.title)}</p>
          {question.choices.length > 1 && (
            <SelectField
              label={words.decide(row.title)}
              hideLabel
              options={[
                ...(question.chosen === null ? [{ value: "", label: words.undecided }] : []),
                ...question.choices.map((value) => ({
                  value: value as string,
                  label: rowChoiceWords(question.code, value),
                })),
              ]}
              value={question.chosen ?? ""}
              onChange={(choice) => {
                if (choice !== "") onDecide(question.key, choice as RowChoice);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
