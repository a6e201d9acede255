import { Copy, Download } from "lucide-react";
import { useId } from "react";
import { copyTable, saveTable } from "../../app/commands/export-table.ts";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { useToday } from "../../app/queries/device/use-today.ts";
import { exportFileName } from "../../domain/exports/export-file-name.ts";
import type { ExportTable } from "../../domain/exports/export-table.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { StatsView } from "./stats-address.ts";
import { statsMessages } from "./stats-messages.ts";

/** Exports every row that was found: "Top 20" limits only the screen. `table` is built on click. */
export function ExportButtons({
  view: { kind, division, stage },
  rows,
  table,
}: {
  view: StatsView;
  /** How many it has. */
  rows: number;
  table: () => ExportTable;
}) {
  const hintId = useId();
  const today = useToday();

  function save() {
    const name = exportFileName(kind === "players" ? "player" : "team", division, stage, today);
    saveTable(name, table());
    notify(statsMessages.saved(rows, kind, name));
  }
  async function copy() {
    if (await copyTable(table())) notify(statsMessages.copied(rows, kind));
    else await showAlert(statsMessages.notCopied);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={rows === 0}
          icon={<Icon as={Download} size="sm" />}
          aria-describedby={hintId}
          onClick={save}
        >
          {statsMessages.exportCsv}
        </Button>
        <Button
          disabled={rows === 0}
          icon={<Icon as={Copy} size="sm" />}
          title={statsMessages.copyHint}
          aria-describedby={hintId}
          onClick={() => void copy()}
        >
          {statsMessages.copy}
        </Button>
      </div>
      {rows > 0 && (
        <p id={hintId} className="text-label text-text-2">
          {statsMessages.exportHint(rows, kind)}
        </p>
      )}
    </div>
  );
}
