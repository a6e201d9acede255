import { ChevronRight } from "lucide-react";
import { notify } from "../../app/notices/notices.ts";
import { STAT_KEYS, STATS, type StatKey } from "../../domain/game/stat-catalogue.ts";
import type { StatColumn } from "../../domain/imports/stat-columns.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";

const OPTIONS: readonly { value: StatKey | ""; label: string }[] = [
  { value: "", label: words.unused },
  ...STAT_KEYS.map((value) => ({ value, label: STATS[value].label })),
];

/** Assigns a stat of the catalogue to each column of the file. */
export function ColumnFields({
  columns,
  hasMemory,
  onColumn,
  onForget,
}: {
  columns: readonly StatColumn[];
  hasMemory: boolean;
  onColumn: (head: string, stat: StatKey | null) => void;
  onForget: () => void;
}) {
  const unused = columns.filter(({ stat }) => stat === null).length;
  return (
    <details className="group ink-rule">
      <summary className="type-action flex min-h-11 cursor-pointer items-center gap-2">
        <Icon as={ChevronRight} size="sm" className="group-open:rotate-90" />
        {words.columns(columns.length - unused, unused)}
      </summary>
      <p className="text-dense text-text-2">{words.columnsText}</p>
      <div className="mt-3 grid gap-3 tablet:grid-cols-2 wide:grid-cols-4">
        {columns.map(({ index, head, stat }) => (
          <SelectField
            key={index}
            label={head}
            options={OPTIONS}
            value={stat ?? ""}
            onChange={(value) => onColumn(head, value === "" ? null : value)}
          />
        ))}
      </div>
      {hasMemory && (
        <Button
          className="mt-3"
          onClick={() => {
            onForget();
            notify(words.forgotten);
          }}
        >
          {words.forget}
        </Button>
      )}
    </details>
  );
}
