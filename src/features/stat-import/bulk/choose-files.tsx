import { clsx } from "clsx";
import { Download } from "lucide-react";
import { type DragEvent, useState } from "react";
import { saveStatFile } from "../../../app/commands/export-table.ts";
import { BULK_SAMPLE } from "../../../domain/imports/stats-sample.ts";
import { Button } from "../../../ui/button.tsx";
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
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button does the same
    <div
      className={clsx(
        "card grid justify-items-center gap-3 border-2 border-dashed px-4 py-8 text-center",
        isOver && "border-brand bg-surface-2",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="font-strong">{words.drop}</p>
      <p className="max-w-[60ch] text-dense text-text-2">{words.pattern}</p>
      <div className="flex flex-wrap justify-center gap-3">
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
      </div>
    </div>
  );
}
