import { useState } from "react";
import { figuresIn, type TeamImport } from "../../../domain/imports/merge-files.ts";
import type { ImportSeason } from "../../../domain/imports/stat-import.ts";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { CollectedChoice } from "../collected-choice.tsx";
import { importEffects } from "../import-effects.ts";
import { statImportMessages } from "../stat-import-messages.ts";
import type { PlannedImport } from "../use-planned-import.ts";
import { WizardFoot } from "../wizard-foot.tsx";
import { bulkMessages as words } from "./bulk-messages.ts";
import { ChooseFiles } from "./choose-files.tsx";
import { FileCard } from "./file-card.tsx";
import { keptImports } from "./kept-imports.ts";
import type { BulkFiles, ReviewedFile } from "./use-bulk-files.ts";
import { importKey } from "./use-bulk-import.ts";
import { usePlannedImports } from "./use-planned-imports.ts";

interface BulkReviewProps {
  readonly season: ImportSeason;
  readonly files: BulkFiles;
  readonly onBack: () => void;
  /** Receives the imports that replace collected plays, by `importKey`. */
  readonly onImport: (corrected: ReadonlySet<string>) => void;
}

/** Shows every file with its team, game and players; files with errors are skipped (A §4). */
export function BulkReview(props: BulkReviewProps) {
  const { season, files } = props;
  const { reviewed, imports } = files;
  const planned = usePlannedImports(imports);
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());

  function correct(key: string, isCorrected: boolean) {
    setCorrected((now) => {
      const next = new Set(now);
      if (isCorrected) next.add(key);
      else next.delete(key);
      return next;
    });
  }

  return (
    <>
      <ul aria-label={words.files} className="grid gap-4">
        {reviewed.map((file) => {
          const own = imports.find(({ fileIds }) => fileIds.includes(file.source.id));
          const key = own === undefined ? "" : importKey(own);
          const plan = planned.get(key);
          return (
            <FileCard
              key={file.source.id}
              season={season}
              file={file}
              note={noteOf(file, imports, reviewed)}
              files={files}
            >
              {own?.fileIds[0] === file.source.id && plan !== undefined && (
                <Effects
                  season={season}
                  plan={plan}
                  isCorrected={corrected.has(key)}
                  onCorrect={(isCorrected) => correct(key, isCorrected)}
                />
              )}
            </FileCard>
          );
        })}
      </ul>
      <ChooseFiles isFirst={false} onFiles={files.add} />
      <Summary {...props} corrected={corrected} kept={keptImports(imports, planned, corrected)} />
    </>
  );
}

/** Names what the import of one team and game does beside its figures. */
function Effects({
  season,
  plan,
  isCorrected,
  onCorrect,
}: {
  season: ImportSeason;
  plan: PlannedImport;
  isCorrected: boolean;
  onCorrect: (isCorrected: boolean) => void;
}) {
  if (plan.isUnchanged) return <p className="text-dense">{statImportMessages.unchangedPlan}</p>;
  const effects = importEffects(plan.numbers, season.imports);
  const isWritten = isCorrected || !plan.numbers.isCollected;
  return (
    <>
      {isWritten && effects.length > 0 && <p className="text-dense">{effects.join(" ")}</p>}
      {plan.numbers.isCollected && (
        <CollectedChoice
          value={isCorrected ? "correct" : "keep"}
          corrections={plan.numbers.corrections}
          onChange={(value) => onCorrect(value === "correct")}
        />
      )}
    </>
  );
}

function Summary({
  files: { reviewed, imports },
  corrected,
  kept,
  onBack,
  onImport,
}: BulkReviewProps & {
  corrected: ReadonlySet<string>;
  kept: readonly TeamImport[];
}) {
  const { isOffline } = useAdminPage();
  const written = imports.filter((each) => !kept.includes(each));
  const ready = filesOf(written);
  const lines = written.flatMap((each) => each.lines);
  const figures = figuresIn(lines);
  const isReading = reviewed.some(({ state }) => state === "pending" || state === "processing");
  const skipped = reviewed.length - filesOf(imports);
  return (
    <WizardFoot
      action={words.importButton(ready)}
      isReady={!isOffline && !isReading && ready > 0}
      onBack={onBack}
      onImport={() => onImport(corrected)}
    >
      {isReading ? (
        statImportMessages.reading
      ) : (
        <p>
          <strong>{words.summary(ready, written.length, lines.length, figures)}</strong>{" "}
          {kept.length > 0 && `${words.keptText(filesOf(kept))}. `}
          {skipped > 0 && words.skipped(skipped)}
        </p>
      )}
    </WizardFoot>
  );
}

const filesOf = (imports: readonly TeamImport[]) =>
  imports.reduce((sum, { fileIds }) => sum + fileIds.length, 0);

/** Notes that a file is added to another one or repeats it. */
function noteOf(
  { source }: ReviewedFile,
  imports: readonly TeamImport[],
  reviewed: readonly ReviewedFile[],
): string {
  const nameOf = (id: string) => reviewed.find((file) => file.source.id === id)?.source.name ?? "";
  const repeated = imports.find(({ repeatedIds }) => repeatedIds.includes(source.id));
  const [first = ""] = repeated?.fileIds ?? [];
  if (repeated !== undefined) return words.repeated(nameOf(first));
  const own = imports.find(({ fileIds }) => fileIds.includes(source.id));
  const others = (own?.fileIds ?? []).filter((id) => id !== source.id).map(nameOf);
  return others.length === 0 ? "" : words.summed(others.join(", "));
}
