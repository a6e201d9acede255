import { useState } from "react";
import type { CommandFailure } from "../../app/commands/command-failure.ts";
import { showAlert } from "../../app/notices/notices.ts";
import { importStats } from "../../app/server-calls/stat-imports.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { StepBar } from "../../ui/wizard/step-bar.tsx";
import { useStepFocus } from "../../ui/wizard/use-step-focus.ts";
import { ChooseGame } from "./choose-game.tsx";
import type { WizardProps } from "./import-frame.tsx";
import { PastStatImports } from "./past-stat-imports.tsx";
import { StatImportDone, type StatImported } from "./stat-import-done.tsx";
import { statImportMessages as words } from "./stat-import-messages.ts";
import { StatImportPreview } from "./stat-import-preview.tsx";
import { UploadFile } from "./upload-file.tsx";
import { useStatImport } from "./use-stat-import.ts";

/** Lists the specified states in order (A §4). */
const STEPS = ["select", "upload", "preview", "importing", "complete"] as const;
type Step = (typeof STEPS)[number];

/** Shows the five steps; a failed import returns to the preview with all choices kept (A §4). */
export function ImportWizard({ season }: WizardProps) {
  const { reload } = useAdminPage();
  const state = useStatImport(season);
  const [step, setStep] = useState<Step>("select");
  const [done, setDone] = useState<StatImported | null>(null);
  const top = useStepFocus(step);
  const { draft, plan } = state;

  async function submit() {
    if (draft.file === null || plan === null) return;
    setStep("importing");
    const { opId, name: fileName, hash: fileHash } = draft.file;
    const { gameId, teamId, collected } = draft;
    const answer = await importStats({
      opId,
      gameId,
      teamId,
      fileName,
      fileHash,
      lines: plan.lines,
      collected,
    });
    if (!answer.ok) {
      setStep("preview");
      return showAlert(failureWords(answer.error));
    }
    if (answer.value.outcome === "rejected") {
      setStep("preview");
      return showAlert(`${words.failed}. ${words.refusals[answer.value.reason]}`);
    }
    await reload();
    setDone({
      isNew: answer.value.outcome === "applied" || answer.value.outcome === "duplicate",
      players: plan.lines.length,
      figures: plan.figures,
      left: plan.asked + plan.notFound + plan.leftOut,
    });
    setStep("complete");
  }

  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none *:min-w-0">
      <StepBar label={words.stepsLabel} steps={words.steps} current={STEPS.indexOf(step)} />
      {step === "select" && (
        <>
          <ChooseGame
            season={season}
            draft={draft}
            onChange={state.change}
            onNext={() => setStep("upload")}
          />
          <PastStatImports season={season} />
        </>
      )}
      {step === "upload" && (
        <UploadFile
          season={season}
          draft={draft}
          onBack={() => setStep("select")}
          onFile={(file) => {
            state.change({ file, rows: new Map(), collected: "keep" });
            setStep("preview");
          }}
        />
      )}
      {step === "preview" && (
        <StatImportPreview
          season={season}
          state={state}
          onBack={() => setStep("upload")}
          onImport={() => void submit()}
        />
      )}
      {step === "importing" && <Spinner label={words.importing(plan?.lines.length ?? 0)} />}
      {step === "complete" && done !== null && (
        <StatImportDone
          season={season}
          teamId={draft.teamId}
          gameId={draft.gameId}
          done={done}
          onMore={() => {
            state.begin();
            setStep("select");
          }}
        />
      )}
    </div>
  );
}

/** If the answer was lost, the import may have succeeded; the server recognizes it by its id. */
function failureWords({ code, message }: CommandFailure): string {
  return code === "network" ? words.unanswered : `${words.failed}. ${message}`;
}
