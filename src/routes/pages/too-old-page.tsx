import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useIsTooOld, useSyncStatus } from "../../app/queries/device/use-sync-status.ts";
import { takeNewestVersion } from "../../app/update/service-worker.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { EmptyState } from "../../ui/states.tsx";
import { ExportUnsyncedButton } from "../errors/export-unsynced-button.tsx";
import { routeMessages } from "../route-messages.ts";
import { tooOldMessages } from "./page-messages.ts";

export function TooOldPage() {
  const isTooOld = useIsTooOld();
  const { pending } = useSyncStatus();
  const { title, text, currentTitle, currentText, waiting, nothingWaits } = tooOldMessages;
  usePageTitle(isTooOld ? title : currentTitle);
  return (
    <div className="mx-auto max-w-[480px] p-4">
      <EmptyState
        heading="h1"
        title={isTooOld ? title : currentTitle}
        text={
          <>
            {isTooOld ? text : currentText}
            <b className="mt-2 block">{pending > 0 ? waiting(pending) : nothingWaits}</b>
          </>
        }
      >
        {isTooOld && <UpdateButton />}
        {pending > 0 && <ExportUnsyncedButton />}
        <Link to={paths.games()} className={buttonClass({})}>
          {routeMessages.backToGames}
        </Link>
      </EmptyState>
    </div>
  );
}

function UpdateButton() {
  const [step, setStep] = useState<"idle" | "busy" | "unreachable">("idle");
  async function update() {
    setStep("busy");
    if (!(await takeNewestVersion())) setStep("unreachable");
  }
  return (
    <>
      <Button
        variant="fill"
        block
        disabled={step === "busy"}
        onClick={() => {
          void update();
        }}
      >
        {step === "busy" ? tooOldMessages.updating : tooOldMessages.update}
      </Button>
      <p role="status" className="basis-full text-dense empty:hidden">
        {step === "unreachable" && tooOldMessages.unreachable}
      </p>
    </>
  );
}
