import { clsx } from "clsx";
import { Download } from "lucide-react";
import { saveTable } from "../../app/commands/export-table.ts";
import { readSheetFile } from "../../app/commands/imports/read-sheet.ts";
import { showAlert } from "../../app/notices/notices.ts";
import type { SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import type { SheetKind } from "../../domain/season/sheet/sheet-import.ts";
import { ROSTER_SAMPLE, SCHEDULE_SAMPLE } from "../../domain/season/sheet/sheet-samples.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextAreaField } from "../../ui/form/field.tsx";
import { FileButton } from "../../ui/form/file-button.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Icon } from "../../ui/icon.tsx";
import { importMessages as words } from "./import-messages.ts";
import { RoundRobinForm } from "./round-robin-form.tsx";
import type { ImportDraft } from "./use-import.ts";

const KINDS: readonly SheetKind[] = ["rosters", "schedule", "round_robin"];

interface ImportFormProps {
  readonly sheet: SeasonSheet;
  readonly draft: ImportDraft;
  readonly onKind: (kind: SheetKind) => void;
  readonly onChange: (changes: Partial<ImportDraft>) => void;
  readonly onPreview: (changes: Partial<ImportDraft>) => void;
}

/** Asks for the kind of rows, the league, and the sheet or the options of a round robin. */
export function ImportForm(props: ImportFormProps) {
  const { sheet, draft, onKind, onChange, onPreview } = props;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 wide:grid-cols-[auto_minmax(0,20rem)]">
        <Segments
          label={words.kind}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={draft.kind}
          onChange={onKind}
          className={clsx("min-h-12", sheet.leagues.length > 1 && "wide:mt-5")}
        />
        {sheet.leagues.length > 1 && (
          <SelectField
            label={words.league}
            needed={draft.leagueId === "" && words.leagueFirst}
            options={[
              { value: "", label: words.chooseLeague },
              ...sheet.leagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.leagueId}
            onChange={(leagueId) => onChange({ leagueId })}
          />
        )}
      </div>
      {draft.kind !== "round_robin" ? (
        <SheetField {...props} kind={draft.kind} />
      ) : (
        draft.leagueId !== "" && (
          <RoundRobinForm key={draft.leagueId} sheet={sheet} draft={draft} onPreview={onPreview} />
        )
      )}
    </div>
  );
}

function SheetField({
  draft,
  kind,
  onChange,
  onPreview,
}: ImportFormProps & { kind: "rosters" | "schedule" }) {
  async function choose(chosen: File | undefined) {
    if (chosen === undefined) return;
    const read = await readSheetFile(chosen);
    if (!read.ok) return showAlert(words.fileProblems[read.error.code]);
    onPreview({ text: read.value, fileName: chosen.name });
  }
  const isWaiting = draft.leagueId === "";

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onPreview({});
      }}
    >
      <TextAreaField
        label={words.paste}
        hint={`${words.pasteHints[kind]} ${words.pasteNote}`}
        rows={10}
        spellCheck={false}
        autoCapitalize="none"
        className="max-wide:[&_textarea]:h-26 [&_textarea]:font-mono [&_textarea]:text-dense"
        value={draft.text}
        onChange={({ target }) => onChange({ text: target.value, fileName: null })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="fill" disabled={isWaiting || draft.text.trim() === ""}>
          {words.preview}
        </Button>
        <FileButton
          label={words.file}
          disabled={isWaiting}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onFiles={([file]) => void choose(file)}
        />
        <Button
          variant="bare"
          className="-ml-2"
          icon={<Icon as={Download} size="sm" />}
          onClick={() =>
            void saveTable(
              words.sampleFiles[kind],
              kind === "rosters" ? ROSTER_SAMPLE : SCHEDULE_SAMPLE,
            )
          }
        >
          {words.sample}
        </Button>
      </div>
    </form>
  );
}
