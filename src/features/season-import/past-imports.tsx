import { useState } from "react";
import { askConfirm, notify, showAlert } from "../../app/notices/notices.ts";
import { undoSheetImport } from "../../app/server-calls/sheet-imports.ts";
import type { SeasonSheet } from "../../domain/season/sheet/season-sheet.ts";
import type { SheetImport } from "../../domain/season/sheet/sheet-import.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { momentText } from "../../parts/page/moment-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { importMessages as words } from "./import-messages.ts";
import { conflictWords, countWords, REFUSALS } from "./row-words.ts";

/** Lists this season's imports with the newest first; each can be undone as a whole. */
export function PastImports({
  sheet,
  imports,
}: {
  sheet: SeasonSheet;
  imports: readonly SheetImport[];
}) {
  const { isOffline, reload } = useAdminPage();
  const [undoing, setUndoing] = useState<string | null>(null);
  const leagues = new Map(sheet.leagues.map(({ id, name }) => [id, name]));

  async function undo(past: SheetImport) {
    if (undoing !== null) return;
    const isSure = await askConfirm({
      text: words.undoQuestion(countWords(past.counts)),
      confirmLabel: words.undoConfirm,
      danger: true,
    });
    if (!isSure) return;
    setUndoing(past.id);
    const answer = await undoSheetImport(past.id);
    if (answer.ok) await reload();
    setUndoing(null);
    if (!answer.ok) return showAlert(answer.error.message);
    const { refusal, rows } = answer.value;
    if (refusal === null) return notify(words.undoneText);
    return showAlert([REFUSALS[refusal], ...rows.slice(0, 8).map(conflictWords)].join("\n"));
  }

  return (
    <Section title={words.past}>
      {imports.length === 0 ? (
        <p className="text-dense text-text-2">{words.pastEmpty}</p>
      ) : (
        <ul aria-label={words.past} className="card mt-2 divide-y divide-line">
          {imports.map((past) => (
            <li
              key={past.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-3"
            >
              <div className="min-w-0">
                <p className="font-strong">{countWords(past.counts)}</p>
                <p className="truncate text-label text-text-2">
                  {[
                    momentText(past.createdAt, Date.now()),
                    leagues.get(past.leagueId),
                    past.fileName ??
                      (past.kind === "round_robin" ? words.kinds.round_robin : words.pasted),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              {past.undoneAt === null ? (
                <Button
                  aria-label={`${words.undo}: ${countWords(past.counts)}`}
                  disabled={isOffline}
                  aria-busy={undoing === past.id}
                  onClick={() => void undo(past)}
                >
                  {undoing === past.id ? words.undoing : words.undo}
                </Button>
              ) : (
                <Badge>{words.undone}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
