import { useDeferredValue, useMemo, useState } from "react";
import type { CommandFailure } from "../../app/commands/command-failure.ts";
import { showAlert } from "../../app/notices/notices.ts";
import { useToday } from "../../app/queries/device/use-today.ts";
import type { SeasonSheets } from "../../app/queries/server/use-season-sheet.ts";
import { importSheet } from "../../app/server-calls/sheet-imports.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { StepBar } from "../../ui/wizard/step-bar.tsx";
import { useStepFocus } from "../../ui/wizard/use-step-focus.ts";
import { ImportDone } from "./import-done.tsx";
import { ImportForm } from "./import-form.tsx";
import { importMessages as words } from "./import-messages.ts";
import { ImportPreview } from "./import-preview.tsx";
import { PastImports } from "./past-imports.tsx";
import { conflictWords, REFUSALS } from "./row-words.ts";
import { readImport, useImportDraft } from "./use-import.ts";

type Step = "choose" | "preview" | "done";
const STEPS: readonly Step[] = ["choose", "preview", "done"];

/** Shows the three steps of an import and the earlier imports. */
export function ImportView({ sheets: { sheet, imports } }: { sheets: SeasonSheets }) {
  const { reload } = useAdminPage();
  const { draft, importId, idFor, change, decide, begin } = useImportDraft(sheet);
  const [step, setStep] = useState<Step>("choose");
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Readonly<Record<string, number>>>({});
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const shown = useDeferredValue(draft);
  const today = useToday();
  const read = useMemo(
    () => readImport(sheet, shown, { idFor, today }),
    [sheet, shown, idFor, today],
  );
  const top = useStepFocus(step);

  async function submit() {
    if (isBusy) return;
    setBusy(true);
    const { steps } = read.plan;
    const { kind, leagueId, fileName } = draft;
    const answer = await importSheet({ importId, leagueId, kind, fileName, steps });
    if (!answer.ok) {
      setBusy(false);
      return showAlert(failureWords(answer.error));
    }
    await reload();
    setBusy(false);
    const { refusal, rows } = answer.value;
    if (refusal === "changed_meanwhile") return setConflicts(rows.map(conflictWords));
    if (refusal !== null) return showAlert(REFUSALS[refusal]);
    setConflicts([]);
    setResult(countSteps(steps));
    setStep("done");
  }

  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none *:min-w-0">
      <StepBar label={words.stepsLabel} steps={words.steps} current={STEPS.indexOf(step)} />
      {step === "choose" && (
        <>
          <ImportForm
            sheet={sheet}
            draft={draft}
            onKind={(kind) => {
              begin(kind);
              change({ text: draft.text, fileName: draft.fileName });
            }}
            onChange={change}
            onPreview={(changes) => {
              change({ ...changes, decisions: new Map() });
              setConflicts([]);
              setStep("preview");
            }}
          />
          <PastImports sheet={sheet} imports={imports} />
        </>
      )}
      {step === "preview" && (
        <ImportPreview
          sheet={sheet}
          draft={draft}
          read={read}
          conflicts={conflicts}
          isBusy={isBusy}
          onChange={change}
          onDecide={decide}
          onBack={() => setStep("choose")}
          onImport={() => void submit()}
        />
      )}
      {step === "done" && (
        <ImportDone
          sheet={sheet}
          kind={draft.kind}
          counts={result}
          onMore={(kind) => {
            begin(kind);
            setStep("choose");
          }}
        />
      )}
    </div>
  );
}

/** If the answer was lost, the import may have succeeded; the server recognizes it by its id. */
function failureWords({ code, message }: CommandFailure): string {
  return code === "network" ? words.unanswered : `${words.failed} ${message}`;
}

function countSteps(steps: readonly { thing: string; act: "add" | "change" }[]) {
  const counts: Record<string, number> = {};
  for (const { thing, act } of steps) {
    const name = `${thing}s_${act === "add" ? "added" : "changed"}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
