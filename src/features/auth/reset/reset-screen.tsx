import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { notify } from "../../../app/notices/notices.ts";
import { paths } from "../../../app/paths.ts";
import { signOut } from "../../../app/session/session-commands.ts";
import { useSession } from "../../../app/session/use-session.ts";
import { useWayOn } from "../../../parts/page/way-on.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { authMessages } from "../auth-messages.ts";
import { authPath } from "../auth-place.ts";
import { ResetForm } from "./reset-form.tsx";
import { type ResetGate, resetGate } from "./reset-gate.ts";
import { resetMessages } from "./reset-messages.ts";

/** Asks for a new password, or for the first one of an invited admin (P §2). */
export function ResetScreen({ appName }: { appName: string }) {
  const session = useSession();
  const address = useLocation();
  const leadOn = useWayOn();
  const [opened, setOpened] = useState<ResetGate | null>(null);
  // The reason that opened the form keeps it open, because the form's own success removes it.
  const gate = opened ?? resetGate(session, address);
  if (opened === null && gate.kind === "open") setOpened(gate);

  if (gate.kind === "loading") {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Spinner label={authMessages.loading} />
      </main>
    );
  }
  const isSetup = gate.kind === "open" && gate.why === "invited";
  const title = isSetup ? resetMessages.invitedTitle : resetMessages.title;
  if (gate.kind !== "open") {
    return (
      <AuthFrame appName={appName} title={title} isLow>
        <ResetRefused isSignedIn={gate.kind === "no-recovery"} />
      </AuthFrame>
    );
  }

  async function finish(email: string) {
    await signOut();
    await leadOn(paths.login(), { replace: true, state: { email } });
    notify(isSetup ? resetMessages.completed : resetMessages.updated);
  }
  const lead =
    gate.why === "temporary" ? resetMessages.temporaryLead : resetMessages.leadFor(gate.email);
  return (
    <AuthFrame appName={appName} title={title} lead={lead} isLow>
      <ResetForm email={gate.email} isSetup={isSetup} onDone={() => void finish(gate.email)} />
      <Link
        to={paths.games()}
        className="type-action inline-flex min-h-11 items-center justify-self-center underline underline-offset-4"
      >
        {authMessages.notNow}
      </Link>
    </AuthFrame>
  );
}

/** Explains in the specified words why there is no form (P §5), and offers the ways on. */
function ResetRefused({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <Note icon={CircleAlert} tone="bad" role="alert">
        {isSignedIn ? resetMessages.noRecovery : resetMessages.noSession}
      </Note>
      <div className="grid gap-3">
        <Link
          to={isSignedIn ? paths.account() : authPath("forgotten_password")}
          replace
          className={buttonClass({ variant: "fill", size: "lg", block: true })}
        >
          {isSignedIn ? resetMessages.toAccount : resetMessages.getLink}
        </Link>
        <Link
          to={isSignedIn ? paths.games() : paths.login()}
          replace
          className={buttonClass({ size: "lg", block: true })}
        >
          {isSignedIn ? resetMessages.goOn : resetMessages.toLogin}
        </Link>
      </div>
    </>
  );
}
