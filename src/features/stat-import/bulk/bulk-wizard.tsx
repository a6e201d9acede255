import { useEffect, useState } from "react";
import { useAdminPage } from "../../../parts/admin/admin-page.tsx";
import { StepBar } from "../../../ui/wizard/step-bar.tsx";
import { useStepFocus } from "../../../ui/wizard/use-step-focus.ts";
import type { WizardProps } from "../import-frame.tsx";
import { PastStatImports } from "../past-stat-imports.tsx";
import { statImportMessages } from "../stat-import-messages.ts";
import { BulkDone } from "./bulk-done.tsx";
import { bulkMessages as words } from "./bulk-messages.ts";
import { BulkProgress } from "./bulk-progress.tsx";
import { BulkReview } from "./bulk-review.tsx";
import { ChooseFiles } from "./choose-files.tsx";
import { Unfinished } from "./unfinished.tsx";
import { useBulkFiles } from "./use-bulk-files.ts";
import { useBulkImport } from "./use-bulk-import.ts";

const STEPS = ["upload", "review", "importing", "complete"] as const;
type Step = (typeof STEPS)[number];

/** Shows the four steps (A §4). Imported files stay imported if the page is closed. */
export function BulkWizard({ season }: WizardProps) {
  const { reload } = useAdminPage();
  const files = useBulkFiles(season);
  const run = useBulkImport(season.season.id);
  const [step, setStep] = useState<Step>("upload");
  const top = useStepFocus(step);
  useLeaveQuestion(step === "importing");

  async function submit(corrected: ReadonlySet<string>) {
    setStep("importing");
    await run.start(files, corrected);
    await reload();
    setStep("complete");
  }

  function choose(list: Iterable<File>) {
    files.add(list);
    setStep("review");
  }

  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none *:min-w-0">
      <StepBar
        label={statImportMessages.stepsLabel}
        steps={words.steps}
        current={STEPS.indexOf(step)}
      />
      {step === "upload" && (
        <>
          <Unfinished seasonId={season.season.id} />
          <ChooseFiles isFirst onFiles={choose} />
          <PastStatImports season={season} />
        </>
      )}
      {step === "review" && (
        <BulkReview
          season={season}
          files={files}
          onBack={() => {
            files.clear();
            setStep("upload");
          }}
          onImport={(corrected) => void submit(corrected)}
        />
      )}
      {step === "importing" && <BulkProgress done={run.done} total={run.total} />}
      {step === "complete" && (
        <BulkDone
          season={season}
          results={run.results}
          onMore={() => {
            files.clear();
            setStep("upload");
          }}
        />
      )}
    </div>
  );
}

/** The browser asks before the page of a running import is left. */
function useLeaveQuestion(isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isRunning]);
}
