import { Copy, Download } from "lucide-react";
import { useId, useState } from "react";
import { copyTable } from "../../app/commands/copy-table.ts";
import { saveTable } from "../../app/commands/export-table.ts";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { useToday } from "../../app/queries/device/use-today.ts";
import type { SeasonFigureRows } from "../../app/queries/pages/season-figures.ts";
import type { ReadPage } from "../../app/queries/pages/use-kept-page.ts";
import { exportFileName } from "../../domain/exports/export-file-name.ts";
import type { ExportTable } from "../../domain/exports/export-table.ts";
import { momentText } from "../../parts/page/moment-text.ts";
import type { PageAge } from "../../parts/page/read-age.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { StatsView } from "./stats-address.ts";
import { statsMessages } from "./stats-messages.ts";

/** The source of exported figures, and the age of those on the screen. */
export interface ExportSource {
  readonly age: PageAge;
  readonly newest: ReadPage<SeasonFigureRows>["newest"];
}

/** After this time the file is made from the figures on the screen and names their age. */
const PATIENCE_MS = 8_000;

/**
 * Exports every row that was found, because "Top 20" limits only the screen. A file waits for the
 * newest figures or is named after their age; the clipboard cannot wait, so its notice says it.
 */
export function ExportButtons({
  view: { kind, stage },
  part,
  rows,
  table,
  source: { age, newest },
}: {
  view: StatsView;
  part: string | null;
  /** The number of rows that were found. */
  rows: number;
  /** Builds the table of these figures; null uses those on the screen. */
  table: (figures: SeasonFigureRows | null) => ExportTable;
  source: ExportSource;
}) {
  const hintId = useId();
  const today = useToday();
  const [isWaiting, setWaiting] = useState(false);

  async function save() {
    setWaiting(true);
    const found = await newest(PATIENCE_MS).finally(() => setWaiting(false));
    const { readAt, isNew } = found ?? { ...age, isNew: false };
    const exported = table(found?.value ?? null);
    const asOf = isNew ? null : Date.parse(readAt);
    const what = kind === "players" ? "player" : "team";
    const name = exportFileName(what, part, stage, today, asOf);
    if (!(await saveTable(name, exported))) return;
    notify(statsMessages.saved(exported.rows.length, kind, name, old(readAt, isNew)));
  }
  async function copy() {
    const isNew = age.isNew && !age.isRefreshing && age.problem === null;
    if (!(await copyTable(table(null)))) return showAlert(statsMessages.notCopied);
    notify(statsMessages.copied(rows, kind, old(age.readAt, isNew)));
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={rows === 0 || isWaiting}
          icon={<Icon as={Download} size="sm" />}
          aria-describedby={hintId}
          onClick={() => void save()}
        >
          {isWaiting ? statsMessages.exportWaits : statsMessages.exportCsv}
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

/** null: the server has just confirmed the figures. */
function old(readAt: string, isNew: boolean): string | null {
  return isNew ? null : momentText(readAt, Date.now());
}
