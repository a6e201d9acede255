import { Download } from "lucide-react";
import { saveStatFile } from "../../../app/commands/export-table.ts";
import { BULK_SAMPLE } from "../../../domain/imports/stats-sample.ts";
import { Button } from "../../../ui/button.tsx";
import { DropArea } from "../../../ui/form/drop-area.tsx";
import { FileButton } from "../../../ui/form/file-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { statImportMessages } from "../stat-import-messages.ts";
import { bulkMessages as words } from "./bulk-messages.ts";

/** Takes dropped or picked files; the review names those that are not CSV files. */
export function ChooseFiles({
  isFirst,
  onFiles,
}: {
  /** Nothing is chosen yet, so this is the view's main action. */
  isFirst: boolean;
  onFiles: (files: Iterable<File>) => void;
}) {
  return (
    <DropArea title={words.drop} text={<NamePattern />} onFiles={onFiles}>
      <FileButton
        label={isFirst ? words.choose : words.more}
        accept=".csv,text/csv"
        multiple
        size="lg"
        variant={isFirst ? "fill" : "plain"}
        onFiles={onFiles}
      />
      {isFirst && (
        <Button
          size="lg"
          variant="bare"
          icon={<Icon as={Download} size="sm" />}
          onClick={() => void saveStatFile(BULK_SAMPLE)}
        >
          {statImportMessages.sample}
        </Button>
      )}
    </DropArea>
  );
}

function NamePattern() {
  const { before, one, or, other, after } = words.pattern;
  return (
    <>
      {before} <span className="inline-block">{one}</span> {or}{" "}
      <span className="inline-block">{other}</span> {after}
    </>
  );
}
