import { Download } from "lucide-react";
import { useState } from "react";
import { saveTable } from "../../app/commands/export-table.ts";
import { readStatCells } from "../../app/commands/imports/read-stat-file.ts";
import { readStatFile } from "../../domain/imports/read-stat-file.ts";
import { STATS_SAMPLE } from "../../domain/imports/stats-sample.ts";
import { Button } from "../../ui/button.tsx";
import { Dotted } from "../../ui/dotted.tsx";
import { DropArea } from "../../ui/form/drop-area.tsx";
import { FileButton } from "../../ui/form/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { gameWords } from "./choose-game.tsx";
import type { WizardProps } from "./import-frame.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";
import type { ChosenFile, StatDraft } from "./use-stat-import.ts";

/** A file that is of the wrong kind or unreadable stays here with its reason (A §4). */
export function UploadFile({
  season,
  draft,
  onBack,
  onFile,
}: WizardProps & {
  draft: StatDraft;
  onBack: () => void;
  onFile: (file: ChosenFile) => void;
}) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState("");

  async function choose([file, ...others]: readonly File[]) {
    if (file === undefined) return;
    if (others.length > 0) return setProblem(words.problems.several);
    setReading(true);
    setProblem("");
    const read = await readStatCells(file);
    setReading(false);
    if (!read.ok) return setProblem(problemWords(read.error.code, read.error.row));
    const reading = readStatFile(read.value.cells, "single", new Map());
    if (!reading.ok) return setProblem(problemWords(reading.problem, reading.row));
    onFile({ name: file.name, ...read.value, opId: crypto.randomUUID() });
  }

  if (isReading) return <Spinner label={words.reading} />;
  const team = season.teams.find(({ id }) => id === draft.teamId);
  const game = season.games.find(({ id }) => id === draft.gameId);
  return (
    <div className="grid gap-4">
      <p>
        <b className="block type-h3">{team?.name}</b>
        {game && <Dotted parts={gameWords(season, game).split(" · ")} />}
      </p>
      <DropArea
        title={words.drop}
        text={words.fileHint}
        problem={problem}
        onFiles={(files) => void choose(files)}
      >
        <FileButton
          label={words.file}
          accept=".csv,text/csv"
          size="lg"
          variant="fill"
          onFiles={(files) => void choose(files)}
        />
        <Button
          size="lg"
          variant="bare"
          icon={<Icon as={Download} size="sm" />}
          onClick={() => void saveTable(words.sampleFile, STATS_SAMPLE)}
        >
          {words.sample}
        </Button>
      </DropArea>
      <div>
        <Button size="lg" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}

function problemWords(code: keyof typeof words.problems, row: number | null): string {
  return `${words.problems[code]}${row === null ? "" : words.atRow(row)}`;
}
