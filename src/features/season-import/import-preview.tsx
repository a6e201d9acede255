import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import {
  countVerdicts,
  type PlannedRow,
  type RowChoice,
  type Verdict,
} from "../../domain/season/sheet/import-plan.ts";
import type { SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import { ROSTER_COLUMNS, SCHEDULE_COLUMNS } from "../../domain/season/sheet/sheet-columns.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Note } from "../../ui/note.tsx";
import { Section } from "../../ui/section.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { importMessages as words } from "./import-messages.ts";
import { PreviewRows } from "./preview-rows.tsx";
import { ProblemList } from "./problem-list.tsx";
import { countWords } from "./row-words.ts";
import type { ImportDraft, ReadImport } from "./use-import.ts";
import { WrittenRows } from "./written-rows.tsx";

interface ImportPreviewProps {
  readonly sheet: SeasonSheet;
  readonly draft: ImportDraft;
  readonly read: ReadImport;
  /** The conflicts that the server named when it refused the import. */
  readonly conflicts: readonly string[];
  readonly isBusy: boolean;
  readonly onChange: (changes: Partial<ImportDraft>) => void;
  readonly onDecide: (key: string, choice: RowChoice) => void;
  readonly onBack: () => void;
  readonly onImport: () => void;
}

/** Shows every row with its verdict, or with its problems while there are any. */
export function ImportPreview(props: ImportPreviewProps) {
  const { draft, read, conflicts, isBusy, onBack } = props;
  const { plan, ignored } = read;
  if (isBusy) return <Spinner label={words.importing(plan.steps.length)} />;
  return (
    <>
      <ReadingChoices {...props} />
      {conflicts.length > 0 && (
        <Note icon={CircleAlert} tone="bad" role="alert">
          <p className="font-strong">{words.conflictsTitle}</p>
          <p>{words.conflictsText}</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Note>
      )}
      {ignored.length > 0 && <Note icon={Info}>{words.ignored(ignored.join(", "))}</Note>}
      {draft.unplaced > 0 && (
        <Note icon={TriangleAlert} tone="warn">
          {words.unplaced(draft.unplaced)}
        </Note>
      )}
      {draft.byes !== "" && <Note icon={Info}>{words.byes(draft.byes)}</Note>}
      {plan.problems.length > 0 ? (
        <>
          <ProblemList problems={plan.problems} />
          <div>
            <Button size="lg" variant="fill" onClick={onBack}>
              {words.toSheet}
            </Button>
          </div>
          <WrittenRows
            cells={read.cells}
            problems={plan.problems}
            names={draft.kind === "rosters" ? ROSTER_COLUMNS : SCHEDULE_COLUMNS}
            fileName={draft.fileName}
          />
        </>
      ) : (
        <>
          <ScheduleNotes rows={plan.rows} />
          <PlannedRows {...props} />
        </>
      )}
    </>
  );
}

/** Says before the rows what is easily missed among them. */
function ScheduleNotes({ rows }: { rows: readonly PlannedRow[] }) {
  const past = rows.filter(({ notes }) => notes.some(({ code }) => code === "past_day"));
  const finished = rows.filter(
    ({ notes, question }) =>
      notes.some(({ code }) => code === "finished") ||
      (question?.code === "has_met" && question.chosen === "leave"),
  );
  return (
    <>
      {past.length > 0 && (
        <Note icon={TriangleAlert} tone="warn">
          {words.pastDays(past.length)}
        </Note>
      )}
      {finished.length > 0 && <Note icon={Info}>{words.finished(finished.length)}</Note>}
    </>
  );
}

const FILTERS: readonly (Verdict | "all")[] = [
  "all",
  "added",
  "changed",
  "unclear",
  "left_out",
  "unchanged",
];

function PlannedRows({ sheet, draft, read, onDecide, onBack, onImport }: ImportPreviewProps) {
  const { isOffline } = useAdminPage();
  const [filter, setFilter] = useState<Verdict | "all">("all");
  const { rows, steps } = read.plan;
  const counts = countVerdicts(rows);
  const options = FILTERS.filter((value) => value === "all" || counts[value] > 0).map((value) => ({
    value,
    label: value === "all" ? words.all : words.verdicts[value],
    count: value === "all" ? rows.length : counts[value],
  }));
  const chosen = options.some(({ value }) => value === filter) ? filter : "all";
  const shown = chosen === "all" ? rows : rows.filter(({ verdict }) => verdict === chosen);
  const summary = summaryOf(rows);
  const league = sheet.leagues.find(({ id }) => id === draft.leagueId);
  const nothingWords = counts.unchanged === rows.length ? words.nothing : words.noneTaken;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 flex-[1_1_16rem] text-dense">
          <strong>{summary === "" ? nothingWords : `${summary}.`}</strong>{" "}
          {counts.unclear > 0 && words.unclearLeft(counts.unclear)}{" "}
          {steps.length > 0 && words.notYet}
        </p>
        <div className="flex gap-3">
          <Button size="lg" onClick={onBack}>
            {words.change}
          </Button>
          {steps.length > 0 && (
            <Button size="lg" variant="fill" disabled={isOffline} onClick={onImport}>
              {words.importButton(steps.length)}
            </Button>
          )}
        </div>
      </div>
      <Section
        title={words.rows}
        aside={[league?.name, draft.fileName].filter(Boolean).join(" · ")}
      >
        <div className="mt-2 grid gap-3">
          <Segments label={words.filter} options={options} value={chosen} onChange={setFilter} />
          <PreviewRows rows={shown} sheet={sheet} onDecide={onDecide} />
        </div>
      </Section>
    </>
  );
}

/** Asks how to read dates and times, but only if the sheet leaves it open. */
function ReadingChoices({ draft, read, onChange }: ImportPreviewProps) {
  if (!read.hasSlashDates && !read.asksForTimes) return null;
  return (
    <div className="grid gap-3 wide:grid-cols-2">
      {read.hasSlashDates && (
        <SelectField
          label={words.slashes}
          options={optionsOf(words.slashChoices)}
          value={draft.slashes}
          onChange={(slashes) => onChange({ slashes })}
        />
      )}
      {read.asksForTimes && (
        <SelectField
          label={words.plainTimes}
          options={optionsOf(words.plainTimeChoices)}
          value={draft.plainTimes}
          onChange={(plainTimes) => onChange({ plainTimes })}
        />
      )}
    </div>
  );
}

function optionsOf<Value extends string>(choices: Readonly<Record<Value, string>>) {
  return Object.entries<string>(choices).map(([value, label]) => ({
    value: value as Value,
    label,
  }));
}

function summaryOf(rows: readonly PlannedRow[]): string {
  const counts: Record<string, number> = {};
  for (const { thing, verdict } of rows) {
    const name = `${thing}s_${verdict}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return countWords(counts);
}
